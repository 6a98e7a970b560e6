import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { userMessageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { centsOf } from '../../shared/model/money';
import { words } from '../../shared/texts/words';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useCancelBooking } from '../payments/refunds/cancel-booking';
import { texts } from './texts';

/**
 * Returns a function that cancels a booking, shows the refund and highlights the booking. Further
 * calls while the request runs do nothing.
 */
export function useCancellation(bookingId: string) {
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useCancelBooking();
  const sending = useRef(false);

  const cancel = async (how: { reason: string; expectedPercentage?: number }) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const { refundPercentage, refundAmount } = await mutateAsync({ bookingId, ...how });
      const gives = centsOf(refundAmount) > 0;
      const description = gives ? texts.refundDone(refundPercentage) : texts.cancelledDone;
      showToast({ tone: 'success', title: words.bookingCancelled, description });
      void navigate(paths.myBooking(bookingId), { replace: true });
    } catch (refusal) {
      sending.current = false;
      showToast({ tone: 'error', title: words.cancelFailed, description: userMessageOf(refusal) });
    }
  };

  return { cancel, isCancelling: isPending, refusal: error };
}
