import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { SavedCards } from '../../src/modules/payment-provider/index.js';
import { CloseBooking } from '../../src/modules/payments/application/deadline/close-booking.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  anUnpaidBooking,
  booksOf,
  confirm,
  intentOf,
  PAID_ONCE,
  pay,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aCode, useCode } from './code-scene.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const statusOf = (bookingId: string) => app.sql(`select status from bookings where id = $1`, [bookingId]);

/**
 * Lets the deadline of a booking come twice at once: the first run has found the saved card when
 * the second one runs from its beginning to its end. Returns when both have ended.
 */
async function comeDueTwice({ bookingId }: UnpaidBooking, endsAs: string): Promise<void> {
  const cards = app.get(SavedCards);
  const toCharge = cards.toCharge.bind(cards);
  const runs = jest.spyOn(app.get(CloseBooking), 'execute');
  jest.spyOn(cards, 'toCharge').mockImplementationOnce(async (...args) => {
    const card = await toCharge(...args);
    await app.get(CloseBooking).execute(bookingId);
    expect(await statusOf(bookingId)).toEqual([{ status: endsAs }]);
    return card;
  });
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  await app.get(EnforceDeadline).execute(bookingId);
  // The queue may run the job a third time, for the intent that ended meanwhile.
  await eventually(() => expect(runs.mock.calls.length).toBeGreaterThanOrEqual(2));
  await Promise.all(runs.mock.results.map(({ value }) => value as Promise<void>));
  jest.restoreAllMocks();
}

test('two runs of one deadline charge the saved card once', async () => {
  const { browser } = await pay(app, await anUnpaidBooking(app));
  const unpaid = await anUnpaidBooking(app, { browser });
  await comeDueTwice(unpaid, 'active');
  expect(await booksOf(app, unpaid.bookingId)).toEqual(PAID_ONCE);
});

test('a run that is overtaken charges no card after the hour and the code were given back', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const { browser } = await pay(app, await anUnpaidBooking(app));
  const unpaid = await anUnpaidBooking(app, { browser });
  await useCode(unpaid, code);
  const other = await anUnpaidBooking(app);
  const clientSecret = (await useCode(other, code)).body.clientSecret ?? '';
  const payment = { ...other, clientSecret, intentId: intentOf(clientSecret) };
  await confirm(app, payment);
  expect((await report(payment)).status).toBe(201);
  await comeDueTwice(unpaid, 'expired');
  expect(await booksOf(app, unpaid.bookingId)).toMatchObject({ paidCents: 0, ledger: [] });
});
