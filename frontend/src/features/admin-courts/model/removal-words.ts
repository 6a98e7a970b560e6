import { centsOf, formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { Removal } from '../types';

/** "3 reservas futuras se cancelarán con reembolso total ($87.00)." */
export function removalInWords({ futureBookings, refundAmount }: Removal): string {
  if (futureBookings === 0) return texts.noFutureBookings;
  const cents = centsOf(refundAmount);
  return cents === 0
    ? texts.cancelledUnpaid(futureBookings)
    : texts.cancelledWithRefund(futureBookings, formatMoney(cents));
}

/** What a deletion did, to stand under its toast; nothing where it touched no booking. */
export function removedInWords({ futureBookings, refundAmount }: Removal): string | undefined {
  return futureBookings === 0
    ? undefined
    : texts.removedDetail(futureBookings, formatMoney(centsOf(refundAmount)));
}
