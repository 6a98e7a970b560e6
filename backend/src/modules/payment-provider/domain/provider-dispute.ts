/**
 * The states of a dispute: the cardholder contests a charge at the bank.
 * - `inquiry`: the bank asks; no money has moved.
 * - `needs_response`: the money is withdrawn, and the bank waits for evidence.
 * - `under_review`: the bank decides.
 * - `won`, `lost`: decided. `dropped`: it ended without a decision about money.
 */
export const DISPUTE_STATUSES = [
  'inquiry',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'dropped',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** One movement of a dispute at the provider, in signed cents: withdrawn money is negative. */
export interface DisputeMovement {
  readonly id: string;
  readonly cents: number;
  readonly feeCents: number;
}

/** A dispute as reported by the provider. */
export interface ProviderDispute {
  readonly id: string;
  readonly intentId: string;
  readonly amountCents: number;
  /** The provider's code, such as `fraudulent`. */
  readonly reason: string;
  readonly status: DisputeStatus;
  /** Until when the bank accepts evidence; null if it accepts none. */
  readonly evidenceDueAt: Date | null;
  readonly openedAt: Date;
  /** In the order in which they happened. */
  readonly movements: readonly DisputeMovement[];
}

/** A declined attempt to charge a card. */
export interface DeclinedCharge {
  readonly id: string;
  /** The provider's code, such as `card_declined`. */
  readonly code: string;
  readonly at: Date;
}
