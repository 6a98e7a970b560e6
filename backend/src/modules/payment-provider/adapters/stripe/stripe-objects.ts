import type Stripe from 'stripe';
import { isUuid } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import { CURRENCY } from '../../../../kernel/domain/money.js';
import type { IntentOrder } from '../../application/ports/payment-gateway.js';
import type { Intent, IntentStatus } from '../../domain/intent.js';
import type { ProviderRefund } from '../../domain/provider-refund.js';
import type { CustomerCard, SavedCard } from '../../domain/saved-card.js';

/** From Stripe's status of an intent. */
const STATUS: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'held',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** From Stripe's status of a refund. One that requires an action of the cardholder is pending. */
const REFUND_STATUS: Record<string, ProviderRefund['status']> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** Converts Stripe's refund. */
export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { refund_id: refundId, attempt_key: key = null } = refund.metadata ?? {};
  const intent = refund.payment_intent;
  return {
    id: refund.id,
    status: REFUND_STATUS[refund.status ?? ''] ?? 'pending',
    amountCents: refund.amount,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    movedMoney: refund.balance_transaction !== null,
    refundId: isUuid(refundId) ? refundId : null,
    key,
  };
}

/** Converts Stripe's intent. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const { payment_id: paymentId, booking_id: bookingId } = intent.metadata;
  return {
    id: intent.id,
    // A status that this version does not know: check again later.
    status: STATUS[intent.status] ?? 'processing',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    paymentId: isUuid<PaymentId>(paymentId) ? paymentId : null,
    bookingId: isUuid<BookingId>(bookingId) ? bookingId : null,
    customerId: idOf(intent.customer),
    feeCents: feeOf(intent),
    declinedChargeId: intent.last_payment_error?.charge ?? null,
    wasTried: intent.status !== 'requires_payment_method' || intent.last_payment_error !== null,
    card: cardOf(intent),
    savedCard: savedCardOf(intent),
    clientSecret: intent.client_secret ?? '',
  };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}

/** Only an expanded intent contains the fee, and only if the charge has reached the balance. */
function feeOf({ latest_charge: charge }: Stripe.PaymentIntent): number | null {
  if (charge === null || typeof charge === 'string') return null;
  const movement = charge.balance_transaction;
  if (movement === null || typeof movement === 'string') return null;
  return movement.currency.toUpperCase() === CURRENCY ? movement.fee : null;
}

/** Only an expanded intent contains its card. */
function cardOf({ payment_method: method }: Stripe.PaymentIntent): Intent['card'] {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4, fingerprint = null } = method.card;
  return { brand, last4, fingerprint };
}

/** Only an expanded intent contains its card. A card that is not saved belongs to no customer. */
function savedCardOf({ payment_method: method }: Stripe.PaymentIntent): SavedCard | null {
  if (method === null || typeof method === 'string' || method.customer === null) return null;
  return toSavedCard(method)[0] ?? null;
}

/** Converts Stripe's payment method; none if it is not a card. */
export function toSavedCard({ id, card }: Stripe.PaymentMethod): SavedCard[] {
  return card ? [{ id, brand: card.brand, last4: card.last4 }] : [];
}

/** Converts Stripe's payment method with its expiry; none if it is not a card. */
export function toCustomerCard(method: Stripe.PaymentMethod): CustomerCard[] {
  const { card } = method;
  if (!card) return [];
  return toSavedCard(method).map((saved) => ({
    ...saved,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  }));
}

/** A card can be used until the end of its month. */
export function hasExpired({ card }: Stripe.PaymentMethod, now: Date): boolean {
  return card !== undefined && Date.UTC(card.exp_year, card.exp_month) <= now.getTime();
}

/** Converts an order to the parameters of Stripe's API. */
export function intentParams(order: IntentOrder): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.amount,
    currency: CURRENCY.toLowerCase(),
    customer: order.customerId,
    metadata: { payment_id: order.paymentId, booking_id: order.bookingId },
    ...(order.capture === 'hold' ? { capture_method: 'manual' as const } : {}),
    allowed_payment_method_types: ['card'],
    ...(order.keepsCard ? { setup_future_usage: 'off_session' as const } : {}),
    ...(order.cardId === null ? {} : { payment_method: order.cardId, off_session: true, confirm: true }),
  };
}
