import type pg from 'pg';
import type Stripe from 'stripe';
import { newId } from './identifiers.js';
import { ObjectStore, type StoredObject } from './store.js';

/** The version of Stripe's API that the sandbox implements: that of the installed SDK. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

export interface Origin {
  requestId: string | null;
  idempotencyKey: string | null;
}

export interface Surroundings {
  now: Date;
  /** Key of the card fingerprints. It never leaves the process. */
  secretKey: string;
  /** How long a later decision about a refund or bank debit takes. */
  settlementMs: number;
}

export type EventType =
  | 'charge.captured'
  | `charge.dispute.${'closed' | 'created' | 'funds_reinstated' | 'funds_withdrawn' | 'updated'}`
  | 'charge.expired'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'customer.created'
  | 'customer.updated'
  | `payment_intent.${'amount_capturable_updated' | 'canceled' | 'created' | 'payment_failed' | 'processing' | 'requires_action' | 'succeeded'}`
  | 'payment_method.attached'
  | 'payment_method.detached'
  | `refund.${'created' | 'failed' | 'updated'}`
  | `setup_intent.${'canceled' | 'created' | 'requires_action' | 'setup_failed' | 'succeeded'}`;

/** One transaction of the sandbox: its objects, its time, and the events it causes. */
export class Transaction {
  readonly objects: ObjectStore;

  constructor(
    private readonly connection: pg.ClientBase,
    readonly surroundings: Surroundings,
    private readonly origin: Origin,
  ) {
    this.objects = new ObjectStore(connection);
  }

  /** Seconds since 1970, the unit of every `created`. */
  get now(): number {
    return Math.floor(this.surroundings.now.getTime() / 1000);
  }

  /** Records an event about `object` in its current state. It is delivered after the commit. */
  async emit(type: EventType, object: StoredObject): Promise<void> {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.origin.requestId, idempotency_key: this.origin.idempotencyKey },
      type,
    } as Stripe.Event;
    await this.objects.insert(event);
    await this.connection.query(
      'insert into stripe_sandbox.webhook_deliveries (event_id, next_attempt_at) values ($1, $2)',
      [event.id, this.surroundings.now],
    );
  }

  /** Schedules the decision about a refund or a debit, or the end of a hold. */
  async settleLater(
    id: string,
    outcome: 'failed' | 'succeeded',
    afterMs = this.surroundings.settlementMs,
  ): Promise<void> {
    const due = new Date(this.surroundings.now.getTime() + afterMs);
    await this.connection.query('insert into stripe_sandbox.settlements values ($1, $2, $3)', [
      id,
      outcome,
      due,
    ]);
  }
}
