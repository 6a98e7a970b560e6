import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownBookingsQuery } from '../../shared/api/own-bookings-query';
import { availabilityQuery } from './api/availability-query';
import type { BookingDraft } from './model/booking-draft';
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
 * chosen.
 */
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
