import type { components } from '../../../shared/api/schema';
import { dayOf, type LocalDay } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { minuteOf, type TariffType } from '../../../shared/model/slots';
import type { GameType } from '../../../shared/model/tariff';

type Schemas = components['schemas'];
export type AvailableHour = Schemas['SlotBody'];
/** The fields that the hours need of a player's booking. */
export type OwnBooking = Pick<
  Schemas['BookingBody'],
  'id' | 'courtId' | 'bookingDate' | 'timeSlot' | 'status' | 'paymentStatus'
>;

interface Hour {
  timeSlot: string;
  tariff: TariffType;
  /** The price of the hour for the chosen game type. */
  cents: number;
}

/** One tile of the hour picker. */
export type SlotChoice = Hour &
  ({ state: 'free' | 'taken' | 'past' } | { state: 'mine'; booking: OwnBooking });

/**
 * Returns the tiles of a day: priced for the game type, with the player's own bookings marked. The
 * hour `kept` belongs to a booking that is being moved, so it can be chosen.
 */
export function slotChoices(
  hours: readonly AvailableHour[],
  gameType: GameType,
  ownBookings: ReadonlyMap<string, OwnBooking>,
  kept: string | null = null,
): SlotChoice[] {
  return hours.map((hour) => {
    const shown = { timeSlot: hour.timeSlot, tariff: hour.tariffType, cents: hourCents(hour, gameType) };
    if (hour.timeSlot === kept && hour.status === 'booked') return { ...shown, state: 'free' };
    const booking = hour.status === 'booked' ? ownBookings.get(hour.timeSlot) : undefined;
    if (booking) return { ...shown, state: 'mine', booking };
    return { ...shown, state: stateOf(hour.status) };
  });
}

/** Returns the player's active bookings of a court and day, by hour. */
export function ownBookingsOf(bookings: readonly OwnBooking[], courtId: string, date: LocalDay) {
  const live = bookings.filter(
    (booking) =>
      booking.status === 'active' && booking.courtId === courtId && dayOf(booking.bookingDate) === date,
  );
  return new Map(live.map((booking) => [booking.timeSlot, booking]));
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

function hourCents(hour: AvailableHour, gameType: GameType): number {
  return centsOf(gameType === 'doubles' ? hour.doublesPrice : hour.singlesPrice);
}

function stateOf(status: AvailableHour['status']): 'free' | 'taken' | 'past' {
  if (status === 'available') return 'free';
  return status === 'past' ? 'past' : 'taken';
}
