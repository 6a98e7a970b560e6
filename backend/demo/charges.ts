import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '../src/modules/bookings/index.js';
import {
  type Intent,
  type LedgerTransaction,
  Payment,
  type PaymentGateway,
  paymentReceived,
  type TestCard,
} from '../src/modules/payments/index.js';
import { demoId } from './demo-id.js';
import { DEMO_GUESTS } from './guests.js';
import { paidAt } from './diary.js';
import { inTurns } from './in-turns.js';

/** At most so many calls to the provider at once. */
const AT_ONCE = 8;

/** What the provider and our books say of the same money. */
export interface Charges {
  /** The provider's customer of each player. */
  readonly customers: ReadonlyMap<string, string>;
  readonly payments: readonly Payment[];
  readonly ledger: readonly LedgerTransaction[];
}

/**
 * Pays every booking in full at the provider, the bookings included. What an interrupted run before has paid already
 * is found there and not paid again.
 */
export async function chargeAll(
  bookings: readonly Booking[],
  gateway: PaymentGateway,
  card: TestCard,
  since: Date,
): Promise<Charges> {
  const earlier = new Map((await card.intents()).map((intent) => [intent.paymentId, intent]));
  const payers = new Map(
    await inTurns(DEMO_GUESTS, AT_ONCE, async (playerId) => {
      const key = `demo:${since.toISOString()}:${playerId}`;
      const customerId = await gateway.createCustomer(playerId, key);
      const cardId = (await gateway.savedCard(customerId)) ?? (await card.save(customerId));
      return [playerId, { customerId, cardId }] as const;
    }),
  );
  const charge = async (booking: Booking): Promise<[Payment, Intent]> => {
    const payment = paymentOf(booking);
    const { id: paymentId, bookingId, amountCents: amount, playerId } = payment;
    const payer = payers.get(playerId);
    if (!payer) throw new Error(`${playerId} is no guest of the demo`);
    const order = { paymentId, bookingId, amount, keepsCard: false, capture: 'now' as const, ...payer };
    return [payment, earlier.get(paymentId) ?? (await gateway.createIntent(order))];
  };
  const paid = await inTurns(bookings, AT_ONCE, charge);
  const customers = new Map([...payers].map(([playerId, { customerId }]) => [playerId, customerId]));
  return { customers, ...entered(bookings, paid) };
}

function paymentOf(booking: Booking): Payment {
  const { id: bookingId, playerId, createdAt } = booking.snapshot();
  const now = addMinutes(createdAt, 1);
  const id = demoId(now, `payment:${bookingId}`);
  return Payment.start({ id, bookingId, playerId, purpose: 'full', amount: booking.missingCents, now });
}

/** Takes what the provider says into payments, bookings and ledger. */
function entered(
  bookings: readonly Booking[],
  paid: readonly [Payment, Intent][],
): Pick<Charges, 'payments' | 'ledger'> {
  const ledger = paid.map(([payment, intent], index) => {
    const booking = bookings[index];
    if (!booking || intent.status !== 'succeeded') throw new Error(`intent ${intent.id} was not paid`);
    const { bookingId, amountCents: amount } = payment;
    const at = paidAt(booking);
    payment.follow(intent, at);
    booking.pay(amount);
    return paymentReceived({ intentId: intent.id, bookingId, amount, excess: false, at });
  });
  return { payments: paid.map(([payment]) => payment), ledger };
}
