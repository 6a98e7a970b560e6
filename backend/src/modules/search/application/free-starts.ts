import { formatAmount } from '../../../kernel/domain/money.js';
import { cheapestStarts, formatTimeSlot } from '../../bookings/index.js';
import type { FoundVenue } from './venue-finder.js';
import type { Wish } from './wish.js';

/** A free start of a venue on the court that is cheapest then. */
export interface FreeStart {
  courtId: string;
  courtNumber: number;
  /** `"18:30"`. */
  timeSlot: string;
  durationMinutes: number;
  /** A decimal string, for the game of the wish and before any discount. */
  price: string;
}

/** Lists the starts at a venue that fit a wish and can be booked now, in order. */
export function freeStarts(venue: FoundVenue, wish: Wish, now: Date): FreeStart[] {
  const { rules, summary, courts, taken } = venue;
  const { date, durationMinutes } = wish;
  const day = { rules, date, timeZone: summary.timeZone, now, durationMinutes };
  const starts = cheapestStarts(courts, day, wish, ({ id }) => taken.get(id) ?? 0);
  return starts.map(({ minute, length, court, cents }) => ({
    courtId: court.id,
    courtNumber: court.courtNumber,
    timeSlot: formatTimeSlot(minute),
    durationMinutes: length,
    price: formatAmount(cents),
  }));
}
