import ICAL from 'ical.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { PlayerId } from '../../src/kernel/domain/ids.js';
import { PlayerRecords } from '../../src/modules/players/index.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { type Mail, MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking, leave, payPlace, share } from '../support/fixtures/sharing.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { jobsDone } from '../support/jobs-done.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
});
afterAll(() => app.close());

const address = (name: string) => `${name}@example.org`;

/** A browser whose player has a name and an address. */
async function aPlayer(name: string): Promise<Browser> {
  const browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/profile', { name, email: address(name.toLowerCase()) });
  return browser;
}

async function lettersTo(name: string): Promise<Mail[]> {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  return (await sender.all()).filter(({ to }) => to === address(name));
}

/** Waits for the letter of an occasion. */
const letterTo = (name: string, occasion: string): Promise<Mail> =>
  eventually(async () => {
    const letters = await lettersTo(name);
    const found = letters.find(({ key }) => key.startsWith(`${occasion}:`));
    if (!found) throw new Error(`${name} got only ${letters.map(({ key }) => key).join(', ')}`);
    return found;
  }, 15_000);

function eventIn({ calendar }: Mail) {
  const root = new ICAL.Component(ICAL.parse(calendar?.content ?? '') as unknown[]);
  const event = root.getFirstSubcomponent('vevent');
  return {
    method: root.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    status: event?.getFirstPropertyValue('status'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  };
}

test('a friend who paid gets a receipt, then the cancellation and the refund, by name', async () => {
  const organiser = await aPlayer('Ana');
  const friend = await aPlayer('Luis');
  const booking = await aDoublesBooking(app, 2900, organiser);
  const { shareToken } = await share(booking);
  await payPlace(app, booking.bookingId, shareToken, friend);

  const receipt = await letterTo('luis', 'receipt');
  expect(receipt.text).toMatch(
    /^Hola, Luis:\n\nRecibimos tu pago\n\nGracias: pagaste tu parte en el partido de Ana\./,
  );
  expect(receipt.text).toContain('Pagaste: $7.25\nTarjeta: Visa ···· 4242');
  const event = eventIn(receipt);
  expect(event).toMatchObject({ method: 'REQUEST', uid: booking.bookingId, status: 'TENTATIVE' });
  expect((await letterTo('ana', 'part_paid')).text).toMatch(/^Hola, Ana:/);

  const reason = 'canary-reason-of-the-organiser';
  await organiser.post('/api/cancellations', { bookingId: booking.bookingId, reason });
  const cancelled = await letterTo('luis', 'cancelled');
  expect(cancelled.text).toContain('Ana canceló el partido en el que pagaste tu parte.');
  expect(cancelled.text).toContain('Te devolvemos $7.25 (100% de lo pagado)');
  expect(cancelled.text).not.toContain(reason);
  expect(eventIn(cancelled)).toMatchObject({ method: 'CANCEL', uid: booking.bookingId, status: 'CANCELLED' });
  expect(eventIn(cancelled).sequence).toBeGreaterThan(event.sequence);

  const own = await letterTo('ana', 'cancelled');
  expect(own.text).toContain('A cada persona que pagó su parte le devolvemos lo suyo');
  expect(own.text).not.toContain('Te devolvemos');
  expect((await letterTo('luis', 'refund_succeeded')).text).toContain('Enviamos $7.25 a la tarjeta');
  expect((await lettersTo('luis')).length).toBe(3);
}, 60_000);

test('the organiser hears of a payment that brings the sum to what it was before a payer left', async () => {
  const organiser = await aPlayer('Olga');
  const booking = await aDoublesBooking(app, 2900, organiser);
  const { shareToken } = await share(booking);
  const friend = await aPlayer('Pedro');
  await payPlace(app, booking.bookingId, shareToken, friend);
  await letterTo('olga', 'part_paid');
  await app.sql(`update mail_addresses set verified_at = now()`); // so that letters are not limited
  await leave(friend, booking.bookingId, shareToken);
  expect((await letterTo('olga', 'left')).text).toContain('dejó su lugar, y le devolvemos $7.25');
  expect((await letterTo('pedro', 'left')).text).toContain('Te devolvemos los $7.25 completos');
  await payPlace(app, booking.bookingId, shareToken, await aPlayer('Rosa'));
  await eventually(async () => {
    const told = (await lettersTo('olga')).filter(({ key }) => key.startsWith('part_paid:'));
    expect(told).toHaveLength(2);
  }, 15_000);
}, 60_000);

test('an organiser who pays alone gets one letter, which is the receipt too', async () => {
  const browser = await aPlayer('Eva');
  await pay(app, await anUnpaidBooking(app, { browser }));
  const confirmed = await letterTo('eva', 'confirmed');
  expect(confirmed.text).toContain('Pagaste: $14.50');
  expect(eventIn(confirmed)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' });
  await jobsDone(app, 'notifications');
  expect(await lettersTo('eva')).toHaveLength(1);
});

test('a player who moves a booking gets the new hour, for the calendar too', async () => {
  const browser = await aPlayer('Sol');
  const { bookingId } = await anUnpaidBooking(app, { browser });
  const hour = { bookingDate: dayFromNow(4), timeSlot: '09:00' };
  const moved = await browser.post<{ code: string }>(`/api/bookings/${bookingId}/move`, hour);
  expect([moved.status, moved.body]).toEqual([
    expect.any(Number),
    expect.objectContaining({ id: bookingId }),
  ]);
  const letter = await letterTo('sol', 'moved');
  expect(letter.subject).toContain('09:00 a 10:00');
  expect(letter.text).toContain('Faltan $14.50 por pagar');
  expect(eventIn(letter)).toMatchObject({ method: 'REQUEST', uid: bookingId, status: 'TENTATIVE' });
});

test('a guest who signs in keeps the receipt that was still to be written, and the reminders', async () => {
  const guest = await aPlayer('Mar');
  const account = await aPlayer('Marina');
  const idOf = async (browser: Browser) =>
    (await browser.get<{ userId: PlayerId }>('/api/session')).body.userId;
  const [guestId, accountId] = [await idOf(guest), await idOf(account)];
  await guest.send('PUT', '/api/session/reminders', { dayBefore: false, hoursBefore: true });
  await pay(app, await anUnpaidBooking(app, { browser: guest, timeSlot: '12:00' }));
  await letterTo('mar', 'confirmed');
  await app.get(UnitOfWork).run(async () => {
    await app.sql(`delete from sessions where player_id = $1`, [guestId]);
    await app.get(PlayerRecords).moveAll(guestId, accountId);
  });
  const { body } = await account.get('/api/session/reminders');
  expect(body).toEqual({ dayBefore: false, hoursBefore: true, mailUnsubscribed: false });
  const [payment] = await app.sql<{ id: string; bookingId: string }>(
    `select id, booking_id as "bookingId" from payments where player_id = $1`,
    [accountId],
  );
  // As if the provider had reported the payment only now: the event names the payment.
  await app.sql(`select graphile_worker.add_job('notifications.excess', $1::json)`, [
    JSON.stringify({ bookingId: payment?.bookingId, paymentId: payment?.id, playerId: guestId }),
  ]);
  expect((await letterTo('marina', 'excess')).text).toContain('Te devolvemos los $14.50 completos');
});
