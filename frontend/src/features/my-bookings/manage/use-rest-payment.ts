import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { words } from '../../../shared/texts/words';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useReturnedPayment } from '../../payments/confirmation/returned-payment';
import { usePatience } from '../../payments/confirmation/use-patience';
import { managedPageQuery } from './api/managed-page';
import { useRecordRest } from './api/rest-payment';
import { texts } from './texts';

/**
 * Follows a payment of what is missing from the charge until the booking is paid. It also takes up
 * the payment with which the bank has sent the payer back. `confirm` records the intent and polls
 * the page, because the provider's webhook may reach the server first.
 */
export function useRestPayment(manageToken: string) {
  const showToast = useToast();
  const returned = useReturnedPayment();
  const { mutate, variables: intentId, isIdle, isSuccess: recorded, error } = useRecordRest(manageToken);
  const charged = !isIdle;
  const patience = usePatience();
  const { data } = useQuery({
    ...managedPageQuery(manageToken),
    enabled: charged,
    networkMode: 'online',
    refetchInterval: ({ state }) =>
      isNotFound(error) || isSettled(state.data?.booking) ? false : patience.pause(),
  });
  const booking = data?.booking;
  const paid = charged && booking?.paymentStatus === 'completed' && booking.status === 'active';
  const tooLate = recorded && isSettled(booking) && !paid;

  const confirm = (stripePaymentIntentId: string) => {
    patience.start();
    mutate(stripePaymentIntentId);
  };
  const takeUp = useEffectEvent(() => {
    if (returned && returned.outcome !== 'failed') confirm(returned.paymentIntentId);
  });
  useEffect(() => takeUp(), []);
  const report = useEffectEvent(() =>
    showToast(
      paid
        ? { tone: 'success', title: words.paymentSucceeded, description: texts.paidHint }
        : { tone: 'error', title: texts.tooLateTitle, description: texts.tooLateHint },
    ),
  );
  useEffect(() => {
    if (paid || tooLate) report();
  }, [paid, tooLate]);

  return {
    confirm,
    charged,
    /** True if the server knows no such payment of this browser: the address was made up. */
    unknown: isNotFound(error),
    /** Checks once more. Null while the screen still checks by itself. */
    checkAgain: intentId !== undefined && patience.isOver && !paid ? () => confirm(intentId) : null,
  };
}

type Managed = { status: string; paymentStatus: string } | null | undefined;

function isSettled(booking: Managed): boolean {
  return booking ? booking.paymentStatus === 'completed' || booking.status !== 'active' : false;
}
