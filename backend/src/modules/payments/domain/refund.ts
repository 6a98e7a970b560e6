import type { AdminId, BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { ProviderRefund } from '../../payment-provider/index.js';

/**
 * Why money is refunded. `excess`: the booking did not accept the payment. `left`: the payer gave
 * up the places that it paid. `outside`: the refund was made directly at the provider, not by this
 * application. `resale`: the cancelled time was sold again.
 */
export type RefundReason = 'cancelled' | 'expired' | 'excess' | 'left' | 'outside' | 'resale';

/**
 * The states of a refund.
 * - `requested`: decided, not sent.
 * - `submitted`: sent, outcome unknown.
 * - `succeeded`: the money left.
 * - `manual`: every attempt failed. A person has to refund the money, which is still owed.
 * - `void`: no longer owed, because the money was refunded in another way. A refund made directly
 *   at the provider becomes void if it fails there.
 * - `to_hand_over`: money that was taken at the desk and that the club still has to give back.
 */
export type RefundStatus = 'requested' | 'submitted' | 'succeeded' | 'manual' | 'void' | 'to_hand_over';

/** The statuses of a refund whose outcome is unknown. */
export const OPEN_REFUND_STATUSES = ['requested', 'submitted'] as const satisfies readonly RefundStatus[];

const NEXT_STATUSES = {
  requested: ['requested', 'submitted', 'succeeded', 'manual', 'void'],
  submitted: ['submitted', 'requested', 'succeeded', 'manual', 'void'],
  succeeded: ['requested', 'manual', 'void'],
  manual: ['void'],
  void: ['submitted', 'succeeded', 'void'],
  to_hand_over: ['succeeded', 'void'],
} as const satisfies Readonly<Record<RefundStatus, readonly RefundStatus[]>>;

/** The fields of a refund that never change. */
interface RefundTerms {
  readonly id: string;
  readonly paymentId: PaymentId;
  readonly bookingId: BookingId;
  readonly amountCents: Cents;
  readonly reason: RefundReason;
  readonly createdAt: Date;
}

/** The fields that depend on the status. */
type RefundProgress =
  | { readonly status: 'requested'; readonly providerId: null; readonly settledAt: null }
  | { readonly status: 'submitted'; readonly providerId: string | null; readonly settledAt: null }
  | { readonly status: 'succeeded'; readonly providerId: string; readonly settledAt: Date }
  | { readonly status: 'to_hand_over'; readonly providerId: null; readonly settledAt: null }
  | { readonly status: 'manual'; readonly providerId: null; readonly settledAt: Date }
  | { readonly status: 'void'; readonly providerId: string | null; readonly settledAt: Date };

/** The complete state of a refund, as stored. */
export type RefundState = RefundTerms &
  RefundProgress & {
    /** From 1; increases after a definite failure, and with each new key. */
    readonly attempt: number;
    /** The provider's id of the last failed attempt, so that its failure is recorded only once. */
    readonly failedProviderId: string | null;
    /** The admin who gave the money back at the desk; null for a refund of the provider. */
    readonly handedOverBy: string | null;
  };

/** A definite failure of this attempt, or of a later one, leaves the refund to a person. */
const MAX_ATTEMPTS = 3;

/** A refund of (a part of) one payment to the card that paid. */
export class Refund {
  #state: RefundState;

  private constructor(state: RefundState) {
    this.#state = state;
  }

  /** Creates a refund that has not been sent yet. */
  static request(terms: RefundTerms): Refund {
    return new Refund({
      ...terms,
      status: 'requested',
      attempt: 1,
      providerId: null,
      failedProviderId: null,
      settledAt: null,
      handedOverBy: null,
    });
  }

  /** Creates a refund of money that was taken at the desk. The club gives it back there. */
  static owedAtDesk(terms: RefundTerms): Refund {
    const owed = { status: 'to_hand_over', providerId: null, settledAt: null } as const;
    return new Refund({ ...Refund.request(terms).snapshot(), ...owed });
  }

  /** Recreates a stored refund. */
  static restore(state: RefundState): Refund {
    return new Refund({ ...state });
  }

  /** Returns the complete state, for storing it. */
  snapshot(): RefundState {
    return this.#state;
  }

  get id(): string {
    return this.#state.id;
  }

  get paymentId(): PaymentId {
    return this.#state.paymentId;
  }

  get bookingId(): BookingId {
    return this.#state.bookingId;
  }

  get amountCents(): Cents {
    return this.#state.amountCents;
  }

  get status(): RefundStatus {
    return this.#state.status;
  }

  /** The provider's id of the current attempt; null while it is unknown. */
  get providerId(): string | null {
    return this.#state.providerId;
  }

  /** True while the outcome is unknown. */
  get isOpen(): boolean {
    return OPEN_REFUND_STATUSES.some((status) => status === this.#state.status);
  }

  /** True if the refund was made directly at the provider. */
  get isOutside(): boolean {
    return this.#state.reason === 'outside';
  }

  /** True if it brings back what the terms kept, because the time was sold again. */
  get isAfterResale(): boolean {
    return this.#state.reason === 'resale';
  }

  /**
   * True if the provider certainly has no such refund: it was never sent, or every attempt failed.
   */
  get isIdle(): boolean {
    return ['requested', 'manual', 'to_hand_over'].includes(this.#state.status);
  }

  /** The idempotency key of the current attempt: sending it again never refunds twice. */
  get key(): string {
    return `${this.#state.id}:${this.#state.attempt}`;
  }

  /** Records that the current attempt is about to be sent. Its outcome is unknown from now on. */
  submit(): void {
    if (this.isOpen) this.#move({ status: 'submitted', providerId: this.#state.providerId, settledAt: null });
  }

  /**
   * Replaces this key: the provider repeats an error of its own under it, and has refunded nothing.
   * That says nothing about the card, so it may happen any number of times.
   */
  takeNewKey(spent: string): void {
    if (!this.isOpen || spent !== this.key) return;
    this.#move({ status: 'submitted', providerId: null, settledAt: null });
    this.#state = { ...this.#state, attempt: this.#state.attempt + 1 };
  }

  /**
   * Takes over the provider's state of this refund and returns what happened to the money. Reports
   * about an earlier attempt are ignored: that attempt failed, or there would be no later one.
   */
  follow(report: ProviderRefund, at: Date): 'left' | 'came_back' | 'nothing' {
    if (report.key !== null && report.key !== this.key) return 'nothing';
    if (report.status === 'failed') return this.#followFailure(report, at);
    if (!this.isOpen && !this.#wasVoidedTooSoon(report)) return 'nothing';
    if (report.status !== 'succeeded') {
      this.#move({ status: 'submitted', providerId: report.id, settledAt: null });
      return 'nothing';
    }
    this.#move({ status: 'succeeded', providerId: report.id, settledAt: at });
    return 'left';
  }

  /** The provider made the refund although it was voided here. Money that moved is a fact. */
  #wasVoidedTooSoon(report: ProviderRefund): boolean {
    return this.#state.status === 'void' && this.#state.failedProviderId !== report.id;
  }

  /** The card may be closed after the provider has sent the money. The money then comes back. */
  #followFailure(report: ProviderRefund, at: Date): 'came_back' | 'nothing' {
    const { providerId, status, failedProviderId } = this.#state;
    const isOfEarlierAttempt = providerId !== null && providerId !== report.id;
    if (isOfEarlierAttempt || status === 'manual' || status === 'void') return 'nothing';
    const cameBack = status === 'succeeded';
    if (!cameBack && report.id === failedProviderId) return 'nothing';
    this.#fail(at, report.id);
    return cameBack ? 'came_back' : 'nothing';
  }

  /** The provider refuses the attempt with this key. A refusal of an earlier attempt is ignored. */
  refuse(key: string, at: Date): void {
    if (this.isOpen && key === this.key) this.#fail(at);
  }

  /** True while the club still has to give the money back at its desk. */
  get isToHandOver(): boolean {
    return this.#state.status === 'to_hand_over';
  }

  /** Records that an admin has given the money back. No provider knows the reference. */
  handOver(adminId: AdminId, at: Date): string {
    const reference = `desk_${this.#state.id}`;
    this.#move({ status: 'succeeded', providerId: reference, settledAt: at });
    this.#state = { ...this.#state, handedOverBy: adminId };
    return reference;
  }

  /**
   * Records that the money is no longer owed, because it is refunded in another way.
   * @throws RangeError if the money has left
   */
  void(at: Date): void {
    if (this.#state.status === 'succeeded') throw new RangeError(`refund ${this.#state.id} has been paid`);
    this.#move({ status: 'void', providerId: this.#state.providerId, settledAt: at });
  }

  /**
   * A definite failure leads to another attempt, or to `manual` after the last one. A refund made
   * directly at the provider becomes void, because it is not owed.
   */
  #fail(at: Date, failedProviderId = this.#state.failedProviderId): void {
    const { attempt } = this.#state;
    const hasAttemptLeft = !this.isOutside && attempt < MAX_ATTEMPTS;
    if (hasAttemptLeft) this.#move({ status: 'requested', providerId: null, settledAt: null });
    else this.#move({ status: this.isOutside ? 'void' : 'manual', providerId: null, settledAt: at });
    this.#state = { ...this.#state, failedProviderId, attempt: hasAttemptLeft ? attempt + 1 : attempt };
  }

  #move(progress: RefundProgress): void {
    const allowed: readonly RefundStatus[] = NEXT_STATUSES[this.#state.status];
    if (!allowed.includes(progress.status))
      throw new RangeError(`refund ${this.#state.id} is ${this.#state.status}, not ${progress.status}`);
    this.#state = { ...this.#state, ...progress };
  }
}
