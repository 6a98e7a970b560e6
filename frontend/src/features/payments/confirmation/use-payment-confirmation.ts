import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { bookingQuery } from '../../../shared/api/booking-query';
import type { components } from '../../../shared/api/schema';
import { useRecordPayment } from './record-payment';

type Booking = components['schemas']['BookingBody'];

const pollEvery = 3000;

/**
 * Confirms a payment after the charge. `confirm` records the intent and polls the booking, because
 * the provider's webhook may reach the server first. `onSettled` is called once, when the booking
 * is paid, or released while the payment was in progress.
 */
export function usePaymentConfirmation(bookingId: string, onSettled: (booking: Booking) => void) {
  const [charged, setCharged] = useState(false);
  const { mutate: record } = useRecordPayment();
  const { data: booking } = useQuery({
    ...bookingQuery(bookingId),
    enabled: charged,
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : pollEvery),
  });
  const settled = charged && booking !== undefined && isSettled(booking);

  const reportSettled = useEffectEvent(() => {
    if (booking) onSettled(booking);
  });
  useEffect(() => {
    if (settled) reportSettled();
  }, [settled]);

  const confirm = (stripePaymentIntentId: string) => {
    setCharged(true);
    record({ bookingId, stripePaymentIntentId });
  };
  return { confirm, charged };
}

function isSettled(booking: Booking): boolean {
  return booking.paymentStatus === 'completed' || booking.status !== 'active';
}
