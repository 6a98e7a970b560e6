import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { booksOf, confirm, intentOf } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

/** A doubles booking with its payment link. 29.05 leaves one odd cent. */
async function aTable(price = 2905) {
  const booking = await aDoublesBooking(app, price);
  const { shareToken } = await share(booking);
  return { ...booking, shareToken };
}

const who = (playerName: string, ...placesFor: string[]) => ({ playerName, placesFor });

test('the table shows every place with its price, and which one carries the odd cent', async () => {
  const { browser, shareToken } = await aTable();
  const { places } = await look(browser, shareToken);
  expect(places.map(({ number, amount, hasOddCent }) => [number, amount, hasOddCent])).toEqual([
    [1, '7.26', false],
    [2, '7.26', false],
    [3, '7.26', false],
    [4, '7.27', true],
  ]);
  expect(places.every(({ status, payerName }) => status === 'open' && payerName === null)).toBe(true);
});

test('one payment pays for two players, whom the table names with their payer', async () => {
  const { bookingId, browser, shareToken } = await aTable();
  const ana = new Browser(app.url);
  expect(await payPlace(app, bookingId, shareToken, ana, who('Ana Torres', '', 'Luis'))).toBe('14.52');
  const { places, currentParticipants, payers } = await look(browser, shareToken);
  expect(
    places.map(({ status, payerName, forName, isYours }) => [status, payerName, forName, isYours]),
  ).toEqual([
    ['paid', 'Ana', null, false],
    ['paid', 'Ana', 'Luis', false],
    ['open', null, null, false],
    ['open', null, null, false],
  ]);
  expect(currentParticipants).toBe(2);
  expect(payers).toHaveLength(2);
  expect(await booksOf(app, bookingId)).toMatchObject({
    paidCents: 1452,
    payments: [{ status: 'succeeded' }],
  });
  const own = (await look(ana, shareToken)).places;
  expect(own.map(({ isYours }) => isYours)).toEqual([true, true, false, false]);
});

test('anybody with the link pays the whole rest in one payment', async () => {
  const { bookingId, browser, shareToken } = await aTable();
  await payPlace(app, bookingId, shareToken);
  const eva = new Browser(app.url);
  expect(await payPlace(app, bookingId, shareToken, eva, who('Eva', '', '', ''))).toBe('21.79');
  expect(await look(browser, shareToken)).toMatchObject({ status: 'complete', currentParticipants: 4 });
  expect((await booksOf(app, bookingId)).paidCents).toBe(2905);
});

test('a player who has paid a place can pay for another player afterwards', async () => {
  const { bookingId, shareToken } = await aTable();
  const ana = new Browser(app.url);
  await payPlace(app, bookingId, shareToken, ana, who('Ana', ''));
  await payPlace(app, bookingId, shareToken, ana, who('Ana', 'Luis'));
  const { places } = await look(ana, shareToken);
  expect(places.filter(({ isYours }) => isYours).map(({ forName }) => forName)).toEqual([null, 'Luis']);
});

test('names of unpaid places are not shown', async () => {
  const { bookingId, shareToken } = await aTable();
  const ana = new Browser(app.url);
  await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'Luis'));
  for (const reader of [ana, new Browser(app.url)]) {
    const { places } = await look(reader, shareToken);
    expect(places.map(({ status }) => status)).toEqual(['reserved', 'reserved', 'open', 'open']);
    expect(JSON.stringify(places)).not.toMatch(/Ana|Luis/);
  }
});

test('two friends who want the last three places: one gets all of them, the other is not charged', async () => {
  const { bookingId, shareToken } = await aTable();
  await payPlace(app, bookingId, shareToken);
  const friends = [new Browser(app.url), new Browser(app.url), new Browser(app.url)];
  const asked = await Promise.all(
    friends.map((friend) => askForPlace(friend, bookingId, shareToken, who('Eva', '', ''))),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = asked.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(['not_enough_places', 'not_enough_places']);
  expect((await look(new Browser(app.url), shareToken)).pendingParticipants).toBe(2);
});

test('a payer who changes the number of places gets a new payment, and the old one cannot charge', async () => {
  const { bookingId, shareToken } = await aTable();
  const ana = new Browser(app.url);
  const one = (await askForPlace(ana, bookingId, shareToken, who('Ana', ''))).body.clientSecret ?? '';
  const two = await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'Luis'));
  expect(two.body.amount).toBe('14.52');
  const late = await confirm(app, { intentId: intentOf(one), clientSecret: one });
  expect(late.body.error?.code).toBe('payment_intent_unexpected_state');
  expect((await look(ana, shareToken)).pendingParticipants).toBe(2);
  const back = await askForPlace(ana, bookingId, shareToken, who('Ana', ''));
  expect([back.body.amount, (await look(ana, shareToken)).pendingParticipants]).toEqual(['7.26', 1]);
});

test('other names for the same places keep the payment', async () => {
  const { bookingId, shareToken } = await aTable();
  const ana = new Browser(app.url);
  const first = await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'Luis'));
  const second = await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'Marta'));
  expect(second.body.clientSecret).toBe(first.body.clientSecret);
  const clientSecret = second.body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  await eventually(async () =>
    expect((await look(ana, shareToken)).places[1]).toMatchObject({ status: 'paid', forName: 'Marta' }),
  );
});

test('a payer who asks for more places than there are keeps the place of the open payment', async () => {
  const { bookingId, shareToken } = await aTable();
  const [ana, eva] = [new Browser(app.url), new Browser(app.url)];
  const own = await askForPlace(ana, bookingId, shareToken, who('Ana', ''));
  await askForPlace(eva, bookingId, shareToken, who('Eva', '', ''));
  const refused = await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'a', 'b'));
  expect([refused.status, refused.body.code]).toEqual([409, 'not_enough_places']);
  const clientSecret = own.body.clientSecret ?? '';
  const { body } = await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  expect(body.status).toBe('succeeded');
});

test('a payment that succeeded in another tab is not followed by a second one', async () => {
  const { bookingId, shareToken } = await aTable();
  const ana = new Browser(app.url);
  const own = (await askForPlace(ana, bookingId, shareToken, who('Ana', ''))).body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(own), clientSecret: own });
  const more = await askForPlace(ana, bookingId, shareToken, who('Ana', '', 'Luis'));
  const held = (await look(ana, shareToken)).pendingParticipants;
  // The webhook may have been faster: then the two places are new ones, and nothing was charged.
  if (more.status === 409) expect([more.body.code, held]).toEqual(['place_paid_meanwhile', 0]);
  else expect([more.status, held]).toEqual([201, 2]);
});

test.each([[[]], [['a', 'b', 'c', 'd', 'e']], [['x'.repeat(41)]], [[1]], ['Ana']])(
  'places for %j are refused before anything is reserved',
  async (placesFor) => {
    const { bookingId, shareToken, browser } = await aTable();
    const refused = await browser.post('/api/create-payment-intent', { bookingId, shareToken, placesFor });
    expect(refused.status).toBe(400);
    expect((await look(browser, shareToken)).pendingParticipants).toBe(0);
  },
);
