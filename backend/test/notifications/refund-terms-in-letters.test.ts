import ICAL from 'ical.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { type Mail, MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { type BookingResponse, pay } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** 07:00 in Guayaquil. */
const clock = new FixedClock('2026-11-20T12:00:00Z');

let app: TestApp;
let courtId: string;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { databaseUrl: null } });
});
beforeEach(async () => {
  courtId = await aCourt(app, await aVenue(app), { nightSingles: 1305, nightDoubles: 3305 });
});
afterAll(() => app.close());

async function book(name: string, choice: object = {}) {
  const browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/profile', { name, email: `${name.toLowerCase()}@example.org` });
  const hour = { courtId, bookingDate: '2026-11-22', timeSlot: '18:00', gameType: 'singles', ...choice };
  const { body } = await browser.post<BookingResponse>('/api/bookings', hour);
  return { browser, bookingId: body.id };
}

const letterTo = (name: string, occasion: string): Promise<Mail> =>
  eventually(async () => {
    const sender = app.get(MailSender);
    if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
    const letters = (await sender.all()).filter(({ to }) => to === `${name}@example.org`);
    const found = letters.find(({ key }) => key.startsWith(`${occasion}:`));
    if (!found) throw new Error(`${name} got only ${letters.map(({ key }) => key).join(', ')}`);
    return found;
  }, 15_000);

function alarmsIn(file: string | undefined): string[] {
  const root = new ICAL.Component(ICAL.parse(file ?? '') as unknown[]);
  const alarms = root.getFirstSubcomponent('vevent')?.getAllSubcomponents('valarm') ?? [];
  return alarms.map((alarm) => {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm.getFirstPropertyValue('description'))).toMatch(/^¿No vas a poder\? /);
    return String(alarm.getFirstPropertyValue('trigger'));
  });
}

const rowsOf = ({ text }: Mail): string[] =>
  (text ?? '').split('\n').filter((line) => /^(Antes del|Hasta el|Después)/.test(line));

test('the confirmation says until when how much comes back to which card, and the event reminds of it', async () => {
  const booking = await book('Ana');
  await pay(app, booking);
  const letter = await letterTo('ana', 'confirmed');
  expect(rowsOf(letter)).toEqual([
    'Antes del sábado 21 de noviembre a las 18:00: 100% · $13.05 a Visa ···· 4242',
    'Hasta el domingo 22 de noviembre a las 06:00: 50% · $6.53 a Visa ···· 4242',
    'Después: Sin reembolso',
  ]);
  expect(letter.text).toContain('Si tienes que cancelar, abajo dice cuánto te devolvemos');
  const reminders = ['2026-11-21T21:00:00Z', '2026-11-22T09:00:00Z'];
  expect(alarmsIn(letter.calendar?.content)).toEqual(reminders);
  const file = await booking.browser.get<string>(`/api/bookings/${booking.bookingId}/calendar.ics`);
  expect(alarmsIn(file.body)).toEqual(reminders);
});

test('the promise of the letter is what a cancellation at that minute gives back', async () => {
  const booking = await book('Eva');
  await pay(app, booking);
  expect(rowsOf(await letterTo('eva', 'confirmed'))[1]).toContain('$6.53');
  clock.set('2026-11-22T11:00:00Z'); // 06:00 at the venue
  const { body } = await booking.browser.post<{ refundAmount: string }>('/api/cancellations', {
    bookingId: booking.bookingId,
  });
  clock.set('2026-11-20T12:00:00Z');
  expect(body.refundAmount).toBe('6.53');
  expect(alarmsIn((await letterTo('eva', 'cancelled')).calendar?.content)).toEqual([]);
});

test('each person of a shared booking reads the part that comes back to them', async () => {
  const booking = await book('Luz', { gameType: 'doubles' });
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await friend.send('PUT', '/api/session/profile', { name: 'Leo', email: 'leo@example.org' });
  await payPlace(app, booking.bookingId, shareToken, friend);
  const receipt = await letterTo('leo', 'receipt');
  expect(rowsOf(receipt)).toEqual([
    'Antes del sábado 21 de noviembre a las 18:00: 100% · $8.26 a Visa ···· 4242',
    'Hasta el domingo 22 de noviembre a las 06:00: 50% · $4.13 a Visa ···· 4242',
    'Después: Sin reembolso',
  ]);
  expect(receipt.text).toContain('Si quien reservó cancela el partido, abajo dice');
  const ofLink = await friend.get<string>(`/api/shared-payment-links/${shareToken}/calendar.ics`);
  expect(alarmsIn(ofLink.body)).toEqual([]); // no person in particular
});

test('the letter and the event after a move carry the terms of the new hour', async () => {
  const { browser, bookingId } = await book('Sol');
  const to = { bookingDate: '2026-11-23', timeSlot: '19:00' };
  expect((await browser.post(`/api/bookings/${bookingId}/move`, to)).status).toBe(200);
  const letter = await letterTo('sol', 'moved');
  expect(rowsOf(letter)).toEqual([
    'Antes del domingo 22 de noviembre a las 19:00: 100% · $13.05 a la tarjeta con la que pagues',
    'Hasta el lunes 23 de noviembre a las 07:00: 50% · $6.53 a la tarjeta con la que pagues',
    'Después: Sin reembolso',
  ]);
  expect(alarmsIn(letter.calendar?.content)).toEqual(['2026-11-22T22:00:00Z', '2026-11-23T10:00:00Z']);
});

test('a booking that is paid too late for any refund says so, without a reminder', async () => {
  const booking = await book('Iris', { bookingDate: '2026-11-20' });
  await pay(app, booking);
  const letter = await letterTo('iris', 'confirmed');
  expect(letter.text).toContain('Si se cancela: Sin reembolso');
  expect(alarmsIn(letter.calendar?.content)).toEqual([]);
});
