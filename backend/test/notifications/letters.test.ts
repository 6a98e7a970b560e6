import { randomUUID } from 'node:crypto';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
});
afterAll(() => app.close());

const address = (name: string) => `${name}@example.org`;
const storedFor = async (to: string) => {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  return (await sender.all()).filter((mail) => mail.to === to);
};

async function aBookingOf(name: string, timeSlot?: string): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app, { timeSlot });
  const { status } = await booking.browser.send('PUT', '/api/session/email', { email: address(name) });
  expect(status).toBe(200);
  return booking;
}

test('a player who pays gets one confirmation with the calendar event', async () => {
  const booking = await aBookingOf('ana', '06:00');
  await pay(app, booking);
  await eventually(async () => {
    const [mail, ...others] = await storedFor(address('ana'));
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Tu cancha está reservada: .+, de 06:00 a 07:00$/);
    expect(mail?.text).toContain('Total: $14.50');
    expect(mail?.text).toMatch(/Ver la reserva: http:\/\/localhost:\d+\/reserva\/[\w-]{22}\n/);
    expect(mail?.calendar?.content).toContain(`UID:${booking.bookingId}`);
  });
  const page = await new Browser(app.url).get<string>('/dev/mail');
  expect(page.body).toContain('Tu cancha está reservada');
});

test('a player who pays at the club gets a letter with the amount and a certain event', async () => {
  const booking = await anUnpaidBooking(app, { timeSlot: '07:00' });
  await asAccount(app, booking.browser, address('sofia'));
  await booking.browser.send('PUT', '/api/session/profile', { name: 'Sofía Ruiz' });
  await app.sql(
    `update venues set rules = '{"payAtClub": true}', rules_version = 1
      where id = (select venue_id from bookings where id = $1)`,
    [booking.bookingId],
  );
  const { status } = await booking.browser.post(`/api/bookings/${booking.bookingId}/pay-at-club`, {});
  expect(status).toBe(200);
  await eventually(async () => {
    const [mail, ...others] = await storedFor(address('sofia'));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Tu reserva está confirmada y pagas $14.50 en el club.');
    expect(mail?.calendar?.content).toContain('STATUS:CONFIRMED');
  });
});

test('a customer for whom the desk holds an hour reads until when and how to pay', async () => {
  const courtId = await aCourt(app, await aVenue(app), { daySingles: 1450 });
  const date = dayFromNow(3);
  const sale = {
    courtId,
    bookingDate: date,
    timeSlot: '10:00',
    gameType: 'singles',
    customer: { name: 'Marta Vera', email: address('marta') },
    payment: { kind: 'later' },
  };
  const key = { 'Idempotency-Key': randomUUID() };
  const admin = await anAdmin(app);
  for (const status of [201, 201])
    expect(await admin.send('POST', '/api/admin/bookings', sale, key)).toMatchObject({ status });
  await eventually(async () => {
    const [mail, ...others] = await storedFor(address('marta'));
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Tu cancha está guardada: .+, de 10:00 a 11:00$/);
    expect(mail?.text).toMatch(/Paga \$14\.50 hasta el .+ a las 09:00 \(hora del complejo\): con tarjeta/);
    expect(mail?.text).toMatch(/Pagar ahora: http:\/\/localhost:\d+\/reserva\/[\w-]{22}\n/);
    expect(mail?.calendar ?? null).toBeNull();
  });
});

test('the letter about a cancellation names the refund', async () => {
  const booking = await aBookingOf('luis');
  await pay(app, booking);
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () => {
    const cancelled = (await storedFor(address('luis'))).find(({ subject }) => subject.includes('cancelada'));
    expect(cancelled?.text).toContain('Te devolvemos $14.50 (100% de lo pagado)');
  });
});

test('a player without an address gets no letter, and a malformed address is refused', async () => {
  const booking = await anUnpaidBooking(app);
  const wrong = await booking.browser.send('PUT', '/api/session/email', { email: 'no es un correo' });
  expect(wrong.status).toBe(400);
  await pay(app, booking);
  await eventually(async () => {
    const done = await app.sql(
      `select 1 from graphile_worker.jobs where task_identifier like 'notifications.conf%'`,
    );
    expect(done).toEqual([]);
  });
  // The row only lets the confirmation page say that nothing was sent.
  expect(
    await app.sql(`select outcome, address_id from sent_mails where key = $1`, [
      `confirmed:${booking.bookingId}`,
    ]),
  ).toEqual([{ outcome: 'no_address', address_id: null }]);
});

test('only the player who made a booking gets its calendar file', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const file = await browser.get<string>(`/api/bookings/${bookingId}/calendar.ics`);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/filename="reserva-\d{4}-\d{2}-\d{2}\.ics"/);
  expect(file.body).toMatch(/BEGIN:VEVENT[\s\S]+SUMMARY:Tenis · Cancha 1 · Club de Prueba/);
  expect((await new Browser(app.url).get(`/api/bookings/${bookingId}/calendar.ics`)).status).toBe(404);
});
