import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import {
  type IntentOrder,
  type IntentOwner,
  PaymentGateway,
  type ProviderEvent,
  type RefundOrder,
  RefundRefused,
} from '../../application/ports/payment-gateway.js';
import type { DeclinedCharge, ProviderDispute } from '../../domain/provider-dispute.js';
import type { Intent } from '../../domain/intent.js';
import type { ProviderRefund } from '../../domain/provider-refund.js';
import type { CustomerCard, SavedCard } from '../../domain/saved-card.js';
import { StripeCalls } from './stripe-calls.js';
import { declinedIntent, hasCode, isInvalidRequest, isReplayed, wasReplayed } from './stripe-errors.js';
import { toDeclinedCharge, toDispute } from './stripe-disputes.js';
import { StripeEvents } from './stripe-events.js';
import {
  hasExpired,
  intentParams,
  toCustomerCard,
  toIntent,
  toRefund,
  toSavedCard,
} from './stripe-objects.js';

/** Where an intent contains the provider's fee, if it is asked for. */
const FEE = 'latest_charge.balance_transaction';

/** Where an intent contains the card that pays it, if it is asked for. */
const CARD = 'payment_method';

/** {@link PaymentGateway} over the official SDK, for Stripe and for the sandbox. */
export class StripePaymentGateway extends PaymentGateway {
  private readonly calls = new StripeCalls();
  private readonly events: StripeEvents;

  constructor(
    private readonly stripe: Stripe,
    webhookSecret: string,
    liveMode: boolean,
    private readonly clock: Clock,
  ) {
    super();
    this.events = new StripeEvents(stripe, webhookSecret, liveMode, clock);
  }

  override async createCustomer(playerId: PlayerId, key: string): Promise<string> {
    const params = { metadata: { player_id: playerId } };
    const customer = await this.calls.order(() =>
      this.stripe.customers.create(params, { idempotencyKey: key }),
    );
    return customer.id;
  }

  override async createIntent(order: IntentOrder): Promise<Intent> {
    const created = await this.calls.order(async () => {
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
    // A replayed response shows the intent as it was when it was created.
    const current = wasReplayed(created.lastResponse.headers) ? await this.retrieveIntent(created.id) : null;
    return current ?? toIntent(created);
  }

  override retrieveIntent(intentId: string): Promise<Intent | null> {
    return this.calls.find(async () =>
      toIntent(await this.stripe.paymentIntents.retrieve(intentId, { expand: [FEE, CARD] })),
    );
  }

  /**
   * Sends no idempotency key: cancelling twice is harmless, and a replayed refusal could be
   * outdated.
   */
  override cancelIntent(intentId: string): Promise<Intent | null> {
    return this.calls.run(async () => {
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
    const list = await this.calls.run(() =>
      this.stripe.paymentIntents.list({ customer: customerId, limit: 100 }),
    );
    const found = list.data.find((intent) => intent.metadata['payment_id'] === paymentId);
    return found ? toIntent(found) : null;
  }

  /**
   * The key includes the amount. If Stripe has stored a failure under the key, another key is safe,
   * because a hold can be captured only once.
   */
  override captureIntent(intentId: string, amount: Cents, key: string): Promise<Intent | null> {
    return this.calls.run(async () => {
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

  override async savedCards(customerId: string): Promise<SavedCard[]> {
    const now = this.clock.now();
    const methods = await this.methodsOf(customerId);
    return methods.filter((method) => !hasExpired(method, now)).flatMap(toSavedCard);
  }

  override async cardsOf(customerId: string): Promise<CustomerCard[]> {
    return (await this.methodsOf(customerId)).flatMap(toCustomerCard);
  }

  override async fingerprintOf(cardId: string): Promise<string | null> {
    const method = await this.calls.find(() => this.stripe.paymentMethods.retrieve(cardId));
    return method?.card?.fingerprint ?? null;
  }

  override async removeCard(cardId: string): Promise<void> {
    await this.calls.run(async () => {
      try {
        await this.stripe.paymentMethods.detach(cardId);
      } catch (error) {
        if (!isInvalidRequest(error)) throw error; // no customer has the card now
      }
    });
  }

  private async methodsOf(customerId: string): Promise<Stripe.PaymentMethod[]> {
    const params = { type: 'card' as const, limit: 20 };
    const list = await this.calls.find(() => this.stripe.customers.listPaymentMethods(customerId, params));
    return list?.data ?? [];
  }

  override refund({ refundId, intentId, amount, key }: RefundOrder): Promise<ProviderRefund> {
    const metadata = { refund_id: refundId, attempt_key: key };
    const params = { payment_intent: intentId, amount, metadata };
    return this.calls.order(async () => {
      try {
        return toRefund(await this.stripe.refunds.create(params, { idempotencyKey: key }));
      } catch (error) {
        if (hasCode(error, 'charge_disputed')) throw new RefundRefused('disputed');
        if (isInvalidRequest(error)) throw new RefundRefused(error.code ?? error.type);
        throw error;
      }
    });
  }

  override retrieveRefund(providerId: string): Promise<ProviderRefund | null> {
    return this.calls.find(async () => toRefund(await this.stripe.refunds.retrieve(providerId)));
  }

  override async refundsOf(intentId: string): Promise<ProviderRefund[]> {
    const list = await this.calls.run(() =>
      this.stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
    );
    return list.data.map(toRefund);
  }

  override intentsSince(since: Date): Promise<Intent[]> {
    const params = { ...createdSince(since), expand: [`data.${FEE}`] };
    return this.calls.run(() => readAll(this.stripe.paymentIntents.list(params), toIntent));
  }

  override refundsSince(since: Date): Promise<ProviderRefund[]> {
    return this.calls.run(() => readAll(this.stripe.refunds.list(createdSince(since)), toRefund));
  }

  override declinesOf(intentId: string): Promise<DeclinedCharge[]> {
    return this.calls.run(async () => {
      const { data } = await this.stripe.charges.list({ payment_intent: intentId, limit: 100 });
      return data.filter(({ status }) => status === 'failed').map(toDeclinedCharge);
    });
  }

  override retrieveDispute(disputeId: string): Promise<ProviderDispute | null> {
    return this.calls.find(async () => toDispute(await this.stripe.disputes.retrieve(disputeId)));
  }

  override async disputesOf(intentId: string): Promise<ProviderDispute[]> {
    const list = await this.calls.run(() =>
      this.stripe.disputes.list({ payment_intent: intentId, limit: 100 }),
    );
    return list.data.map(toDispute);
  }

  override disputesSince(since: Date): Promise<ProviderDispute[]> {
    return this.calls.run(() => readAll(this.stripe.disputes.list(createdSince(since)), toDispute));
  }

  override readEvent(body: Buffer, signature: string): ProviderEvent | null {
    return this.events.read(body, signature);
  }
}

function createdSince(since: Date): { created: Stripe.RangeQueryParam; limit: number } {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
}

/** Reads every page of a list. */
async function readAll<T, R>(pages: Stripe.ApiListPromise<T>, convert: (item: T) => R): Promise<R[]> {
  const items: R[] = [];
  for await (const item of pages) items.push(convert(item));
  return items;
}
