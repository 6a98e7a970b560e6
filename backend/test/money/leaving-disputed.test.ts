import { BookingsFacade } from '../../src/modules/bookings/index.js';
import { FollowDispute } from '../../src/modules/payments/application/disputes/follow-dispute.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { booksOf, confirm, intentOf, providerOf, report } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, leave, share } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webhooks: false, config: { role: 'api' } });
});
afterAll(() => app.close());

/** Does something at the moment before the next lock of a booking. */
function beforeNextLock(act: () => Promise<unknown>): void {
  const bookings = app.get(BookingsFacade);
  const lock = bookings.lock.bind(bookings);
  const spy = jest.spyOn(bookings, 'lock').mockImplementation(async (bookingId) => {
    spy.mockRestore();
    await act();
    return lock(bookingId);
  });
}

test('a lost dispute that is recorded while its payer leaves takes what is owed, and no revenue', async () => {
  const { bookingId, browser } = await aDoublesBooking(app);
  const { shareToken } = await share({ bookingId, browser });
  const friend = new Browser(app.url);
  const clientSecret = (await askForPlace(friend, bookingId, shareToken)).body.clientSecret ?? '';
  const intentId = intentOf(clientSecret);
  await confirm(app, { intentId, clientSecret }, 'pm_card_createDispute');
  await report({ browser: friend, bookingId, intentId }, { shareToken });
  const { data } = await providerOf(app).disputes.list({ payment_intent: intentId });
  const disputeId = data[0]?.id ?? '';
  await providerOf(app).disputes.update(disputeId, { evidence: { uncategorized_text: 'losing_evidence' } });

  beforeNextLock(async () => expect((await leave(friend, bookingId, shareToken)).status).toBe(200));
  await app.get(FollowDispute).execute(disputeId);

  const { ledger } = await booksOf(app, bookingId);
  const balance = (account: string) =>
    ledger.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);
  expect([balance('booking_revenue'), balance('owed_to_payers'), balance('disputed')]).toEqual([0, 0, 0]);
  await expectConsistentLedger(app);
});
