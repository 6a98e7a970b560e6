import type { components } from '../../api/schema';
import { centsOf, formatMoney } from '../../model/money';
import { words } from '../../texts/words';
import { StatusChip } from './status-chip';

export type RefundState = Pick<
  components['schemas']['BookingBody'],
  'paidAmount' | 'refundedAmount' | 'refundStatus'
>;

/**
 * The refund of a payment. It takes the place of "Pagado", which would say the opposite. Use it
 * only for bookings with a refund.
 */
export function RefundChip({ booking }: { booking: RefundState }) {
  return <StatusChip tone="refund">{refundInWords(booking)}</StatusChip>;
}

function refundInWords({ paidAmount, refundedAmount, refundStatus }: RefundState): string {
  if (refundStatus !== 'succeeded' && refundStatus !== 'none') return words.refundState[refundStatus];
  const refunded = centsOf(refundedAmount);
  return refunded >= centsOf(paidAmount)
    ? words.refundState.all
    : words.refundState.part(formatMoney(refunded));
}
