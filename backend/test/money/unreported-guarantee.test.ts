import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { holdTotal, OUTCOMES, outcomeOf, TOTAL } from './deadline-cases.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

/** The webhook may be late, and the organiser may have closed the browser. */
test('a guarantee that nobody has reported yet is captured at the deadline', async () => {
  const booking = await aDoublesBooking(app, TOTAL);
  await holdTotal(app, booking);
  await payPlace(app, booking.bookingId, (await share(booking)).shareToken);
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    booking.bookingId,
  ]);
  await app.get(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () => expect(await outcomeOf(app, booking.bookingId)).toEqual(OUTCOMES.guarantee));
});
