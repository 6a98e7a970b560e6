import { Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { SharedLinksFacade } from '../../src/modules/shared-links/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { booksOf, confirm, intentOf, providerOf } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';

/** What a process of the version before does with the places of a payment: it knows one of them. */
const FIRST = `(select min(place) from shares where payment_id = $1 and status = 'reserved')`;
const BEFORE = {
  markPaid: statement(
    'test.mark-paid-before',
    `update shares set status = 'paid', player_id = $2, reserved_until = null
      where payment_id = $1 and place = ${FIRST}`,
  ),
  free: statement(
    'test.free-before',
    `update shares set status = 'open', payment_id = null, player_id = null, reserved_until = null
      where payment_id = $1 and place = ${FIRST}`,
  ),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const [links, database] = [app.get(SharedLinksFacade), app.get(Database)];
  jest
    .spyOn(links, 'markPaid')
    .mockImplementation(async (_, ...payment) => void (await database.query(BEFORE.markPaid, payment)));
  jest
    .spyOn(links, 'free')
    .mockImplementation(async (_, paymentId) => void (await database.query(BEFORE.free, [paymentId])));
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

async function payingForTwo() {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const { body } = await askForPlace(new Browser(app.url), booking.bookingId, shareToken, {
    placesFor: ['', 'Luis'],
  });
  const clientSecret = body.clientSecret ?? '';
  return { ...booking, shareToken, clientSecret, intentId: intentOf(clientSecret) };
}

test('all places of a payment are paid that a process of the version before settles', async () => {
  const { bookingId, browser, shareToken, ...payment } = await payingForTwo();
  await confirm(app, payment);
  await eventually(async () => expect((await booksOf(app, bookingId)).paidCents).toBe(1452));
  const { places } = await look(browser, shareToken);
  expect(places.map(({ status, forName }) => [status, forName])).toEqual([
    ['paid', null],
    ['paid', 'Luis'],
    ['open', null],
    ['open', null],
  ]);
  for (let each = 0; each < 2; each++) await payPlace(app, bookingId, shareToken);
  expect((await look(browser, shareToken)).status).toBe('complete');
});

test('all places of a payment open that a process of the version before ends', async () => {
  const { browser, shareToken, intentId } = await payingForTwo();
  await providerOf(app).paymentIntents.cancel(intentId);
  await eventually(async () => {
    const { places } = await look(browser, shareToken);
    expect(places.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open']);
  });
});
