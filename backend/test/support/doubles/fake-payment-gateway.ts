import type { Cents } from '../../../src/kernel/domain/money.js';
import {
  type IntentOrder,
  type IntentOwner,
  OrderSpent,
  PaymentGateway,
  type ProviderEvent,
  type RefundOrder,
  RefundRefused,
} from '../../../src/modules/payment-provider/application/ports/payment-gateway.js';
import type {
  DeclinedCharge,
  ProviderDispute,
} from '../../../src/modules/payment-provider/domain/provider-dispute.js';
import type { Intent } from '../../../src/modules/payment-provider/domain/intent.js';
import {
  ForgedEvent,
  ProviderUnavailable,
} from '../../../src/modules/payment-provider/domain/provider-errors.js';
import type { ProviderRefund } from '../../../src/modules/payment-provider/domain/provider-refund.js';
import type { CustomerCard, SavedCard } from '../../../src/modules/payment-provider/domain/saved-card.js';

/**
 * A fault of a call: it does not arrive, its response is lost, or the provider stores a failure
 * under its key.
 */
export type GatewayFault = 'lost_before_work' | 'lost_after_work' | 'failure_remembered';

const INTENT_EVENTS = ['payment_failed', 'processing', 'succeeded', 'canceled', 'amount_capturable_updated'];
const REFUND_EVENTS = ['refund.created', 'refund.updated', 'refund.failed'];
const FAILED = 'failed';

/** A provider in memory that fulfils the contract of {@link PaymentGateway}. */
export class FakePaymentGateway extends PaymentGateway {
  /** The names of the calls that arrived, in order. */
  readonly calls: string[] = [];
  /** The fault of every call until it is set to null. */
  fault: GatewayFault | null = null;
  /** Whether a saved card is accepted when it is charged without the cardholder. */
  savedCardsAre: 'accepted' | 'declined' = 'accepted';
  /** The first status of each refund. */
  refundsAre: ProviderRefund['status'] = 'succeeded';

  /** The ids of cards that were removed from their customer. */
  readonly removedCards = new Set<string>();

  /** Every object counts as created at this time. */
  private readonly madeAt = new Date();
  private readonly customers = new Set<string>();
  private readonly orders = new Map<string, IntentOrder>();
  private readonly intents = new Map<string, Intent>();
  private readonly refunds = new Map<string, ProviderRefund>();
  private readonly declined = new Map<string, DeclinedCharge[]>();
  private readonly disputes = new Map<string, ProviderDispute>();
  private readonly madeUnderKey = new Map<string, string>();

  override createCustomer(_playerId: string, key: string): Promise<string> {
    return this.respond('createCustomer', () =>
      this.once(key, () => {
        const id = `cus_${this.customers.size + 1}`;
        this.customers.add(id);
        return id;
      }),
    );
  }

  override createIntent(order: IntentOrder): Promise<Intent> {
    return this.respond('createIntent', () => {
      if (!this.customers.has(order.customerId)) throw new OrderSpent('customer_gone');
      return this.known(this.once(order.paymentId, () => this.make(order)));
    });
  }

  override retrieveIntent(intentId: string): Promise<Intent | null> {
    return this.respond('retrieveIntent', () => this.intents.get(intentId) ?? null);
  }

  override findIntent({ paymentId }: IntentOwner): Promise<Intent | null> {
    const made = [...this.intents.values()].find((intent) => intent.paymentId === paymentId);
    return this.respond('findIntent', () => made ?? null);
  }

  override cancelIntent(intentId: string): Promise<Intent | null> {
    return this.respond('cancelIntent', () => {
      const status = this.intents.get(intentId)?.status;
      if (status === 'open' || status === 'held') this.change(intentId, { status: 'canceled' });
      return this.intents.get(intentId) ?? null;
    });
  }

  override captureIntent(intentId: string, amount: Cents): Promise<Intent | null> {
    return this.respond('captureIntent', () => {
      if (this.fault === 'failure_remembered') throw new ProviderUnavailable();
      if (this.intents.get(intentId)?.status === 'held') this.receive(intentId, amount);
      return this.intents.get(intentId) ?? null;
    });
  }

  override savedCards(customerId: string): Promise<SavedCard[]> {
    return this.respond('savedCards', () => {
      const used = [...this.orders].flatMap(([id, order]) =>
        order.customerId === customerId ? (this.known(id).savedCard ?? []) : [],
      );
      return used.filter(({ id }) => !this.removedCards.has(id)).slice(-1);
    });
  }

  override async cardsOf(customerId: string): Promise<CustomerCard[]> {
    const cards = await this.savedCards(customerId);
    return cards.map((card) => ({ ...card, expMonth: 12, expYear: 2031 }));
  }

  override removeCard(cardId: string): Promise<void> {
    return this.respond('removeCard', () => void this.removedCards.add(cardId));
  }

  override refund(order: RefundOrder): Promise<ProviderRefund> {
    return this.respond('refund', () => {
      const id = this.once(order.key, () => {
        if (this.refundedOf(order.intentId) + order.amount > this.known(order.intentId).receivedCents)
          throw new RefundRefused('charge_already_refunded');
        const made = `re_${this.refunds.size + 1}`;
        const { refundId, intentId, amount: amountCents } = order;
        this.refunds.set(made, {
          id: made,
          status: this.refundsAre,
          amountCents,
          intentId,
          movedMoney: true,
          refundId,
          key: order.key,
        });
        return made;
      });
      return this.knownRefund(id);
    });
  }

  override retrieveRefund(providerId: string): Promise<ProviderRefund | null> {
    return this.respond('retrieveRefund', () => this.refunds.get(providerId) ?? null);
  }

  override refundsOf(intentId: string): Promise<ProviderRefund[]> {
    const made = [...this.refunds.values()].filter((refund) => refund.intentId === intentId);
    return this.respond('refundsOf', () => made);
  }

  override intentsSince(since: Date): Promise<Intent[]> {
    return this.respond('intentsSince', () => (since <= this.madeAt ? [...this.intents.values()] : []));
  }

  override refundsSince(since: Date): Promise<ProviderRefund[]> {
    return this.respond('refundsSince', () => (since <= this.madeAt ? [...this.refunds.values()] : []));
  }

  override declinesOf(intentId: string): Promise<DeclinedCharge[]> {
    return this.respond('declinesOf', () => this.declined.get(intentId) ?? []);
  }

  override retrieveDispute(disputeId: string): Promise<ProviderDispute | null> {
    return this.respond('retrieveDispute', () => this.disputes.get(disputeId) ?? null);
  }

  override disputesOf(intentId: string): Promise<ProviderDispute[]> {
    const opened = [...this.disputes.values()].filter((dispute) => dispute.intentId === intentId);
    return this.respond('disputesOf', () => opened);
  }

  override disputesSince(since: Date): Promise<ProviderDispute[]> {
    return this.respond('disputesSince', () => (since <= this.madeAt ? [...this.disputes.values()] : []));
  }

  override readEvent(body: Buffer, signature: string): ProviderEvent {
    const age = /^signed (\d+) seconds ago$/.exec(signature)?.[1];
    if (age === undefined || Number(age) > 300) throw new ForgedEvent();
    const { id, type, objectId } = JSON.parse(body.toString('utf8')) as Record<
      'id' | 'type' | 'objectId',
      string
    >;
    const movesIntent = INTENT_EVENTS.some((name) => type === `payment_intent.${name}`);
    const movesRefund = REFUND_EVENTS.includes(type);
    return {
      id,
      type,
      intentId: movesIntent ? objectId : null,
      refundId: movesRefund ? objectId : null,
      disputeId: type.startsWith('charge.dispute.') ? objectId : null,
    };
  }

  override fingerprintOf(cardId: string): Promise<string | null> {
    return this.respond('fingerprintOf', () => `fingerprint of ${cardId}`);
  }

  /** Confirms an intent: the card is charged, or the amount is held on it. */
  confirm(intentId: string): void {
    const order = this.orders.get(intentId);
    const card = { brand: 'visa', last4: '4242' };
    this.change(intentId, { card: { ...card, fingerprint: 'visa 4242' }, wasTried: true });
    if (order?.keepsCard) this.change(intentId, { savedCard: { id: `pm_of_${order.customerId}`, ...card } });
    if (order?.capture === 'hold') this.change(intentId, { status: 'held' });
    else this.receive(intentId, this.known(intentId).amountCents);
  }

  /** Declines a card of the payer, who may try another one. */
  decline(intentId: string): void {
    const declined = this.declined.get(intentId) ?? [];
    const id = `ch_${intentId}_${declined.length + 1}`;
    this.declined.set(intentId, declined.concat({ id, code: 'card_declined', at: this.madeAt }));
    this.change(intentId, { declinedChargeId: id, wasTried: true });
  }

  /** Changes an intent, as the provider or the bank might. */
  change(intentId: string, values: Partial<Intent>): void {
    this.intents.set(intentId, { ...this.known(intentId), ...values });
  }

  /** Changes the status of a refund, as the bank might. */
  changeRefund(providerId: string, status: ProviderRefund['status']): void {
    this.refunds.set(providerId, { ...this.knownRefund(providerId), status });
  }

  /** The number of intents ever created. */
  get intentCount(): number {
    return this.intents.size;
  }

  private make(order: IntentOrder): string {
    const id = `pi_${this.intents.size + 1}`;
    this.orders.set(id, order);
    this.intents.set(id, {
      id,
      status: 'open',
      amountCents: order.amount,
      receivedCents: 0,
      currency: 'USD',
      paymentId: order.paymentId,
      bookingId: order.bookingId,
      customerId: order.customerId,
      feeCents: null,
      declinedChargeId: null,
      wasTried: false,
      card: null,
      savedCard: null,
      clientSecret: `${id}_secret_${order.paymentId}`,
    });
    if (order.cardId !== null && this.savedCardsAre === 'accepted') this.confirm(id);
    return id;
  }

  private receive(intentId: string, amount: number): void {
    const feeCents = Math.round(amount * 0.029) + 30;
    this.change(intentId, { status: 'succeeded', receivedCents: amount, feeCents });
  }

  private refundedOf(intentId: string): number {
    const counted = [...this.refunds.values()].filter(
      (refund) => refund.intentId === intentId && refund.status !== 'failed',
    );
    return counted.reduce((total, refund) => total + refund.amountCents, 0);
  }

  private known(intentId: string): Intent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Error(`no intent ${intentId}`);
    return intent;
  }

  private knownRefund(id: string): ProviderRefund {
    const refund = this.refunds.get(id);
    if (!refund) throw new Error(`no refund ${id}`);
    return refund;
  }

  private once(key: string, make: () => string): string {
    const made = this.madeUnderKey.get(key);
    if (made === FAILED) throw new OrderSpent('key_spent');
    if (made !== undefined) return made;
    const failed = this.fault === 'failure_remembered';
    const id = failed ? FAILED : make();
    this.madeUnderKey.set(key, id);
    if (failed) throw new ProviderUnavailable();
    return id;
  }

  private async respond<T>(call: string, work: () => T): Promise<T> {
    await Promise.resolve(); // like every call over the network, it takes time
    if (this.fault === 'lost_before_work') throw new ProviderUnavailable();
    this.calls.push(call);
    const result = work();
    if (this.fault !== null) throw new ProviderUnavailable();
    return result;
  }
}
