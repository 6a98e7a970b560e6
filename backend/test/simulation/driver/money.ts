import { setTimeout as delay } from 'node:timers/promises';
import type { BookingId } from '../../../src/kernel/domain/ids.js';
import type { TestResponse } from '../../support/app/browser.js';
import { confirm, intentOf, providerOf } from '../../support/fixtures/payments.js';
import type { Of } from '../operations.js';
import { newBlockAt } from './hours.js';
import { type Actual, actualOf, type Answer, TRIES } from './patience.js';
import { appears, type Product } from './product.js';

export async function pay(product: Product, operation: Of<'pay'>): Promise<Actual> {
  const { player, card, reports } = operation;
  const bookingId = product.bookingId(operation.booking);
  const offer = await product.as(player, '/api/create-payment-intent', { bookingId });
  if (offer.status !== 201 || !offer.body.clientSecret) return actualOf(offer);
  const report = (intent: string) =>
    product.as(player, '/api/payments', { bookingId, stripePaymentIntentId: intent });
  return payOffer(product, offer.body, { card, report: reports ? report : null });
}

export async function guarantee(product: Product, operation: Of<'guarantee'>): Promise<Actual> {
  const { player, reports } = operation;
  const bookingId = product.bookingId(operation.booking);
  const order = { bookingId, purpose: 'guarantee' };
  const offer = await product.as(player, '/api/create-payment-intent', order);
  if (offer.status !== 201 || !offer.body.clientSecret) return actualOf(offer);
  const actual = await payOffer(product, offer.body, { status: 'held' });
  if (!reports || actual.status >= 300) return actual;
  const stripePaymentIntentId = intentOf(offer.body.clientSecret);
  const { status } = await product.as(player, '/api/payments', { bookingId, stripePaymentIntentId });
  // Nothing was charged, which the report of a hold says with a refusal.
  return status === 409 ? actual : { status, code: 'report of a hold' };
}

interface Paying {
  card?: string;
  /** Reports the payment as the page does. Without it, the provider's news have to come. */
  report?: ((intentId: string) => Promise<TestResponse<Answer>>) | null;
  /** The status in which the news leave the payment. */
  status?: string;
}

/** Confirms an intent as the page does, and reports it or waits for the news of the provider. */
export async function payOffer(
  product: Product,
  { clientSecret, amount }: Answer,
  { card = 'pm_card_visa', report = null, status = 'succeeded' }: Paying,
): Promise<Actual> {
  const secret = clientSecret ?? '';
  const intentId = intentOf(secret);
  const refused = await confirmed(product, { intentId, clientSecret: secret }, card);
  if (refused !== null) return { status: 402, code: refused };
  const facts = amount === undefined ? {} : { amount };
  if (report) return { ...actualOf(await report(intentId)), ...facts };
  await appears(product, `select 1 from payments where intent_id = $1 and status = $2`, [intentId, status]);
  return { status: 201, code: null, ...facts };
}

/** Returns why the card was refused, or null. A repeated press finds what the first one did. */
async function confirmed(
  { running }: Product,
  payment: { intentId: string; clientSecret: string },
  card: string,
): Promise<string | null> {
  for (let tries = 0; ; tries++) {
    const answer = await confirm(running, payment, card).catch(() => null);
    if (answer?.status === 200) return null;
    const code = answer?.body.error?.code;
    if (code === 'card_declined') return code;
    if (code === 'payment_intent_unexpected_state') {
      const { status } = await providerOf(running).paymentIntents.retrieve(payment.intentId);
      return status === 'succeeded' || status === 'requires_capture' ? null : code;
    }
    if (tries === TRIES) throw new Error(`the provider does not answer: ${JSON.stringify(answer?.body)}`);
    await delay(100);
  }
}

export async function applyCode(product: Product, operation: Of<'apply code'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const command = { bookingId, discountCode: `CODE${operation.code}` };
  const response = await product.as(operation.player, '/api/create-payment-intent', command);
  const { amount } = response.body;
  return { ...actualOf(response), ...(amount === undefined ? {} : { amount }) };
}

export async function payAtClub(product: Product, operation: Of<'pay at club'>): Promise<Actual> {
  const path = `/api/bookings/${product.bookingId(operation.booking)}/pay-at-club`;
  return actualOf(await product.as(operation.player, path, {}));
}

export async function chooseTransfer(product: Product, operation: Of<'choose transfer'>): Promise<Actual> {
  const path = `/api/bookings/${product.bookingId(operation.booking)}/transfer`;
  return actualOf(await product.as(operation.player, path, {}));
}

/** Returns what is missing of a booking as a decimal string, or 1.00 if nothing is. */
async function missingOf({ running }: Product, bookingId: BookingId): Promise<string> {
  const [row] = await running.sql<{ missing: string }>(
    `select (coalesce(nullif(total_cents - paid_cents, 0), 100) / 100.0)::numeric(9, 2)::text as missing
       from bookings where id = $1`,
    [bookingId],
  );
  return row?.missing ?? '';
}

export async function confirmTransfer(product: Product, operation: Of<'confirm transfer'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const amount = await missingOf(product, bookingId);
  const isPaid = () =>
    product.found(`select id from bookings where id = $1 and paid_cents = total_cents`, [bookingId]);
  const wasPaid = (await isPaid()) !== null;
  const done = () => (wasPaid ? Promise.resolve(null) : isPaid());
  const path = `/api/admin/bookings/${bookingId}/transfer`;
  return actualOf(await product.atDesk(path, { amount, due: amount }, { done }));
}

export async function settle(product: Product, operation: Of<'settle'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const amount = await missingOf(product, bookingId);
  const path = `/api/admin/bookings/${bookingId}/settle`;
  const { by, means: method } = operation;
  const response = await product.atDesk(path, { method, amount }, { by });
  return { ...actualOf(response), ...(response.status < 300 ? { amount } : {}) };
}

export async function cancel(product: Product, operation: Of<'cancel'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const command = { bookingId, ...(operation.isStale ? { expectedPercentage: 37 } : {}) };
  const done = () =>
    product.found(`select id from bookings where id = $1 and close_kind in ('player', 'venue')`, [bookingId]);
  const response = await product.as(operation.player, '/api/cancellations', command, { done });
  await product.atRest();
  const { refundAmount: amount, refundPercentage: percentage } = response.body;
  return {
    ...actualOf(response),
    ...(amount === undefined ? {} : { amount }),
    ...(percentage === undefined ? {} : { percentage }),
  };
}

export async function cancelForVenue(product: Product, operation: Of<'cancel for venue'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const [hour] = await product.running.sql<{ courtId: string; date: string; from: string }>(
    `select court_id as "courtId", slot_date::text as date, lpad((start_minute / 60)::text, 2, '0') as "from"
       from bookings where id = $1`,
    [bookingId],
  );
  const command = operation.blocks ? { reason: null, blockReason: 'Lluvia' } : { reason: 'Lluvia' };
  const path = `/api/admin/bookings/${bookingId}/cancel`;
  const actual = actualOf(await product.atDesk(path, command, { by: operation.by }));
  await product.atRest();
  if (operation.blocks && actual.status < 300 && hour) {
    const block = await newBlockAt(product, hour.courtId, hour.date, hour.from);
    product.blockIds.push(block?.id ?? '');
  }
  return actual;
}

export async function handOver(product: Product, operation: Of<'hand over'>): Promise<Actual> {
  const bookingId = product.bookingId(operation.booking);
  const owed = () =>
    product.found(
      `select r.id from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = $1 and r.status = 'to_hand_over'`,
      [bookingId],
    );
  const wasOwed = (await owed()) !== null;
  const done = async () => (wasOwed && (await owed()) === null ? {} : null);
  const path = `/api/admin/bookings/${bookingId}/refund-handed-over`;
  return actualOf(await product.atDesk(path, {}, { done }));
}
