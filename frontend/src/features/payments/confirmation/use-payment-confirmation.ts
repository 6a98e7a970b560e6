import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { bookingQuery } from '../../../shared/api/booking-query';
import { paymentKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { isCardRefused } from './card-refused';
import { useRecordPayment } from './record-payment';
import { usePatience } from './use-patience';

type Booking = components['schemas']['BookingBody'];

/**
 * Confirms a payment after the charge. `confirm` records the intent and polls the booking, because
 * the provider's webhook may reach the server first. Polling pauses while the page is hidden or
 * offline, and ends after some minutes. `onSettled` is called once, when the booking is paid, or
 * released while the payment was in progress. If the server refuses the card, nothing was taken,
 * and the next offer says why.
 */
export function usePaymentConfirmation(bookingId: string, onSettled: (booking: Booking) => void) {
  const queryClient = useQueryClient();
  const [intentId, setIntentId] = useState<string | null>(null);
  const charged = intentId !== null;
  const { mutate: record, error: recordError } = useRecordPayment();
  const patience = usePatience();
  const { data: booking, error } = useQuery({
    ...bookingQuery(bookingId),
    enabled: charged,
    networkMode: 'online',
    refetchInterval: ({ state }) =>
      isUnknown([recordError, state.error]) || (state.data && isSettled(state.data))
        ? false
        : patience.pause(),
  });
  const settled = charged && booking !== undefined && isSettled(booking);

  const reportSettled = useEffectEvent(() => {
    if (booking) onSettled(booking);
  });
  useEffect(() => {
    if (settled) reportSettled();
  }, [settled]);

  const handleError = (refusal: Error) => {
    if (!isCardRefused(refusal)) return;
    setIntentId(null);
    void queryClient.invalidateQueries({ queryKey: paymentKeys.intent(bookingId) });
  };
  const confirm = (stripePaymentIntentId: string) => {
    setIntentId(stripePaymentIntentId);
    patience.start();
    record({ bookingId, stripePaymentIntentId }, { onError: handleError });
  };
  return {
    confirm,
    charged,
    /** The error if the card may not use the code of the booking: nothing was taken. */
    refused: isCardRefused(recordError) ? recordError : null,
    /** True if the server knows no such payment of this player: the address was made up. */
    unknown: charged && isUnknown([recordError, error]),
    /** Checks once more. Null while the screen still checks by itself. */
    checkAgain: intentId !== null && patience.isOver && !settled ? () => confirm(intentId) : null,
  };
}

function isUnknown(errors: (Error | null)[]): boolean {
  return errors.some(isNotFound);
}

function isSettled(booking: Booking): boolean {
  return booking.paymentStatus === 'completed' || booking.status !== 'active';
}
