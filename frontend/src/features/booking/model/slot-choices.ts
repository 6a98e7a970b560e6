import type { GameType } from '../../../shared/model/games';
import type { components } from '../../../shared/api/schema';
import { dayOf, type LocalDay } from '../../../shared/model/dates';
import {
  centsFor,
  lengthsOfDay,
  type AvailableHour,
  type MemberPrice,
  memberPriceOf,
} from '../../../shared/model/lengths';
import { minutesOf } from '../../../shared/model/play';
import { minuteOf, slotEnd, type TariffType } from '../../../shared/model/slots';

type Schemas = components['schemas'];
/** The fields that the hours need of a player's booking. */
export type OwnBooking = Pick<
  Schemas['BookingBody'],
  'id' | 'courtId' | 'bookingDate' | 'timeSlot' | 'status' | 'paymentStatus'
> & { durationMinutes?: number };

const halfHour = 30;

interface Hour {
  timeSlot: string;
  tariff: TariffType;
  /** The price for the chosen game type and length. */
  cents: number;
  /** The category that makes this price, and what everyone else pays, if that is more. */
  member?: MemberPrice | undefined;
}

/** One tile of the hour picker. `short` is free, but not for as long as wanted. */
export type SlotChoice = Hour &
  ({ state: 'free' | 'taken' | 'past' | 'short' } | { state: 'mine'; booking: OwnBooking });

/**
 * Returns the tiles of a day: priced for the game type and the wanted length, with the player's own
 * bookings marked. The hour `kept` belongs to a booking that is being moved, so it can be chosen if
 * its price is known: a start that is taken names only that of the usual length.
 */
export function slotChoices(
  hours: readonly AvailableHour[],
  gameType: GameType,
  ownBookings: ReadonlyMap<string, OwnBooking>,
  kept: string | null = null,
  wanted?: number,
): SlotChoice[] {
  const [usual] = lengthsOfDay(hours.map(({ durations }) => durations));
  const minutes = wanted ?? usual;
  return hours.map((hour) => {
    const length = hour.durations.find((one) => one.minutes === minutes);
    const cents = centsFor(length ?? hour, gameType);
    const member = memberPriceOf(length, gameType);
    const shown = { timeSlot: hour.timeSlot, tariff: hour.tariffType, cents, ...(member && { member }) };
    const isPriced = length !== undefined || minutes === usual;
    if (hour.timeSlot === kept && hour.status === 'booked' && isPriced) return { ...shown, state: 'free' };
    const booking = hour.status === 'booked' ? ownBookings.get(hour.timeSlot) : undefined;
    if (booking) return { ...shown, state: 'mine', booking };
    if (hour.status === 'available' && !length) return { ...shown, state: stateWithout(hour) };
    return { ...shown, state: stateOf(hour.status) };
  });
}

/** Returns the player's active bookings of a court and day, by hour. */
export function ownBookingsOf(bookings: readonly OwnBooking[], courtId: string, date: LocalDay) {
  const live = bookings.filter(
    (booking) =>
      booking.status === 'active' && booking.courtId === courtId && dayOf(booking.bookingDate) === date,
  );
  return new Map(live.flatMap((booking) => startsWithin(booking).map((start) => [start, booking])));
}

/** Lists the full and half hours that a booking covers, because a start in them is its player's. */
function startsWithin(booking: OwnBooking): string[] {
  const count = Math.ceil(minutesOf(booking) / halfHour);
  return Array.from({ length: count }, (_, index) => slotEnd(booking.timeSlot, index * halfHour));
}

/**
 * Returns the two free hours of a day that are nearest to an hour, in order. Of two that are
 * equally near, the later one is nearer.
 */
export function nearestFree(choices: readonly SlotChoice[], slot: string): SlotChoice[] {
  const distance = ({ timeSlot }: SlotChoice) => {
    const minutes = minuteOf(timeSlot) - minuteOf(slot);
    return minutes > 0 ? minutes - 1 : -minutes;
  };
  return choices
    .filter(({ state, timeSlot }) => state === 'free' && timeSlot !== slot)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .toSorted((one, other) => one.timeSlot.localeCompare(other.timeSlot));
}

/** Returns the lowest price of the free hours, or null if there are none. */
export function cheapestFree(choices: readonly SlotChoice[]): number | null {
  const cents = choices.filter(({ state }) => state === 'free').map((choice) => choice.cents);
  return cents.length === 0 ? null : Math.min(...cents);
}

function stateWithout(hour: AvailableHour): 'short' | 'taken' {
  return hour.durations.length > 0 ? 'short' : 'taken';
}

function stateOf(status: AvailableHour['status']): 'free' | 'taken' | 'past' {
  if (status === 'available') return 'free';
  return status === 'past' ? 'past' : 'taken';
}
