import { randomUUID } from 'node:crypto';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { holdTotal } from '../money/deadline-cases.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, pay, providerOf } from '../support/fixtures/payments.js';

interface Card {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  promisedTo: string[];
}

let fault: Fault | undefined;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    sandbox: {
      faults: ({ path }) => (path.includes('payment_methods') ? fault : undefined),
      onError: () => undefined,
    },
  });
});
afterEach(() => {
  fault = undefined;
});
afterAll(() => app.close());

const cardsOf = async (browser: Browser): Promise<Card[]> =>
  (await browser.get<Card[]>('/api/session/cards')).body;
const remove = (browser: Browser, id = '') =>
  browser.send<{ code?: string; message?: string }>('DELETE', `/api/session/cards/${id}`);
const whoPaidWith = async (card: string): Promise<Browser> =>
  (await pay(app, await anUnpaidBooking(app), card)).browser;

async function codeOf(bookingId: string): Promise<string> {
  const [booking] = await app.sql<{ code: string }>(`select code from bookings where id = $1`, [bookingId]);
  return booking?.code ?? '';
}

test('a player sees the saved cards and removes one, which then is neither offered nor kept', async () => {
  const browser = await whoPaidWith('pm_card_visa');
  const [card, ...others] = await cardsOf(browser);
  expect(others).toEqual([]);
  const expYear = new Date().getFullYear() + 3;
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12, expYear, promisedTo: [] });
  expect((await remove(browser, card?.id)).status).toBe(204);
  expect(await cardsOf(browser)).toEqual([]);
  const method = await providerOf(app).paymentMethods.retrieve(card?.id ?? '');
  expect(method.customer).toBeNull();
  const { bookingId } = await anUnpaidBooking(app, { browser });
  const { body } = await browser.post('/api/create-payment-intent', { bookingId });
  expect(body).toMatchObject({ savedCard: null });
  expect((await browser.get(`/api/bookings/${bookingId}`)).body).toMatchObject({ atDeadline: 'expires' });
});

test('a card that a booking will be charged to stays, and the refusal names the booking', async () => {
  const browser = await whoPaidWith('pm_card_visa');
  const booking = await anUnpaidBooking(app, { browser });
  const code = await codeOf(booking.bookingId);
  const [card] = await cardsOf(browser);
  expect(card?.promisedTo).toEqual([code]);
  const { status, body } = await remove(browser, card?.id);
  expect([status, body.code]).toEqual([409, 'card_promised']);
  expect(body.message).toContain(code);
  await browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () => expect((await cardsOf(browser))[0]?.promisedTo).toEqual([]));
  expect((await remove(browser, card?.id)).status).toBe(204);
});

test('a card that holds a guarantee can go: the guarantee is captured without it', async () => {
  const booking = await anUnpaidBooking(app);
  const intentId = await holdTotal(app, booking);
  const card = await eventually(async () => {
    const [held] = await cardsOf(booking.browser);
    expect(held?.promisedTo).toEqual([]);
    return held;
  });
  expect((await remove(booking.browser, card?.id)).status).toBe(204);
  const captured = await providerOf(app).paymentIntents.capture(intentId);
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1450 });
  await eventually(async () => {
    const paid = `select 1 from bookings where id = $1 and paid_cents = total_cents`;
    expect(await app.sql(paid, [booking.bookingId])).toHaveLength(1);
  });
});

test('an account has its own cards and those of its guest, whose promise holds too', async () => {
  const account = await asAccount(app, await whoPaidWith('pm_card_visa'));
  const phone = await whoPaidWith('pm_card_mastercard');
  const { bookingId } = await anUnpaidBooking(app, { browser: phone });
  await merge(app, await playerOf(phone), account.playerId);
  const cards = await cardsOf(account.browser);
  expect(cards.map(({ last4 }) => last4)).toEqual(['4242', '4444']);
  expect(cards[1]?.promisedTo).toEqual([await codeOf(bookingId)]);
  expect((await remove(account.browser, cards[1]?.id)).status).toBe(409);
  expect((await remove(account.browser, cards[0]?.id)).status).toBe(204);
});

test('no player sees or removes the card of another player', async () => {
  const browser = await whoPaidWith('pm_card_visa');
  const [card] = await cardsOf(browser);
  for (const other of [new Browser(app.url), await whoPaidWith('pm_card_mastercard')]) {
    expect((await remove(other, card?.id)).status).toBe(404);
    expect((await cardsOf(other)).map(({ id }) => id)).not.toContain(card?.id);
  }
  expect((await remove(browser, `pm_${randomUUID()}`)).status).toBe(404);
  expect(await cardsOf(browser)).toHaveLength(1);
});

test('the cards stay as they are while the provider is out of reach, and the player reads so', async () => {
  const browser = await whoPaidWith('pm_card_visa');
  const [card] = await cardsOf(browser);
  fault = { kind: 'drop_before_work' };
  const { status, body } = await remove(browser, card?.id);
  expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
  expect(body.message).toContain('Tus tarjetas siguen como estaban');
  expect((await browser.get('/api/session/cards')).status).toBe(503);
  fault = undefined;
  expect((await remove(browser, card?.id)).status).toBe(204);
});
