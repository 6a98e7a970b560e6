import { addHours } from 'date-fns/addHours';
import { type Cents, CURRENCY, MINIMUM_CHARGE, toCents } from '../../../kernel/domain/money.js';
import type { Intent } from './intent.js';
import { BelowMinimumCharge } from './payment-errors.js';
import {
  IN_FLIGHT_STATUSES,
  isFinalStatus,
  mayFollow,
  type NextStatus,
  type PaymentStatus,
} from './payment-status.js';

/**
 * What a payment is for.
 * - `full`: the organiser pays the whole amount that is still missing.
 * - `share`: a player pays one place of a payment link.
 * - `guarantee`: the total is held on the organiser's card. At the deadline, the missing amount is
 *   captured.
 * - `deadline`: the amount missing at the deadline is charged to a card the organiser saved
 *   earlier.
 */
export type PaymentPurpose = 'full' | 'share' | 'guarantee' | 'deadline';

/** The fields of a payment that never change. */
interface PaymentTerms {
  readonly id: string;
  readonly bookingId: string;
  readonly playerId: string;
  readonly purpose: PaymentPurpose;
  /** The amount of the intent. */
  readonly askedCents: Cents;
  /** The saved card charged without the cardholder; only for purpose `deadline`. */
  readonly cardId: string | null;
  readonly createdAt: Date;
}

/**
 * The fields that depend on the status. `excess` means that the money arrived but the booking does
 * not accept it, so it has to be refunded.
 */
type PaymentProgress =
  | { readonly status: 'creating'; readonly intentId: null; readonly settledAt: null; readonly excess: false }
  | {
      readonly status: 'open' | 'processing' | 'held';
      readonly intentId: string;
      readonly settledAt: null;
      readonly excess: false;
    }
  | {
      readonly status: 'succeeded';
      readonly intentId: string;
      readonly settledAt: Date;
      readonly excess: boolean;
    }
  | {
      readonly status: 'canceled';
      /** Null if the payment was abandoned before the provider created the intent. */
      readonly intentId: string | null;
      readonly settledAt: Date;
      readonly excess: false;
    };

/** The complete state of a payment, as stored. */
export type PaymentState = PaymentTerms &
  PaymentProgress & {
    /** The amount received or expected. A captured guarantee may receive less than `askedCents`. */
    readonly amountCents: Cents;
  };

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
    id: string;
    bookingId: string;
    playerId: string;
    purpose: PaymentPurpose;
    amount: Cents;
    cardId?: string;
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
      cardId: start.cardId ?? null,
      status: 'creating',
      intentId: null,
      excess: false,
      createdAt: start.now,
      settledAt: null,
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

  get id(): string {
    return this.#state.id;
  }

  get bookingId(): string {
    return this.#state.bookingId;
  }

  get playerId(): string {
    return this.#state.playerId;
  }

  get purpose(): PaymentPurpose {
    return this.#state.purpose;
  }

  get cardId(): string | null {
    return this.#state.cardId;
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

  /** Returns true if the intent belongs to this payment and contradicts nothing known about it. */
  agreesWith(intent: Intent): boolean {
    const { id, bookingId, askedCents, purpose, intentId, status } = this.#state;
    const received = intent.receivedCents;
    const isExpectedAmount =
      purpose === 'guarantee' ? received > 0 && received <= askedCents : received === askedCents;
    return (
      intent.paymentId === id &&
      intent.bookingId === bookingId &&
      (intentId === null || intent.id === intentId) &&
      intent.amountCents === askedCents &&
      intent.currency === CURRENCY &&
      (intent.status !== 'succeeded' || isExpectedAmount) &&
      !(status === 'canceled' && intent.status === 'succeeded')
    );
  }

  /** Takes over the state of the intent. A final payment does not change. */
  follow(intent: Intent, at: Date): void {
    if (!this.agreesWith(intent))
      throw new RangeError(`intent ${intent.id} does not belong to payment ${this.#state.id}`);
    if (!mayFollow(intent.status, this.#state.status)) return;
    const progress = progressOf(intent.status, intent.id, at);
    this.#move(progress);
    if (progress.status === 'succeeded')
      this.#state = { ...this.#state, amountCents: toCents(intent.receivedCents) };
  }

  /** Records that the booking does not accept the money that arrived. */
  markExcess(): void {
    if (this.#state.status !== 'succeeded')
      throw new RangeError(`payment ${this.#state.id} has not succeeded`);
    this.#state = { ...this.#state, excess: true };
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
  status: NextStatus,
  intentId: string,
  at: Date,
): Extract<PaymentProgress, { status: NextStatus }> {
  if (status === 'succeeded') return { status, intentId, settledAt: at, excess: false };
  if (status === 'canceled') return { status, intentId, settledAt: at, excess: false };
  return { status, intentId, settledAt: null, excess: false };
}
