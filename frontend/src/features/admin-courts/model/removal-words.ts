import { centsOf, formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { Removal } from '../types';

/** Returns true if a deletion would give money back. */
export function hasPayments({ refundAmount }: Removal): boolean {
  return centsOf(refundAmount) > 0;
}

/** Describes what a deletion would do: "3 reservas futuras se cancelarán con reembolso total …". */
export function removalInWords({ futureBookings, refundAmount }: Removal): string {
  if (futureBookings === 0) return texts.noFutureBookings;
  const cents = centsOf(refundAmount);
  return cents === 0
    ? texts.cancelledUnpaid(futureBookings)
    : texts.cancelledWithRefund(futureBookings, formatMoney(cents));
}

/** Describes for a toast what a deletion did. Returns undefined if no booking was cancelled. */
export function removedInWords({ futureBookings, refundAmount }: Removal): string | undefined {
  return futureBookings === 0
    ? undefined
    : texts.removedDetail(futureBookings, formatMoney(centsOf(refundAmount)));
}
