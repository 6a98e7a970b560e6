import { type BookingId, type PaymentId, idFrom } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { RepairPayment } from '../../src/modules/payments/application/repairs/repair-payment.js';
import { anUnpaidBooking, booksOf, confirm, intentOf } from '../support/fixtures/payments.js';
import { aCode, useCode } from './code-scene.js';
import { holdTotal, outcomeOf, OUTCOMES, TOTAL } from './deadline-cases.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

/** The webhook may be late, and the organiser may have closed the browser. */
test('a guarantee that is not reported yet is captured at the deadline', async () => {
  const booking = await aDoublesBooking(app, TOTAL);
  await holdTotal(app, booking);
  await payPlace(app, booking.bookingId, (await share(booking)).shareToken);
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    booking.bookingId,
  ]);
  await app.get(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () => expect(await outcomeOf(app, booking.bookingId)).toEqual(OUTCOMES.guarantee));
});

/** A guest pays with a code that each player may use once, and the browser does not report it. */
async function anUnreportedHold(): Promise<BookingId> {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const booking = await anUnpaidBooking(app);
  const clientSecret = (await useCode(booking, code)).body.clientSecret ?? '';
  const { body } = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(body.status).toBe('requires_capture');
  return booking.bookingId;
}

const expectPaid = (bookingId: string) =>
  eventually(async () => expect(await booksOf(app, bookingId)).toMatchObject({ paidCents: 1305 }));

test('a payment that is held until its card is checked is taken at the deadline, if it was not reported', async () => {
  const bookingId = await anUnreportedHold();
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  await app.get(EnforceDeadline).execute(bookingId);
  await expectPaid(bookingId);
});

test('the repair takes a payment that is held until its card is checked, even after its deadline', async () => {
  const bookingId = await anUnreportedHold();
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  const [payment] = await app.sql<{ id: PaymentId }>(`select id from payments where booking_id = $1`, [
    bookingId,
  ]);
  await app.get(RepairPayment).execute(payment?.id ?? idFrom<PaymentId>(''));
  await expectPaid(bookingId);
});
