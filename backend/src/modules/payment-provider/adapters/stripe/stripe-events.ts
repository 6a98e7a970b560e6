import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Clock } from '../../../../kernel/domain/clock.js';
import type { ProviderEvent } from '../../application/ports/payment-gateway.js';
import { ForgedEvent } from '../../domain/provider-errors.js';

const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The events after which an intent differs. A declined card leaves it open, but is counted. */
const INTENT_EVENTS = new Set<string>([
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
]);

const DISPUTE_EVENTS = new Set<string>([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
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

  /**
   * Returns null if the body is signed but is no event of the expected shape. The provider would
   * repeat a refused event for days without changing it, so the server accepts and logs it.
   * @throws ForgedEvent if the signature is wrong or too old, or the event is of the other mode
   */
  read(body: Buffer, signature: string): ProviderEvent | null {
    const { id, type, livemode, data } = this.verified(body, signature) ?? {};
    const objectId = data?.object?.id;
    if (!isId(id) || !isId(type) || typeof livemode !== 'boolean' || !isId(objectId)) {
      this.logger.error({ eventId: id, type, bytes: body.length }, 'a signed event has an unknown shape');
      return null;
    }
    if (livemode !== this.liveMode) {
      this.logger.error({ eventId: id, livemode }, 'event of the other mode');
      throw new ForgedEvent();
    }
    return {
      id,
      type,
      intentId: INTENT_EVENTS.has(type) ? objectId : null,
      refundId: REFUND_EVENTS.has(type) ? objectId : null,
      disputeId: DISPUTE_EVENTS.has(type) ? objectId : null,
    };
  }

  /** Returns null if the signature is valid but the body is no JSON. */
  private verified(body: Buffer, signature: string): ReceivedEvent | null {
    if (body.length === 0) throw new ForgedEvent();
    try {
      const event: unknown = this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        this.clock.now().getTime(),
      );
      return event as ReceivedEvent | null;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw new ForgedEvent();
    }
  }
}

/** An event as it may arrive. Nothing is certain about its shape. */
interface ReceivedEvent {
  id?: unknown;
  type?: unknown;
  livemode?: unknown;
  data?: { object?: { id?: unknown } | null } | null;
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';
