import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { LetterBox } from '../../src/modules/notifications/application/letter-box.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { jobsDone } from '../support/jobs-done.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
});
afterAll(() => app.close());

const address = (name: string) => `${name}@example.org`;

async function occasionsOf(name: string): Promise<string[]> {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  const mails = (await sender.all()).filter(({ to }) => to === address(name));
  return mails.map(({ key }) => key.split(':', 1)[0] ?? '').sort();
}

/** An unpaid booking of a player with an address that has had its three letters of the day. */
async function aBookingBeyondLimit(name: string): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app);
  await booking.browser.send('PUT', '/api/session/email', { email: address(name) });
  const letter = { subject: 'Hola', title: 'Hola', paragraphs: [], facts: [] };
  for (const n of [1, 2, 3])
    await app.get(LetterBox).post({ key: `other:${name}-${n}`, to: address(name), letter });
  return booking;
}

const confirmationOf = async ({ browser, bookingId }: UnpaidBooking, by: Browser = browser) =>
  (await by.get<{ state?: string }>(`/api/bookings/${bookingId}/confirmation-letter`)).body.state;

test('letters about a paid booking reach an unconfirmed address, however many it got before', async () => {
  const booking = await aBookingBeyondLimit('pago');
  await pay(app, booking);
  await eventually(async () => expect(await confirmationOf(booking)).toBe('sent'));
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () =>
    expect(await occasionsOf('pago')).toEqual([
      'cancelled',
      'confirmed',
      'other',
      'other',
      'other',
      'refund_succeeded',
    ]),
  );
});

test('letters about paid bookings leave the three of the day to the others', async () => {
  const booking = await anUnpaidBooking(app);
  await booking.browser.send('PUT', '/api/session/email', { email: address('ambas') });
  await pay(app, booking);
  await eventually(async () => expect(await occasionsOf('ambas')).toEqual(['confirmed']));
  const letter = { subject: 'Hola', title: 'Hola', paragraphs: [], facts: [] };
  for (const n of [1, 2, 3, 4])
    await app.get(LetterBox).post({ key: `other:ambas-${n}`, to: address('ambas'), letter });
  expect(await occasionsOf('ambas')).toEqual(['confirmed', 'other', 'other', 'other']);
});

test('a booking without money counts like any other letter, and its owner reads so', async () => {
  const booking = await aBookingBeyondLimit('gratis');
  await app.sql(`insert into discount_codes (id, code, type, value_hundredths, created_at)
                 values (gen_random_uuid(), 'REGALO', 'percentage', 10000, now())`);
  const { browser, bookingId } = booking;
  const intent = { bookingId, discountCode: 'REGALO' };
  expect((await browser.post('/api/create-payment-intent', intent)).status).toBeLessThan(300);
  await eventually(async () => expect(await confirmationOf(booking)).toBe('over_limit'));
  expect(await occasionsOf('gratis')).toEqual(['other', 'other', 'other']);
});

test('an address whose owner wants no letters gets none about a paid booking, and the screen learns it', async () => {
  const booking = await aBookingBeyondLimit('bloqueada');
  await app.sql(`update mail_addresses set blocked_at = now() where masked like 'b•••%'`);
  expect(await confirmationOf(booking)).toBe('blocked');
  await pay(app, booking);
  await jobsDone(app, 'notifications');
  expect(await confirmationOf(booking)).toBe('blocked');
  expect(await occasionsOf('bloqueada')).toEqual(['other', 'other', 'other']);
});

test('a confirmation without an address stays unsent, also if the player leaves one later', async () => {
  const booking = await anUnpaidBooking(app);
  expect(await confirmationOf(booking)).toBe('no_address');
  await pay(app, booking);
  await jobsDone(app, 'notifications');
  await booking.browser.send('PUT', '/api/session/email', { email: address('tarde') });
  expect(await confirmationOf(booking)).toBe('no_address');
  expect(await occasionsOf('tarde')).toEqual([]);
});

test('only the owner learns what became of a confirmation', async () => {
  const booking = await anUnpaidBooking(app);
  const path = `/api/bookings/${booking.bookingId}/confirmation-letter`;
  for (const stranger of [new Browser(app.url), (await anUnpaidBooking(app)).browser])
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
});
