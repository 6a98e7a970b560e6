import type { Cents } from '../../../kernel/domain/money.js';
import { endOf } from './slot.js';

/**
 * The stored status. While a booking is `closing`, its hour stays taken until every open payment
 * intent is cancelled at the provider.
 */
export type StoredStatus = 'active' | 'closing' | 'cancelled' | 'expired';

/** Who or what ends a booking before it is played. */
export type CloseKind = 'player' | 'venue' | 'deadline';

/** The status that the API shows. `completed` is derived: the play has ended. */
export type BookingStatus = 'active' | 'cancelled' | 'expired' | 'completed';

export type BookingPaymentStatus = 'pending' | 'partial' | 'completed';

/** The facts that {@link statusAt} derives the shown status from. */
export interface StatusFacts {
  readonly status: StoredStatus;
  /** `null` while the booking is active. */
  readonly closeKind: CloseKind | null;
  readonly startsAt: Date;
  readonly durationMinutes: number;
}

/**
 * Returns the status that the API shows at the given instant. A cancellation shows as cancelled as
 * soon as it begins. A booking that its deadline is closing shows as active, because a payment may
 * still save it.
 */
export function statusAt(
  { status, closeKind, startsAt, durationMinutes }: StatusFacts,
  at: Date,
): BookingStatus {
  if (status === 'closing') return closeKind === 'deadline' ? 'active' : 'cancelled';
  if (status !== 'active') return status;
  return endOf(startsAt, durationMinutes) <= at ? 'completed' : 'active';
}

/** Returns `completed` if everything is paid; that includes a booking whose total is zero. */
export function paymentStatusOf(paid: Cents, total: Cents): BookingPaymentStatus {
  if (paid >= total) return 'completed';
  return paid > 0 ? 'partial' : 'pending';
}
