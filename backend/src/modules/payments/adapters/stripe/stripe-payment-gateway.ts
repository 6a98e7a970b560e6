import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { Clock } from '../../../../kernel/domain/clock.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { OrderSpent } from '../../application/payment-gateway.js';
import {
  type IntentOrder,
  type IntentOwner,
  PaymentGateway,
  type ProviderEvent,
  type RefundOrder,
  RefundRefused,
} from '../../application/payment-gateway.js';
import type { Intent } from '../../domain/intent.js';
import type { ProviderRefund } from '../../domain/refund.js';
import { ForgedEvent, ProviderUnavailable } from '../../domain/payment-errors.js';
import {
  declinedIntent,
  hasCode,
  isInvalidRequest,
  isReplayed,
  spentBy,
  wasReplayed,
} from './stripe-errors.js';
import { intentParams, toIntent, toRefund } from './stripe-objects.js';

const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The events after which an intent stands otherwise than before; a declined card leaves it open. */
const MOVING_EVENTS = new Set<string>([
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
]);

const REFUND_EVENTS = new Set<string>(['refund.created', 'refund.updated', 'refund.failed']);

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
    const customer = await this.ordering(() =>
      this.stripe.customers.create({ metadata: { player_id: playerId } }, { idempotencyKey: key }),
    );
    return customer.id;
  }

  override async createIntent(order: IntentOrder): Promise<Intent> {
    const created = await this.ordering(async () => {
      try {
        return await this.stripe.paymentIntents.create(intentParams(order), {
          idempotencyKey: order.paymentId,
        });
      } catch (error) {
        const declined = declinedIntent(error);
        if (declined === null) throw error;
        return this.stripe.paymentIntents.retrieve(declined);
      }
    });
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

  override async findIntent({ paymentId, customerId }: IntentOwner): Promise<Intent | null> {
    const made = await this.asking(() =>
      this.stripe.paymentIntents.list({ customer: customerId, limit: 100 }),
    );
    const found = made.data.find((intent) => intent.metadata['payment_id'] === paymentId);
    return found ? toIntent(found) : null;
  }

  /** The key names the amount, too. Where a failure is kept under it, another key is safe: a hold is captured once. */
  override async captureIntent(intentId: string, amount: Cents, key: string): Promise<Intent | null> {
    return this.asking(async () => {
      try {
        return await this.capture(intentId, amount, `${key}:${amount}`);
      } catch (error) {
        if (!isReplayed(error)) throw error;
        return this.capture(intentId, amount, randomUUID());
      }
    });
  }

  private async capture(intentId: string, amount: Cents, idempotencyKey: string): Promise<Intent | null> {
    try {
      const params = { amount_to_capture: amount };
      return toIntent(await this.stripe.paymentIntents.capture(intentId, params, { idempotencyKey }));
    } catch (error) {
      if (isInvalidRequest(error)) return this.retrieveIntent(intentId);
      throw error;
    }
  }

  override async savedCard(customerId: string): Promise<string | null> {
    return this.asking(async () => {
      try {
        const cards = await this.stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 });
        return cards.data[0]?.id ?? null;
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  }

  override async refund({ refundId, intentId, amount, key }: RefundOrder): Promise<ProviderRefund> {
    return this.ordering(async () => {
      try {
        const params = {
          payment_intent: intentId,
          amount,
          metadata: { refund_id: refundId, attempt_key: key },
        };
        return toRefund(await this.stripe.refunds.create(params, { idempotencyKey: key }));
      } catch (error) {
        if (isInvalidRequest(error)) throw new RefundRefused(error.code ?? error.type);
        throw error;
      }
    });
  }

  override async retrieveRefund(providerId: string): Promise<ProviderRefund | null> {
    return this.asking(async () => {
      try {
        return toRefund(await this.stripe.refunds.retrieve(providerId));
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  }

  override async refundsOf(intentId: string): Promise<ProviderRefund[]> {
    const made = await this.asking(() => this.stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    return made.data.map(toRefund);
  }

  override intentsSince(since: Date): Promise<Intent[]> {
    return this.asking(() => all(this.stripe.paymentIntents.list(madeSince(since)), toIntent));
  }

  override refundsSince(since: Date): Promise<ProviderRefund[]> {
    return this.asking(() => all(this.stripe.refunds.list(madeSince(since)), toRefund));
  }

  override readEvent(body: Buffer, signature: string): ProviderEvent {
    const event = this.verified(body, signature);
    if (event.livemode !== this.liveMode) {
      this.logger.error({ eventId: event.id, livemode: event.livemode }, 'event of the other mode');
      throw new ForgedEvent();
    }
    const { id, type } = event;
    const object = event.data.object as { id: string };
    return {
      ...{ id, type },
      intentId: MOVING_EVENTS.has(type) ? object.id : null,
      refundId: REFUND_EVENTS.has(type) ? object.id : null,
    };
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

  /** Under a key of ours, which may be spent. */
  private ordering<T>(call: () => Promise<T>): Promise<T> {
    return this.asking(call, spentBy);
  }

  /** Anything but a clear answer means that the outcome is unknown. */
  private async asking<T>(
    call: () => Promise<T>,
    meaningOf: (error: Stripe.errors.StripeError) => OrderSpent | null = () => null,
  ): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const spent = meaningOf(error);
      const { type, code, statusCode, requestId } = error;
      this.logger.warn({ type, code, statusCode, requestId, spent: spent?.reason }, error.message);
      throw spent ?? new ProviderUnavailable();
    }
  }
}

function madeSince(since: Date): { created: Stripe.RangeQueryParam; limit: number } {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
}

/** Every object of a list, page after page. */
async function all<T, R>(pages: Stripe.ApiListPromise<T>, read: (item: T) => R): Promise<R[]> {
  const found: R[] = [];
  for await (const item of pages) found.push(read(item));
  return found;
}
