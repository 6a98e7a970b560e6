import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { isUuid } from '../../../../kernel/adapters/http/id-param.js';
import type { Clock } from '../../../../kernel/domain/clock.js';
import { CURRENCY } from '../../../../kernel/domain/money.js';
import {
  type IntentOrder,
  OrderSpent,
  PaymentGateway,
  type ProviderEvent,
} from '../../application/payment-gateway.js';
import type { Intent, IntentStatus } from '../../domain/intent.js';
import { ForgedEvent, ProviderUnavailable } from '../../domain/payment-errors.js';

const SIGNATURE_TOLERANCE_SECONDS = 300;

/** Stripe's statuses in our words. `requires_capture` cannot come up: we ask for immediate capture. */
const STATUS: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** The events after which an intent stands otherwise than before; a declined card leaves it open. */
const MOVING_EVENTS = new Set<string>([
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]);

/** {@link PaymentGateway} over the official SDK, for Stripe and for the sandbox alike. */
export class StripePaymentGateway extends PaymentGateway {
  private readonly logger = new Logger('stripe');

  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
    private readonly liveMode: boolean,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async createCustomer(playerId: string, key: string): Promise<string> {
    const customer = await this.asking(() =>
      this.stripe.customers.create({ metadata: { player_id: playerId } }, { idempotencyKey: key }),
    );
    return customer.id;
  }

  override async createIntent(order: IntentOrder): Promise<Intent> {
    const created = await this.asking(() =>
      this.stripe.paymentIntents.create(
        {
          amount: order.amount,
          currency: CURRENCY.toLowerCase(),
          customer: order.customerId,
          allowed_payment_method_types: ['card'],
          setup_future_usage: 'off_session',
          metadata: { payment_id: order.paymentId, booking_id: order.bookingId },
        },
        { idempotencyKey: order.paymentId },
      ),
    );
    // A remembered answer tells how the intent stood when it was made.
    const current = wasReplayed(created.lastResponse.headers) ? await this.retrieveIntent(created.id) : null;
    return current ?? toIntent(created);
  }

  override async retrieveIntent(intentId: string): Promise<Intent | null> {
    return this.asking(async () => {
      try {
        return toIntent(await this.stripe.paymentIntents.retrieve(intentId));
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  }

  /** Cancelling twice is harmless, and a remembered refusal would be wrong later: so no key of ours. */
  override async cancelIntent(intentId: string): Promise<Intent | null> {
    return this.asking(async () => {
      try {
        return toIntent(await this.stripe.paymentIntents.cancel(intentId));
      } catch (error) {
        if (hasCode(error, 'payment_intent_unexpected_state') || hasCode(error, 'resource_missing'))
          return this.retrieveIntent(intentId);
        throw error;
      }
    });
  }

  override readEvent(body: Buffer, signature: string): ProviderEvent {
    const event = this.verified(body, signature);
    if (event.livemode !== this.liveMode) {
      this.logger.error({ eventId: event.id, livemode: event.livemode }, 'event of the other mode');
      throw new ForgedEvent();
    }
    const { id, type } = event;
    return { id, type, intentId: MOVING_EVENTS.has(type) ? (event.data.object as { id: string }).id : null };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      const receivedAt = this.clock.now().getTime();
      const { webhooks } = this.stripe;
      return webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        receivedAt,
      );
    } catch {
      throw new ForgedEvent();
    }
  }

  /** Anything but a clear answer means that the outcome is unknown. */
  private async asking<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const spent = spentBy(error);
      const { type, code, statusCode, requestId } = error;
      this.logger.warn({ type, code, statusCode, requestId, spent: spent?.reason }, error.message);
      throw spent ?? new ProviderUnavailable();
    }
  }
}

/** Stripe keeps a failure under its key, too, and answers it again for 24 hours. */
function spentBy(error: Stripe.errors.StripeError): OrderSpent | null {
  if (wasReplayed(error.headers) || error instanceof Stripe.errors.StripeIdempotencyError)
    return new OrderSpent('key_spent');
  if (hasCode(error, 'resource_missing') && error.param === 'customer')
    return new OrderSpent('customer_gone');
  return null;
}

function wasReplayed(headers: Record<string, string> = {}): boolean {
  return headers['idempotent-replayed'] === 'true';
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

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
