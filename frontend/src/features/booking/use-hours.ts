import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownBookingsQuery } from '../../shared/api/own-bookings-query';
import { availabilityQuery } from './api/availability-query';
import { dayOf } from '../../shared/model/dates';
import { centsOfLength, lengthsOfDay, type AvailableHour } from '../../shared/model/lengths';
import { minutesOf, usualMinutes } from '../../shared/model/play';
import type { BookingDraft } from './model/booking-draft';
import type { MovedBooking } from './use-moved-booking';
import { ownBookingsOf, slotChoices, type SlotChoice } from './model/slot-choices';

/** A length of play that the day offers, with its price at the chosen start. */
export interface LengthChoice {
  minutes: number;
  /** Null while no start is chosen, and if the length does not fit there. */
  cents: number | null;
}

export interface Hours {
  choices: SlotChoice[];
  lengths: LengthChoice[];
  /** The wanted length, or the usual one. */
  minutes: number;
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
  const hours: readonly AvailableHour[] = (isReady && availability.data) || [];
  const lengths = lengthsOfDay(hours.map(({ durations }) => durations));
  const minutes = wantedLength(draft, moved, lengths);
  const choices = slotChoices(hours, draft.gameType, mine, kept, minutes);
  const wanted = choices.find(({ timeSlot }) => timeSlot === (draft.slot ?? refusedSlot)) ?? null;
  useOwnNews(wanted?.state === 'taken');
  const isLoading = !isReady || availability.isPending || availability.isPlaceholderData;
  const isFree = wanted?.state === 'free' && draft.slot !== null;
  const start = hours.find(({ timeSlot }) => timeSlot === draft.slot);
  return {
    choices,
    lengths: lengths.map((one) => ({
      minutes: one,
      cents: start ? centsOfLength(start, one, draft.gameType) : null,
    })),
    minutes,
    chosen: isFree && !isLoading ? wanted : null,
    lost: isFree ? null : wanted,
    isLoading,
    error: availability.isError ? availability.error : null,
    reload: () => void availability.refetch(),
  };
}

/**
 * Fetches the player's bookings again when the wanted hour is taken: the player may have taken it,
 * in another tab or by a request whose response was lost.
 */
function useOwnNews(isTaken: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = ownBookingsQuery();
    if (isTaken) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [isTaken, queryClient]);
}

/** Returns the length of the address, or of the booking that moves, if the day offers it. */
function wantedLength({ minutes }: BookingDraft, moved: MovedBooking | null, lengths: number[]): number {
  const wanted = minutes ?? (moved ? minutesOf(moved) : undefined);
  return lengths.find((one) => one === wanted) ?? lengths[0] ?? usualMinutes;
}

/** Returns the hour of a booking if it is on this court and day. */
function slotOn(booking: MovedBooking, courtId: string, date: string): string | null {
  return booking.courtId === courtId && dayOf(booking.bookingDate) === date ? booking.timeSlot : null;
}
