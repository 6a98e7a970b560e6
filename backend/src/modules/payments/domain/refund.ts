import { type Cents, distribute } from '../../../kernel/domain/money.js';

/** Why money goes back. `excess`: it came for a booking that does not take it; `outside`: made at the provider itself. */
export type RefundReason = 'cancelled' | 'expired' | 'excess' | 'outside';

/**
 * `requested`: decided, not sent; `submitted`: sent, outcome open; `manual`: it failed for good, somebody has to see to
 * it, and it is still owed; `void`: no longer owed, because the money went back on another road, or, of a refund made
 * at the provider itself, because it came to nothing.
 */
export type RefundStatus = 'requested' | 'submitted' | 'succeeded' | 'manual' | 'void';

/** Money on its way back to the card that paid. */
export interface RefundState {
  readonly id: string;
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amountCents: Cents;
  readonly reason: RefundReason;
  status: RefundStatus;
  /** 1 to 3; rises only after a definite failure. */
  attempt: number;
  providerId: string | null;
  /** The provider's refund of the last attempt that failed, so that news of it is heard once. */
  failedProviderId: string | null;
  readonly createdAt: Date;
  settledAt: Date | null;
}

/** What the provider says of a refund. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly intentId: string;
  /** `false` for what the provider also calls a refund: the part of a hold that was never charged. */
  readonly movedMoney: boolean;
  /** What we wrote on it; `null` where it was made elsewhere. */
  readonly refundId: string | null;
  /** Which attempt of ours made it; `null` where it was made elsewhere. */
  readonly key: string | null;
}

const MAX_ATTEMPTS = 3;

export class Refund {
  constructor(readonly state: RefundState) {}

  static request(
    refund: Pick<RefundState, 'id' | 'paymentId' | 'bookingId' | 'amountCents' | 'reason' | 'createdAt'>,
  ) {
    return new Refund({
      ...refund,
      status: 'requested',
      attempt: 1,
      providerId: null,
      failedProviderId: null,
      settledAt: null,
    });
  }

  get isOpen(): boolean {
    return this.state.status === 'requested' || this.state.status === 'submitted';
  }

  get isOutside(): boolean {
    return this.state.reason === 'outside';
  }

  /** Whether the provider surely has nothing of it: it was never sent, or has failed for good. */
  get isIdle(): boolean {
    return this.state.status === 'requested' || this.state.status === 'manual';
  }

  /** Names this attempt at the provider: repeating it never refunds twice. */
  get key(): string {
    return `${this.state.id}:${this.state.attempt}`;
  }

  /** About to be sent; from here on the outcome is unknown until the provider says it. */
  submit(): void {
    if (this.isOpen) this.state.status = 'submitted';
  }

  /**
   * Takes over what the provider says, and answers what that means for the money. News of an earlier attempt comes too
   * late: it had failed for good, or there would be no later one.
   */
  follow(refund: ProviderRefund, at: Date): 'left' | 'came_back' | 'nothing' {
    if (refund.key !== null && refund.key !== this.key) return 'nothing';
    if (refund.status === 'failed') return this.followFailure(refund, at);
    if (!this.isOpen && !this.wasVoidedTooSoon(refund)) return 'nothing';
    this.state.providerId = refund.id;
    this.state.status = refund.status === 'succeeded' ? 'succeeded' : 'submitted';
    if (this.isOpen) return 'nothing';
    this.state.settledAt = at;
    return 'left';
  }

  /** The provider has made it all the same: money that has moved is a fact. */
  private wasVoidedTooSoon(refund: ProviderRefund): boolean {
    return this.state.status === 'void' && this.state.failedProviderId !== refund.id;
  }

  /** A card can be closed after the provider has sent the money: then it comes back to us. */
  private followFailure(refund: ProviderRefund, at: Date): 'came_back' | 'nothing' {
    const known = this.state.providerId;
    if (known !== null && known !== refund.id) return 'nothing'; // of an earlier attempt
    if (this.state.status === 'manual' || this.state.status === 'void') return 'nothing';
    const cameBack = this.state.status === 'succeeded';
    if (!cameBack && refund.id === this.state.failedProviderId) return 'nothing';
    this.state.failedProviderId = refund.id;
    this.fail(at);
    return cameBack ? 'came_back' : 'nothing';
  }

  /** The provider will not carry out this attempt; of an earlier one that changes nothing any more. */
  refuse(key: string, at: Date): void {
    if (this.isOpen && key === this.key) this.fail(at);
  }

  /** No longer owed: the money goes back, or has gone, on another road. */
  void(at: Date): void {
    if (this.state.status === 'succeeded') throw new RangeError(`refund ${this.state.id} has left`);
    this.state.status = 'void';
    this.state.settledAt = at;
  }

  /** A definite failure: another attempt, or, after three, somebody's work. Nobody owes one that was made elsewhere. */
  private fail(at: Date): void {
    this.state.providerId = null;
    if (this.isOutside) {
      this.state.status = 'void';
      this.state.settledAt = at;
      return;
    }
    if (this.state.attempt < MAX_ATTEMPTS) {
      this.state.attempt += 1;
      this.state.status = 'requested';
      return;
    }
    this.state.status = 'manual';
    this.state.settledAt = at;
  }
}

/** How much of each payment goes back, so that the parts add up to `total` to the cent (largest remainder). */
export function refundPlan<P extends { readonly id: string; readonly amountCents: Cents }>(
  payments: readonly P[],
  total: Cents,
): { payment: P; amount: Cents }[] {
  const amounts = distribute(
    total,
    payments.map((payment) => payment.amountCents),
  );
  return payments
    .flatMap((payment, index) => ({ payment, amount: amounts[index] ?? amounts[0] }))
    .filter((part): part is { payment: P; amount: Cents } => (part.amount ?? 0) > 0);
}
