import type { BookingId } from '../../../kernel/domain/ids.js';

/**
 * The kind of a movement that is compared with the provider.
 * - `payment`: money of an intent arrived.
 * - `refund`: money of a refund left.
 * - `fee`: the provider took its fee for the charge of an intent.
 * - `dispute`: all movements of a dispute together; negative if money left.
 */
export type MovementKind = 'payment' | 'refund' | 'fee' | 'dispute';

/**
 * One movement of money, identified by the provider's id of the intent, refund or dispute. Only the
 * cents of a dispute have a sign.
 */
export interface Movement {
  readonly kind: MovementKind;
  readonly providerId: string;
  readonly cents: number;
}

/** A movement on both sides. Null: unknown to that side. */
export interface Comparison extends Omit<Movement, 'cents'> {
  readonly ourCents: number | null;
  readonly theirCents: number | null;
}

/** A movement whose amount differs between the ledger and the provider. */
export type Difference = Comparison;

/** An unresolved difference, with the time at which it was found. */
export interface Finding extends Omit<Difference, 'kind'> {
  readonly kind: MovementKind | 'contradiction';
  readonly foundAt: Date;
}

/** Something that an admin has to look at, found outside the daily comparison. */
export interface RaisedFinding extends Omit<Finding, 'foundAt'> {
  readonly theirCurrency: string | null;
  readonly bookingId: BookingId | null;
}

/** Returns what a movement does to our balance at the provider, in signed cents. */
export function balanceOf(kind: MovementKind, cents: number | null): number {
  if (cents === null) return 0;
  return kind === 'refund' || kind === 'fee' ? -cents : cents;
}

/** One comparison of the ledger with the provider: the balance of the compared movements. */
export interface ComparisonResult {
  readonly comparedAt: Date;
  /** Movements from this time on were compared, and older ones with an open finding. */
  readonly since: Date;
  readonly movements: number;
  readonly ourCents: number;
  readonly theirCents: number;
}
