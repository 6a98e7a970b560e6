import { addHours } from 'date-fns';
import { type Cents, CURRENCY, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';
import type { Intent } from './intent.js';
import { BelowMinimumCharge } from './payment-errors.js';
import { NEXT, type PaymentStatus } from './payment-status.js';

/** `full`: everything that is missing, paid by the organiser. */
export type PaymentPurpose = 'full';

/** One payment intent of ours. `excess`: the money arrived, but its booking does not take it, so it is owed back. */
export interface PaymentState {
  readonly id: string;
  readonly bookingId: string;
  readonly playerId: string;
  readonly purpose: PaymentPurpose;
  readonly amountCents: Cents;
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
    amount: Cents;
    now: Date;
  }): Payment {
    if (start.amount < MINIMUM_CHARGE) throw new BelowMinimumCharge();
    return new Payment({
      id: start.id,
      bookingId: start.bookingId,
      playerId: start.playerId,
      purpose: 'full',
      amountCents: start.amount,
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

  /** Whether nobody will finish it any more: after a day the provider forgets the key that its intent was asked with. */
  isAbandoned(now: Date): boolean {
    return !this.isFinal && addHours(this.state.createdAt, ABANDONED_AFTER_HOURS) <= now;
  }

  /** Whether this intent is the one of this payment, to the cent, and says nothing that is known to be otherwise. */
  agreesWith(intent: Intent): boolean {
    const { id, bookingId, amountCents, intentId, status } = this.state;
    return (
      intent.paymentId === id &&
      intent.bookingId === bookingId &&
      (intentId === null || intent.id === intentId) &&
      intent.amountCents === amountCents &&
      intent.currency === CURRENCY &&
      (intent.status !== 'succeeded' || intent.receivedCents === amountCents) &&
      !(status === 'canceled' && intent.status === 'succeeded')
    );
  }

  /** Takes over what the provider says. A final payment stays as it is. */
  follow(intent: Intent, at: Date): void {
    if (!this.agreesWith(intent))
      throw new RangeError(`intent ${intent.id} is not of payment ${this.state.id}`);
    if (!NEXT[this.state.status].includes(intent.status)) return;
    this.state.intentId = intent.id;
    this.become(intent.status, at);
  }

  /** Gives up a payment whose intent nobody can pay, because its client secret never left us. */
  abandon(at: Date): void {
    if (this.state.status !== 'creating') return;
    this.become('canceled', at);
  }

  private become(status: PaymentStatus, at: Date): void {
    this.state.status = status;
    if (this.isFinal) this.state.settledAt = at;
  }
}
