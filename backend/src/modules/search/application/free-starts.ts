import type { CourtId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import { cheapestStarts, formatTimeSlot } from '../../bookings/index.js';
import type { Surface } from '../../courts/index.js';
import type { SearchedCourt, SearchedVenue, TakenHalfHours } from './venue-finder.js';
import type { CourtWish, Wish } from './wish.js';

/** A free start of a venue on the court that is cheapest then. */
export interface FreeStart {
  courtId: CourtId;
  courtNumber: number;
  surface: Surface;
  /** Null if it is unknown. */
  indoor: boolean | null;
  /** Null if it is unknown. */
  lights: boolean | null;
  /** `"18:30"`. */
  timeSlot: string;
  durationMinutes: number;
  /** A decimal string, for the game of the wish and before any discount. */
  price: string;
  /** The price of everyone else; only for a player with a category at the venue. */
  publicPrice?: { category: string; amount: string };
}

/** Lists the starts at a venue that fit a wish and can be booked now, in order. */
export function freeStarts(
  { rules, summary, courts, taken }: SearchedVenue & { taken: TakenHalfHours },
  wish: Omit<Wish, 'place' | 'near'>,
  now: Date,
): FreeStart[] {
  const { date, durationMinutes, maxCents = Infinity } = wish;
  const day = { rules, date, timeZone: summary.timeZone, now, durationMinutes };
  const wished = courts.filter((court) => fits(court, wish));
  const starts = cheapestStarts(wished, day, wish, ({ id }) => taken.get(id) ?? 0);
  return starts
    .filter(({ cents }) => cents <= maxCents)
    .map(({ minute, length, court, cents, category }) => ({
      courtId: court.id,
      courtNumber: court.courtNumber,
      surface: court.surface,
      indoor: court.indoor,
      lights: court.lights,
      timeSlot: formatTimeSlot(minute),
      durationMinutes: length,
      price: formatAmount(cents),
      ...(category && {
        publicPrice: { category: category.name, amount: formatAmount(category.publicCents) },
      }),
    }));
}

const fits = (court: SearchedCourt, { surface, lights }: CourtWish): boolean =>
  (surface === undefined || court.surface === surface) && (lights === undefined || court.lights === true);
