import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { bookingQuery } from '../../shared/api/booking-query';
import { formatMoney } from '../../shared/model/money';
import type { ToastMessage } from '../../shared/ui/toast/toast-context';
import { isCardRefused } from '../payments/confirmation/card-refused';
import { usePatience } from '../payments/confirmation/use-patience';
import { intentQuery } from './api/intent-query';
import { bookingAmounts } from './model/booking-amounts';
import { texts } from './components/sharing/texts';
import type { Booking } from './types';

/**
 * Confirms a hold that the card has accepted. `confirm` fetches the intent again, which makes the
 * server look at it, and polls the booking until it shows the guarantee, for some minutes.
 */
export function useGuaranteeConfirmation(booking: Booking, onHeld: (news: ToastMessage) => void) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  const patience = usePatience();
  const { refetch } = useQuery({
    ...bookingQuery(booking.id),
    enabled: waiting,
    networkMode: 'online',
    refetchInterval: patience.pause,
  });
  const held = waiting && booking.atDeadline === 'charges_guarantee';

  const reportHeld = useEffectEvent(() => {
    const amount = formatMoney(bookingAmounts(booking).missing);
    onHeld({ tone: 'success', title: texts.guaranteed, description: texts.guaranteedHint(amount) });
  });
  useEffect(() => {
    if (held) reportHeld();
  }, [held]);

  const confirm = () => {
    setWaiting(true);
    patience.start();
    const { queryKey } = intentQuery(booking.id, 'guarantee');
    void queryClient.refetchQueries({ queryKey }).finally(() => {
      // If the card was refused, the form says why, and another card can be held.
      if (isCardRefused(queryClient.getQueryState(queryKey)?.error)) setWaiting(false);
      else void refetch();
    });
  };
  return {
    confirm,
    /** Checks once more; null while the screen still checks by itself. */
    checkAgain: waiting && patience.isOver && !held ? confirm : null,
  };
}
