import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from '../../shared/api/own-bookings-query';
import { availabilityQuery } from './api/availability-query';
import type { BookingDraft } from './model/booking-draft';
import { ownBookingsOf, slotChoices, type SlotChoice } from './model/slot-choices';

export interface Hours {
  choices: SlotChoice[];
  /** The wanted hour where it can be had. */
  chosen: SlotChoice | null;
  /** The wanted hour, or the one the server just refused, where it cannot. */
  lost: SlotChoice | null;
  /** True while the hours of the chosen day are not known; `choices` may still be another day's. */
  isLoading: boolean;
  error: unknown;
  reload: () => void;
}

/** The hours of the draft's day as the player may choose them. What somebody else takes meanwhile stops being chosen. */
export function useHours(courtId: string, draft: BookingDraft, refusedSlot: string | null): Hours {
  const availability = useQuery({
    ...availabilityQuery(courtId, draft.date),
    placeholderData: keepPreviousData,
  });
  const ownBookings = useQuery(ownBookingsQuery());

  const mine = ownBookingsOf(ownBookings.data ?? [], courtId, draft.date);
  const choices = slotChoices(availability.data ?? [], draft.gameType, mine);
  const wanted = choices.find(({ timeSlot }) => timeSlot === (draft.slot ?? refusedSlot)) ?? null;
  const isLoading = availability.isPending || availability.isPlaceholderData;
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
