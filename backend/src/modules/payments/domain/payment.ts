import { addHours } from 'date-fns/addHours';
import type { BookingId, PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { type Cents, CURRENCY, MINIMUM_CHARGE, toCents } from '../../../kernel/domain/money.js';
import type { Intent, SavedCard } from '../../payment-provider/index.js';
import { type Agreement, agreementOf } from './intent-agreement.js';
import { BelowMinimumCharge } from './payment-errors.js';
import {
  IN_FLIGHT_STATUSES,
  isFinalStatus,
  mayFollow,
  type NextStatus,
  type PaymentStatus,
} from './payment-status.js';
import type { MoneyAccount } from './ledger.js';
import type { DeskMethod, PaymentProgress, PaymentPurpose, PaymentState } from './payment-state.js';

export type { PaymentPurpose, PaymentState } from './payment-state.js';

/** After this time the provider forgets the idempotency key with which the intent was requested. */
const ABANDONED_AFTER_HOURS = 24;

/** One payment of a booking, and its payment intent at the provider. */
export class Payment {
  #state: PaymentState;

  private constructor(state: PaymentState) {
    this.#state = state;
  }

  /**
   * Creates a payment whose intent does not exist yet.
   * @throws BelowMinimumCharge if the provider does not accept a charge this small
   */
  static start(start: {
    id: PaymentId;
    bookingId: BookingId;
    playerId: PlayerId;
    purpose: PaymentPurpose;
    amount: Cents;
    /** The saved card to charge, and its customer. */
    card?: SavedCard & { readonly customerId: string };
    /** True if the amount is only held until the card has been checked. */
    checksCard?: boolean;
    now: Date;
  }): Payment {
    if (start.amount < MINIMUM_CHARGE) throw new BelowMinimumCharge();
    return new Payment({
      id: start.id,
      bookingId: start.bookingId,
      playerId: start.playerId,
      purpose: start.purpose,
      askedCents: start.amount,
      amountCents: start.amount,
      cardId: start.card?.id ?? null,
      customerId: start.card?.customerId ?? null,
      method: 'card',
      takenBy: null,
      deskReference: null,
      status: 'creating',
      intentId: null,
      excess: false,
      createdAt: start.now,
      settledAt: null,
      cardBrand: start.card?.brand ?? null,
      cardLast4: start.card?.last4 ?? null,
      takenCurrency: null,
      feeCents: null,
      declinesEndedAt: null,
      leftAt: null,
      cardCheck: start.checksCard ? 'due' : null,
    });
  }

  /** Creates a payment that an admin has taken at the desk. No provider knows its reference. */
  static takenAtDesk(taken: {
    id: PaymentId;
    bookingId: BookingId;
    playerId: PlayerId;
    method: DeskMethod;
    takenBy: string;
    deskReference: string | null;
    amount: Cents;
    at: Date;
  }): Payment {
    const { amount, at, ...terms } = taken;
    return new Payment({
      ...terms,
      purpose: 'desk',
      askedCents: amount,
      amountCents: amount,
      cardId: null,
      customerId: null,
      status: 'succeeded',
      intentId: `desk_${terms.id}`,
      excess: false,
      createdAt: at,
      settledAt: at,
      cardBrand: null,
      cardLast4: null,
      takenCurrency: null,
      feeCents: null,
      declinesEndedAt: null,
      leftAt: null,
      cardCheck: null,
    });
  }

  /** Recreates a stored payment. */
  static restore(state: PaymentState): Payment {
    return new Payment({ ...state });
  }

  /** Returns the complete state, for storing it. */
  snapshot(): PaymentState {
    return this.#state;
  }

  get id(): PaymentId {
    return this.#state.id;
  }

  get bookingId(): BookingId {
    return this.#state.bookingId;
  }

  get playerId(): PlayerId {
    return this.#state.playerId;
  }

  get purpose(): PaymentPurpose {
    return this.#state.purpose;
  }

  get cardId(): string | null {
    return this.#state.cardId;
  }

  /** The customer of the provider that pays; null for the player's own one. */
  get customerId(): string | null {
    return this.#state.customerId;
  }

  get createdAt(): Date {
    return this.#state.createdAt;
  }

  get status(): PaymentStatus {
    return this.#state.status;
  }

  /** The provider's id of the intent; null until the provider has created it. */
  get intentId(): string | null {
    return this.#state.intentId;
  }

  /** The amount of the intent. */
  get askedCents(): Cents {
    return this.#state.askedCents;
  }

  /** The amount received or expected. */
  get amountCents(): Cents {
    return this.#state.amountCents;
  }

  /** The account of the ledger where the money is. */
  get account(): MoneyAccount {
    return this.#state.method === 'card' ? 'provider' : this.#state.method;
  }

  get isFinal(): boolean {
    return isFinalStatus(this.#state.status);
  }

  /** True while the payer may still confirm or the bank is deciding. */
  get isInFlight(): boolean {
    return IN_FLIGHT_STATUSES.some((status) => status === this.#state.status);
  }

  /** True if the payment holds the total on the organiser's card. */
  get isHeldGuarantee(): boolean {
    return this.#state.purpose === 'guarantee' && this.#state.status === 'held';
  }

  /** True if a card accepted the payment: the amount was charged, or is held. */
  get hasUsedCard(): boolean {
    return this.#state.status === 'succeeded' || this.#state.status === 'held';
  }

  /** True if the money arrived and the booking counts it. */
  get isCounted(): boolean {
    return this.#state.status === 'succeeded' && !this.#state.excess;
  }

  /** True if the money arrived but the booking does not accept it, so it has to be refunded. */
  get isExcess(): boolean {
    return this.#state.excess;
  }

  /** True if the payment was canceled without an intent at the provider. */
  get wasAbandoned(): boolean {
    return this.#state.status === 'canceled' && this.#state.intentId === null;
  }

  /** Returns true if the payment is still unfinished a day after it started. */
  isStale(now: Date): boolean {
    return !this.isFinal && addHours(this.#state.createdAt, ABANDONED_AFTER_HOURS) <= now;
  }

  /** True if the provider took money that contradicts what was asked. An admin decides about it. */
  get isContradicted(): boolean {
    return this.#state.status === 'contradicted';
  }

  /** True if money arrived that does not belong to the booking. */
  get isOwedBack(): boolean {
    return this.#state.excess || this.isContradicted;
  }

  /** True if the ledger, which is kept in one currency, contains the money of this payment. */
  get isInLedger(): boolean {
    return this.#state.takenCurrency === null || this.#state.takenCurrency === CURRENCY;
  }

  /** True if the provider took money. */
  get hasReceived(): boolean {
    return this.#state.status === 'succeeded' || this.isContradicted;
  }

  get feeCents(): Cents | null {
    return this.#state.feeCents;
  }

  /** True if too many cards were declined: the payment has to end. */
  get wasStoppedByDeclines(): boolean {
    return this.#state.declinesEndedAt !== null;
  }

  /** Compares the payment with an intent of the provider. */
  agreementWith(intent: Intent): Agreement {
    return agreementOf(this.#state, intent);
  }

  /**
   * Takes over the state of the intent. A final payment does not change, except that a canceled one
   * becomes `contradicted` if its money was taken all the same.
   */
  follow(intent: Intent, at: Date): void {
    const agreement = this.agreementWith(intent);
    if (agreement === 'other')
      throw new RangeError(`intent ${intent.id} does not belong to payment ${this.#state.id}`);
    if (agreement === 'contradicts') return this.#contradict(intent, at);
    if (!mayFollow(intent.status, this.#state.status)) return;
    const progress = progressOf(intent.status, intent.id, at);
    this.#move(progress);
    if (progress.status === 'succeeded')
      this.#state = { ...this.#state, amountCents: toCents(intent.receivedCents) };
    if (this.hasUsedCard && intent.card) {
      const { brand: cardBrand, last4: cardLast4 } = intent.card;
      this.#state = { ...this.#state, cardBrand, cardLast4 };
    }
  }

  /** An unfinished intent that contradicts must be ended, so only its id is taken over. */
  #contradict(intent: Intent, at: Date): void {
    const { status } = this.#state;
    if (intent.status !== 'succeeded') {
      if (status === 'creating') this.#move(progressOf('open', intent.id, at));
      return;
    }
    if (!mayFollow('contradicted', status)) return;
    this.#move({ status: 'contradicted', intentId: intent.id, settledAt: at, excess: false });
    const amountCents = toCents(intent.receivedCents);
    this.#state = { ...this.#state, amountCents, takenCurrency: intent.currency };
  }

  /** Records that the money that arrived goes back to the payer in full. */
  markExcess(): void {
    const { id, status } = this.#state;
    if (status !== 'succeeded' && status !== 'contradicted')
      throw new RangeError(`payment ${id} has received nothing`);
    this.#state = { ...this.#state, excess: true };
  }

  /** True if the payer gave up the places that it paid. */
  get hasLeft(): boolean {
    return this.#state.leftAt !== null;
  }

  /** Records that the payer gives up the places that it paid: the money goes back in full. */
  leave(at: Date): void {
    const { id, purpose } = this.#state;
    if (purpose !== 'share' || !this.isCounted) throw new RangeError(`payment ${id} has paid no place`);
    this.markExcess();
    this.#state = { ...this.#state, leftAt: at };
  }

  /** Records how far the check of the card is. */
  markCard(cardCheck: PaymentState['cardCheck']): void {
    this.#state = { ...this.#state, cardCheck };
  }

  /** Records what the provider took for the charge. It never changes afterwards. */
  recordFee(fee: Cents): void {
    if (this.#state.feeCents === null) this.#state = { ...this.#state, feeCents: fee };
  }

  /** Records that too many cards were declined. A final payment does not change. */
  stopForDeclines(at: Date): void {
    if (!this.isFinal) this.#state = { ...this.#state, declinesEndedAt: at };
  }

  /** Cancels a payment that has no intent at the provider. Any other payment does not change. */
  abandon(at: Date): void {
    if (this.#state.status !== 'creating') return;
    const status: NextStatus<'creating'> = 'canceled';
    this.#move({ status, intentId: null, settledAt: at, excess: false });
  }

  #move(progress: Extract<PaymentProgress, { status: NextStatus }>): void {
    this.#state = { ...this.#state, ...progress };
  }
}

function progressOf(
  status: Exclude<NextStatus, 'contradicted'>,
  intentId: string,
  at: Date,
): Extract<PaymentProgress, { status: NextStatus }> {
  if (status === 'succeeded') return { status, intentId, settledAt: at, excess: false };
  if (status === 'canceled') return { status, intentId, settledAt: at, excess: false };
  return { status, intentId, settledAt: null, excess: false };
}
