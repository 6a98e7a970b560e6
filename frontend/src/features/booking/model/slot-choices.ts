import type { components } from '../../../shared/api/schema';
import { dayOf, type LocalDay } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import type { TariffType } from '../../../shared/model/slots';
import type { GameType } from '../../../shared/model/tariff';

type Schemas = components['schemas'];
export type AvailableHour = Schemas['SlotBody'];
/** What is read of one of the player's own bookings. */
export type OwnBooking = Pick<
  Schemas['BookingBody'],
  'id' | 'courtId' | 'bookingDate' | 'timeSlot' | 'status' | 'paymentStatus'
>;

interface Hour {
  timeSlot: string;
  tariff: TariffType;
  /** What the hour costs for the chosen game. */
  cents: number;
}

/** One tile of the hour picker. */
export type SlotChoice = Hour &
  ({ state: 'free' | 'taken' | 'past' } | { state: 'mine'; booking: OwnBooking });

/** The hours of a day as tiles: priced for the game, and the player's own bookings told apart from everybody else's. */
export function slotChoices(
  hours: readonly AvailableHour[],
  gameType: GameType,
  ownBookings: ReadonlyMap<string, OwnBooking>,
): SlotChoice[] {
  return hours.map((hour) => {
    const shown = { timeSlot: hour.timeSlot, tariff: hour.tariffType, cents: hourCents(hour, gameType) };
    const booking = hour.status === 'booked' ? ownBookings.get(hour.timeSlot) : undefined;
    if (booking) return { ...shown, state: 'mine', booking };
    return { ...shown, state: stateOf(hour.status) };
  });
}

/** The player's live bookings of one court and day, by hour. */
export function ownBookingsOf(bookings: readonly OwnBooking[], courtId: string, date: LocalDay) {
  const live = bookings.filter(
    (booking) =>
      booking.status === 'active' && booking.courtId === courtId && dayOf(booking.bookingDate) === date,
  );
  return new Map(live.map((booking) => [booking.timeSlot, booking]));
}

function hourCents(hour: AvailableHour, gameType: GameType): number {
  return centsOf(gameType === 'doubles' ? hour.doublesPrice : hour.singlesPrice);
}

function stateOf(status: AvailableHour['status']): 'free' | 'taken' | 'past' {
  if (status === 'available') return 'free';
  return status === 'past' ? 'past' : 'taken';
}
