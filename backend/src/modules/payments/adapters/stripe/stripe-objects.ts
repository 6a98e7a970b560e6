import type Stripe from 'stripe';
import { isUuid } from '../../../../kernel/adapters/http/id-param.js';
import { CURRENCY } from '../../../../kernel/domain/money.js';
import type { IntentOrder } from '../../application/payment-gateway.js';
import type { Intent, IntentStatus } from '../../domain/intent.js';
import type { ProviderRefund } from '../../domain/refund.js';

/** Stripe's statuses in our words. */
const STATUS: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'held',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** A refund that waits for its holder's action is still on its way. */
const REFUND_STATUS: Record<string, ProviderRefund['status']> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** Stripe's refund in our words. */
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

/** Stripe's intent in our words. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const { payment_id: paymentId, booking_id: bookingId } = intent.metadata;
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'processing', // one that Stripe adds later: wait and ask again
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    paymentId: isUuid(paymentId) ? paymentId : null,
    bookingId: isUuid(bookingId) ? bookingId : null,
    clientSecret: intent.client_secret ?? '',
  };
}

/** Our order in Stripe's words. */
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
