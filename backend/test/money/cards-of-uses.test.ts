import { PlayerRecords } from '../../src/modules/players/index.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, playerOf } from '../support/fixtures/accounts.js';
import {
  anUnpaidBooking,
  booksOf,
  confirm,
  createIntent,
  intentOf,
  type OpenPayment,
  pay,
  providerOf,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aCode, outcomeOf, useCode, usesOf } from './code-scene.js';

const [VISA, MASTERCARD] = ['pm_card_visa', 'pm_card_mastercard'];
const REFUSED = {
  status: 409,
  code: 'discount_used_with_card',
  message:
    'Con esta tarjeta ya usaste este código, así que no te cobramos nada. Paga con otra tarjeta o quita el código.',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A booking with the code whose payment waits for a card. */
async function withCode(code: string, browser = new Browser(app.url)): Promise<OpenPayment> {
  const booking = await anUnpaidBooking(app, { browser });
  const { body } = await useCode(booking, code);
  const clientSecret = body.clientSecret ?? '';
  return { ...booking, clientSecret, intentId: intentOf(clientSecret) };
}

/** Pays with a card as the page does, and returns the server's response. */
async function payWith(payment: OpenPayment, card: string | undefined) {
  await confirm(app, payment, card);
  return report(payment);
}

const intentOfProvider = (intentId: string) => providerOf(app).paymentIntents.retrieve(intentId);

async function isPaid({ bookingId }: UnpaidBooking): Promise<void> {
  expect((await booksOf(app, bookingId)).paidCents).toBe(1305);
}

async function comeDue(bookingId: BookingId): Promise<void> {
  await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
    bookingId,
  ]);
  await app.get(EnforceDeadline).execute(bookingId);
}

test('the card of one guest is refused for another one before anything is taken', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const first = await withCode(code);
  expect((await payWith(first, VISA)).status).toBe(201);
  await isPaid(first);

  const again = await withCode(code);
  expect(outcomeOf(await payWith(again, VISA))).toEqual(REFUSED);
  expect(outcomeOf(await report(again))).toEqual(REFUSED);
  expect(await intentOfProvider(again.intentId)).toMatchObject({ status: 'canceled', amount_received: 0 });
  expect(await booksOf(app, again.bookingId)).toEqual({
    paidCents: 0,
    payments: [{ status: 'canceled', excess: false }],
    ledger: [],
  });
  expect(outcomeOf(await createIntent(again))).toEqual(REFUSED); // the page shows it once
  await pay(app, again, MASTERCARD);
  await isPaid(again);
});

test('a refused card pays the whole price after the code is taken off', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  await payWith(await withCode(code), VISA);
  const again = await withCode(code);
  await payWith(again, VISA);
  expect((await useCode(again, null)).body.amount).toBe('14.50');
  await pay(app, again, VISA);
  expect((await booksOf(app, again.bookingId)).paidCents).toBe(1450);
  expect(await usesOf(app, code)).toBe(1);
});

test('one payment is taken when guests pay with one card at the same time', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const payments = [await withCode(code), await withCode(code), await withCode(code)];
  await Promise.all(payments.map((payment) => confirm(app, payment, VISA)));
  const responses = await Promise.all(payments.map((payment) => report(payment)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const books = await Promise.all(payments.map(({ bookingId }) => booksOf(app, bookingId)));
  expect(books.map(({ paidCents }) => paidCents).toSorted()).toEqual([0, 0, 1305]);
});

test('the news of the provider alone takes the money, or ends the hold', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const [first, second] = [await withCode(code), await withCode(code)];
  await confirm(app, first, VISA);
  await eventually(() => isPaid(first));
  await confirm(app, second, VISA);
  await eventually(async () =>
    expect((await booksOf(app, second.bookingId)).payments).toEqual([{ status: 'canceled', excess: false }]),
  );
  expect(outcomeOf(await createIntent(second))).toEqual(REFUSED);
  expect((await createIntent(second)).body.amount).toBe('13.05');
});

test('an account is counted by its mailbox, with whatever card it pays', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  await payWith(await withCode(code), VISA);
  const payment = await withCode(code, (await asAccount(app)).browser);
  expect((await payWith(payment, VISA)).status).toBe(201);
  expect(await intentOfProvider(payment.intentId)).not.toMatchObject({ capture_method: 'manual' });
});

test('a guarantee is not held on a card that has used the code', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  await payWith(await withCode(code), VISA);
  const booking = await withCode(code);
  const guarantee = async () => {
    const body = { bookingId: booking.bookingId, purpose: 'guarantee' };
    return booking.browser.post<{ clientSecret: string; code?: string }>('/api/create-payment-intent', body);
  };
  const { clientSecret } = (await guarantee()).body;
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret }, VISA);
  expect((await guarantee()).body.code).toBe(REFUSED.code);
  const other = (await guarantee()).body.clientSecret;
  await confirm(app, { intentId: intentOf(other), clientSecret: other }, MASTERCARD);
  await eventually(async () =>
    expect((await booking.browser.get(`/api/bookings/${booking.bookingId}`)).body).toMatchObject({
      atDeadline: 'charges_guarantee',
    }),
  );
  await comeDue(booking.bookingId);
  await eventually(() => isPaid(booking));
});

test('the deadline charges no saved card that has used the code, and the booking expires', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const { browser } = await pay(app, await anUnpaidBooking(app), VISA); // saves the card
  const unpaid = await withCode(code, browser);
  await payWith(await withCode(code), VISA);
  await comeDue(unpaid.bookingId);
  await eventually(async () =>
    expect(await app.sql(`select status from bookings where id = $1`, [unpaid.bookingId])).toEqual([
      { status: 'expired' },
    ]),
  );
  expect(await booksOf(app, unpaid.bookingId)).toMatchObject({ paidCents: 0, ledger: [] });
  expect(await usesOf(app, code)).toBe(1);
});

test('the deadline charges a saved card that may use the code, and counts it', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const { browser } = await pay(app, await anUnpaidBooking(app), VISA);
  const unpaid = await withCode(code, browser);
  await comeDue(unpaid.bookingId);
  await eventually(() => isPaid(unpaid));
  const next = await withCode(code);
  expect(outcomeOf(await payWith(next, VISA))).toEqual(REFUSED);
});

test('the erasure of a guest forgets the card of a use, and the card is free again', async () => {
  const code = await aCode(app, { maxPerPlayer: 1 });
  const paid = await withCode(code);
  await payWith(paid, VISA);
  await paid.browser.post('/api/cancellations', { bookingId: paid.bookingId, userId: 'me' });
  const cards = () =>
    app.sql(`select card_fingerprint as card from redemptions where booking_id = $1`, [paid.bookingId]);
  expect(await cards()).toEqual([{ card: expect.any(String) }]);
  const playerId = await playerOf(paid.browser);
  await eventually(() =>
    app.get(UnitOfWork).run(() => app.get(PlayerRecords).eraseAll(playerId, new Date())),
  );
  expect(await cards()).toEqual([{ card: null }]);
  expect((await payWith(await withCode(code), VISA)).status).toBe(201);
});
