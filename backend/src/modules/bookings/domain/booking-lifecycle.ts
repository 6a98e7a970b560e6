import type { AdminId } from '../../../kernel/domain/ids.js';

/**
 * The life of a booking as types: each state carries exactly the data it needs, and each transition
 * is a function whose parameter lists the states it may start from.
 *
 *   transition       from                           to
 *   cancel           Active, ClosingAtDeadline      ClosingByCancellation
 *   missDeadline     Active                         ClosingAtDeadline
 *   reopen           ClosingAtDeadline              Active
 *   release          ClosingByCancellation          Cancelled
 *   release          ClosingAtDeadline              Expired
 */

/** The block that a cancelled booking leaves its half hours to, when its release ends. */
export interface NextBlock {
  readonly id: string;
  readonly reason: string;
  /** The admin's id. */
  readonly createdBy: AdminId;
}

/** How a player or the venue cancelled a booking. */
export interface Cancellation {
  readonly kind: 'player' | 'venue';
  /** The percentage of the paid amount that is refunded, decided when the release began. */
  readonly percentage: number;
  readonly at: Date;
  /** The words of the person who cancelled. */
  readonly reason: string | null;
  /** `null` if the half hours become free. */
  readonly nextBlock: NextBlock | null;
}

/** The booking was not paid in full at its deadline: everything paid is refunded. */
interface MissedDeadline {
  readonly kind: 'deadline';
  readonly percentage: number;
  readonly at: Date;
  readonly reason: null;
  readonly nextBlock: null;
}

export interface Active {
  readonly status: 'active';
  readonly closing: null;
}
export interface ClosingByCancellation {
  readonly status: 'closing';
  readonly closing: Cancellation;
}
export interface ClosingAtDeadline {
  readonly status: 'closing';
  readonly closing: MissedDeadline;
}
export interface Cancelled {
  readonly status: 'cancelled';
  readonly closing: Cancellation;
}
export interface Expired {
  readonly status: 'expired';
  readonly closing: MissedDeadline;
}

export type Lifecycle = Active | ClosingByCancellation | ClosingAtDeadline | Cancelled | Expired;

export const ACTIVE: Active = { status: 'active', closing: null };

/** A cancellation by the venue replaces a release that the deadline has begun. */
export function cancel(_from: Active | ClosingAtDeadline, cancellation: Cancellation): ClosingByCancellation {
  return { status: 'closing', closing: cancellation };
}

export function missDeadline(_from: Active, at: Date): ClosingAtDeadline {
  const closing = { kind: 'deadline', percentage: 100, at, reason: null, nextBlock: null } as const;
  return { status: 'closing', closing };
}

/** The missing amount arrived while the deadline was closing the booking. */
export function reopen(_from: ClosingAtDeadline): Active {
  return ACTIVE;
}

export function release(from: ClosingByCancellation | ClosingAtDeadline): Cancelled | Expired {
  return isAtDeadline(from)
    ? { status: 'expired', closing: from.closing }
    : { status: 'cancelled', closing: from.closing };
}

/** Returns true if the deadline is closing the booking. */
export function isClosingAtDeadline(state: Lifecycle): state is ClosingAtDeadline {
  return state.status === 'closing' && state.closing.kind === 'deadline';
}

/** Returns true if a person has cancelled the booking, whether or not its release has ended. */
export function isCancelled(state: Lifecycle): state is ClosingByCancellation | Cancelled {
  return state.closing !== null && state.closing.kind !== 'deadline';
}

function isAtDeadline(from: ClosingByCancellation | ClosingAtDeadline): from is ClosingAtDeadline {
  return from.closing.kind === 'deadline';
}
