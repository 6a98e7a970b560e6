import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Clock } from '../../../../kernel/domain/clock.js';
import type { ProviderEvent } from '../../application/ports/payment-gateway.js';
import { ForgedEvent } from '../../domain/payment-errors.js';

const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The events after which the status of an intent differs. A declined card leaves it open. */
const INTENT_EVENTS = new Set<string>([
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
]);

const REFUND_EVENTS = new Set<string>(['refund.created', 'refund.updated', 'refund.failed']);

/** Reads the events that Stripe sends to the webhook. */
export class StripeEvents {
  private readonly logger = new Logger('stripe');

  constructor(
    private readonly stripe: Stripe,
    private readonly webhookSecret: string,
    private readonly liveMode: boolean,
    private readonly clock: Clock,
  ) {}

  /** @throws ForgedEvent if the signature is wrong or too old, or the event is of the other mode */
  read(body: Buffer, signature: string): ProviderEvent {
    const event = this.verified(body, signature);
    const { id, type, livemode } = event;
    if (livemode !== this.liveMode) {
      this.logger.error({ eventId: id, livemode }, 'event of the other mode');
      throw new ForgedEvent();
    }
    const object = event.data.object as { id: string };
    return {
      id,
      type,
      intentId: INTENT_EVENTS.has(type) ? object.id : null,
      refundId: REFUND_EVENTS.has(type) ? object.id : null,
    };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        this.clock.now().getTime(),
      );
    } catch {
      throw new ForgedEvent();
    }
  }
}
