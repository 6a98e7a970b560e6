import type { components } from '../../../shared/api/schema';
import { useInstant } from '../../../shared/model/clock';
import { endOf, refundAt, type RefundNow } from './refund-terms';

/** Returns what a cancellation gives back now, and updates at the instant a term ends. */
export function useRefundNow(booking: components['schemas']['BookingBody']): RefundNow {
  const now = useInstant((time) => {
    const { applying } = refundAt(booking, time);
    return applying && endOf(applying) - time;
  });
  return refundAt(booking, now);
}
