import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { bookingQuery } from '../../shared/api/booking-query';
import { formatMoney } from '../../shared/model/money';
import { useToast } from '../../shared/ui/toast/toast-context';
import { intentQuery } from './api/intent-query';
import { bookingAmounts } from './model/booking-amounts';
import { texts } from './texts';
import type { Booking } from './types';

const pollEvery = 1500;

/**
 * Returns a function to call when the card has accepted the hold. It fetches the intent again,
 * which makes the server look at it, and polls the booking until it shows the guarantee.
 */
export function useGuaranteeConfirmation(booking: Booking, onHeld: () => void): () => void {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [waiting, setWaiting] = useState(false);
  const { refetch } = useQuery({
    ...bookingQuery(booking.id),
    enabled: waiting,
    refetchInterval: waiting && pollEvery,
  });
  const held = waiting && booking.atDeadline === 'charges_guarantee';

  const reportHeld = useEffectEvent(() => {
    const amount = formatMoney(bookingAmounts(booking).missing);
    showToast({ tone: 'success', title: texts.guaranteed, description: texts.guaranteedHint(amount) });
    onHeld();
  });
  useEffect(() => {
    if (held) reportHeld();
  }, [held]);

  return () => {
    setWaiting(true);
    void queryClient
      .refetchQueries({ queryKey: intentQuery(booking.id, 'guarantee').queryKey })
      .finally(() => refetch());
  };
}
