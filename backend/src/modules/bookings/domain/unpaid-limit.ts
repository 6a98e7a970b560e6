import type { Cents } from '../../../kernel/domain/money.js';
import type { StoredStatus } from './booking-status.js';

/**
 * How many unpaid bookings one player may hold, so that no player blocks a venue without paying.
 */
export const UNPAID_LIMIT = 4;

/**
 * Returns true if a booking counts towards {@link UNPAID_LIMIT} and, with its mark and if its
 * player is a guest, towards the limit of its network address: it is active, something is missing
 * and its hour has not begun. `BookingRepository.add` applies the same rule when it stores a
 * booking.
 */
export function countsAsUnpaid(
  booking: { status: StoredStatus; paidCents: Cents; totalCents: Cents; startsAt: Date },
  at: Date,
): boolean {
  return booking.status === 'active' && booking.paidCents < booking.totalCents && booking.startsAt > at;
}
