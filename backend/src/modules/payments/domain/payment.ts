import { addHours } from 'date-fns/addHours';
import { type Cents, CURRENCY, MINIMUM_CHARGE, toCents } from '../../../kernel/domain/money.js';
import type { Intent } from './intent.js';
import { BelowMinimumCharge } from './payment-errors.js';
import { NEXT, type PaymentStatus } from './payment-status.js';

/**
 * `full`: everything that is missing, paid by the organiser; `share`: one place of a payment link; `guarantee`: the
 * total, held on the organiser's card and captured at the deadline as far as it is missing; `deadline`: what is
 * missing then, charged to a card that the organiser has used before.
 */
export type PaymentPurpose = 'full' | 'share' | 'guarantee' | 'deadline';

/** One payment intent of ours. `excess`: the money arrived, but its booking does not take it, so it is owed back. */
export interface PaymentState {
  readonly id: string;
  readonly bookingId: string;
  readonly playerId: string;
  readonly purpose: PaymentPurpose;
  /** What the intent asks for. */
  readonly askedCents: Cents;
  /** What has arrived, or will; of a captured guarantee less than what was asked for. */
  amountCents: Cents;
  /** The saved card that is charged without its holder; only at the deadline. */
  readonly cardId: string | null;
  status: PaymentStatus;
  intentId: string | null;
  excess: boolean;
  readonly createdAt: Date;
  settledAt: Date | null;
}

const ABANDONED_AFTER_HOURS = 24;

export class Payment {
  constructor(readonly state: PaymentState) {}

  /**
   * A payment whose intent is still to be made.
   * @throws BelowMinimumCharge where the provider takes no charge this small
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

  get isFinal(): boolean {
    return NEXT[this.state.status].length === 0;
  }

  /** Whether its payer may still confirm it, or the bank is deciding. */
  get isUnderWay(): boolean {
    return !this.isFinal && this.state.status !== 'held';
  }

  /** Whether it holds the total on the organiser's card. */
  get isHeldGuarantee(): boolean {
    return this.state.purpose === 'guarantee' && this.state.status === 'held';
  }

  /** Money that its booking counts. */
  get isCounted(): boolean {
    return this.state.status === 'succeeded' && !this.state.excess;
  }

  /** Whether it was given up, the provider having made nothing of it. */
  get cameToNothing(): boolean {
    return this.state.status === 'canceled' && this.state.intentId === null;
  }

  /** Whether nobody will finish it any more: after a day the provider forgets the key that its intent was asked with. */
  isAbandoned(now: Date): boolean {
    return !this.isFinal && addHours(this.state.createdAt, ABANDONED_AFTER_HOURS) <= now;
  }

  /** Whether this intent is the one of this payment, to the cent, and says nothing that is known to be otherwise. */
  agreesWith(intent: Intent): boolean {
    const { id, bookingId, askedCents, purpose, intentId, status } = this.state;
    const received = intent.receivedCents;
    const arrived =
      purpose === 'guarantee' ? received > 0 && received <= askedCents : received === askedCents;
    return (
      intent.paymentId === id &&
      intent.bookingId === bookingId &&
      (intentId === null || intent.id === intentId) &&
      intent.amountCents === askedCents &&
      intent.currency === CURRENCY &&
      (intent.status !== 'succeeded' || arrived) &&
      !(status === 'canceled' && intent.status === 'succeeded')
    );
  }

  /** Takes over what the provider says. A final payment stays as it is. */
  follow(intent: Intent, at: Date): void {
    if (!this.agreesWith(intent))
      throw new RangeError(`intent ${intent.id} is not of payment ${this.state.id}`);
    if (!NEXT[this.state.status].includes(intent.status)) return;
    this.state.intentId = intent.id;
    if (intent.status === 'succeeded') this.state.amountCents = toCents(intent.receivedCents);
    this.become(intent.status, at);
  }

  /** Gives up a payment of which the provider has nothing. */
  abandon(at: Date): void {
    if (this.state.status !== 'creating') return;
    this.become('canceled', at);
  }

  private become(status: PaymentStatus, at: Date): void {
    this.state.status = status;
    if (this.isFinal) this.state.settledAt = at;
  }
}
