import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from '../../shared/api/own-bookings-query';
import { availabilityQuery } from './api/availability-query';
import { dayOf } from '../../shared/model/dates';
import type { BookingDraft } from './model/booking-draft';
import type { MovedBooking } from './use-moved-booking';
import { ownBookingsOf, slotChoices, type SlotChoice } from './model/slot-choices';

export interface Hours {
  choices: SlotChoice[];
  /** The wanted hour, if it is available. */
  chosen: SlotChoice | null;
  /** The wanted hour, or the one the server has just refused, if it is not available. */
  lost: SlotChoice | null;
  /**
   * True while the hours of the chosen day are loading. `choices` may still be those of another
   * day.
   */
  isLoading: boolean;
  error: unknown;
  reload: () => void;
}

/**
 * Returns the hours of the draft's day. An hour that another player books meanwhile stops being
 * chosen. The hour of the booking that moves can be chosen again, for example for another game.
 */
export function useHours(
  courtId: string,
  draft: BookingDraft,
  refusedSlot: string | null,
  moved: MovedBooking | null,
  isReady: boolean,
): Hours {
  const availability = useQuery({
    ...availabilityQuery(courtId, draft.date),
    placeholderData: keepPreviousData,
  });
  const ownBookings = useQuery(ownBookingsQuery());

  const mine = ownBookingsOf(ownBookings.data ?? [], courtId, draft.date);
  const kept = moved && slotOn(moved, courtId, draft.date);
  const choices = slotChoices((isReady && availability.data) || [], draft.gameType, mine, kept);
  const wanted = choices.find(({ timeSlot }) => timeSlot === (draft.slot ?? refusedSlot)) ?? null;
  const isLoading = !isReady || availability.isPending || availability.isPlaceholderData;
  const isFree = wanted?.state === 'free' && draft.slot !== null;
  return {
    choices,
    chosen: isFree && !isLoading ? wanted : null,
    lost: isFree ? null : wanted,
    isLoading,
    error: availability.isError ? availability.error : null,
    reload: () => void availability.refetch(),
  };
}

/** Returns the hour of a booking if it is on this court and day. */
function slotOn(booking: MovedBooking, courtId: string, date: string): string | null {
  return booking.courtId === courtId && dayOf(booking.bookingDate) === date ? booking.timeSlot : null;
}
