import { addMinutes } from 'date-fns/addMinutes';
import type { PaymentId } from '../src/kernel/domain/ids.js';
import type { Booking } from '../src/modules/bookings/index.js';
import { feeTaken, type LedgerTransaction, Payment, paymentReceived } from '../src/modules/payments/index.js';
import {
  type Intent,
  type PaymentGateway,
  providerFee,
  type TestCard,
} from '../src/modules/payment-provider/index.js';
import { demoId } from './demo-id.js';
import { DEMO_GUESTS } from './guests.js';
import { paidAt } from './bookings.js';
import { runConcurrently } from './run-concurrently.js';

/** The number of parallel calls to the payment provider. */
const CONCURRENCY = 4;

/** The demo payments: customers and payments at the provider, and entries in the ledger. */
export interface Charges {
  /** The id of the provider's customer, by player id. */
  readonly customers: ReadonlyMap<string, string>;
  readonly payments: readonly Payment[];
  readonly ledger: readonly LedgerTransaction[];
}

/**
 * Pays every booking in full at the provider and marks the bookings as paid. Payments that an
 * interrupted earlier run has made are found at the provider and not made again.
 */
export async function chargeAll(
  bookings: readonly Booking[],
  gateway: PaymentGateway,
  card: TestCard,
  since: Date,
): Promise<Charges> {
  const earlierIntents = new Map((await card.intents()).map((intent) => [intent.paymentId, intent]));
  const payers = new Map(
    await runConcurrently(DEMO_GUESTS, CONCURRENCY, async ({ id: playerId }) => {
      const key = `demo:${since.toISOString()}:${playerId}`;
      const customerId = await gateway.createCustomer(playerId, key);
      const cardId = (await gateway.savedCards(customerId))[0]?.id ?? (await card.save(customerId));
      return [playerId, { customerId, cardId }] as const;
    }),
  );
  const charge = async (booking: Booking): Promise<[Payment, Intent]> => {
    const payment = paymentOf(booking);
    const { id: paymentId, bookingId, amountCents: amount, playerId } = payment;
    const payer = payers.get(playerId);
    if (!payer) throw new Error(`${playerId} is not a guest of the demo`);
    const order = { paymentId, bookingId, amount, keepsCard: false, capture: 'now' as const, ...payer };
    return [payment, earlierIntents.get(paymentId) ?? (await gateway.createIntent(order))];
  };
  const paid = await runConcurrently(bookings, CONCURRENCY, charge);
  const customers = new Map([...payers].map(([playerId, { customerId }]) => [playerId, customerId]));
  return { customers, ...recordPayments(bookings, paid) };
}

function paymentOf(booking: Booking): Payment {
  const { id: bookingId, playerId, createdAt } = booking.snapshot();
  const now = addMinutes(createdAt, 1);
  const id = demoId<PaymentId>(now, `payment:${bookingId}`);
  return Payment.start({ id, bookingId, playerId, purpose: 'full', amount: booking.missingCents, now });
}

/** Records the provider's payments in the payments, the bookings and the ledger. */
function recordPayments(
  bookings: readonly Booking[],
  paid: readonly [Payment, Intent][],
): Pick<Charges, 'payments' | 'ledger'> {
  const ledger = paid.flatMap(([payment, intent], index) => {
    const booking = bookings[index];
    if (!booking || intent.status !== 'succeeded') throw new Error(`intent ${intent.id} was not paid`);
    const { bookingId, amountCents: amount } = payment;
    const at = paidAt(booking);
    payment.follow(intent, at);
    booking.pay(amount);
    const fee = providerFee(amount);
    payment.recordFee(fee);
    const movement = { intentId: intent.id, bookingId, at };
    const taken = feeTaken({ ...movement, amount: fee });
    return [paymentReceived({ ...movement, amount, excess: false })].concat(taken ?? []);
  });
  return { payments: paid.map(([payment]) => payment), ledger };
}
