import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeOf, userMessageOf } from '../../shared/api/api-error';
import { UnknownOutcome } from '../../shared/api/until-known';
import { bookingKeys, courtKeys, venueKeys } from '../../shared/api/keys';
import { paths } from '../../shared/config/paths';
import { dayOf } from '../../shared/model/dates';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useCreateBooking } from './api/create-booking';
import type { BookingRequest } from './model/booking-request';
import { texts } from './texts';

/**
 * Returns a function that books an hour, or moves the booking `movedId` there, and opens its
 * checkout. It shows why that failed. Further calls while the request runs do nothing.
 *
 * @param onSlotLost is called if the hour can no longer be booked; true if the hours show why
 */
export function usePlaceBooking(
  venueId: string,
  movedId: string | null,
  onSlotLost: (showsWhy: boolean) => void,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const createBooking = useCreateBooking(movedId);
  const sending = useRef(false);

  const handleRefusal = (error: Error, { courtId, bookingDate }: BookingRequest) => {
    const title = movedId === null ? texts.failedTitle : texts.moveFailedTitle;
    showToast({ tone: 'error', title, description: userMessageOf(error) });
    const code = codeOf(error);
    if (code === 'court_unavailable')
      void queryClient.invalidateQueries({ queryKey: courtKeys.detail(courtId) });
    if (losesSlot(error)) onSlotLost(isTakenOrPast(error));
    const isUnknown = error instanceof UnknownOutcome;
    if (!losesSlot(error) && !isUnknown && !['rules_changed', 'price_changed'].includes(code ?? '')) return;
    void queryClient.invalidateQueries({ queryKey: courtKeys.availability(courtId, dayOf(bookingDate)) });
    void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
    if (hasOtherRules(error)) void queryClient.invalidateQueries({ queryKey: venueKeys.detail(venueId) });
  };

  const place = (request: BookingRequest) => {
    if (sending.current) return;
    sending.current = true;
    createBooking.mutate(request, {
      onSuccess: (booking) => navigate(paths.checkout(booking.id), { replace: movedId !== null }),
      onError: (error, refused) => {
        sending.current = false; // After a success the screen is left
        handleRefusal(error, refused);
      },
    });
  };

  return {
    place,
    isSending: createBooking.isPending,
    /**
     * Why the last attempt failed. Null if the hour is taken or has begun, because the hours
     * then show the reason.
     */
    refusal: isTakenOrPast(createBooking.error) ? null : createBooking.error,
    /** Sends the last request again, with the same key. */
    placeAgain: () => createBooking.variables && place(createBooking.variables),
    forgetRefusal: createBooking.reset,
  };
}

/** Returns true if the hour can no longer be booked. */
function losesSlot(error: Error | null): boolean {
  return isTakenOrPast(error) || ['not_offered', 'too_soon'].includes(codeOf(error) ?? '');
}

function isTakenOrPast(error: Error | null): boolean {
  return ['slot_taken', 'slot_in_the_past'].includes(codeOf(error) ?? '');
}

/** Returns true if the rules of the venue are not those that the screen has shown. */
function hasOtherRules(error: Error | null): boolean {
  return ['not_offered', 'too_soon', 'rules_changed', 'price_changed'].includes(codeOf(error) ?? '');
}
