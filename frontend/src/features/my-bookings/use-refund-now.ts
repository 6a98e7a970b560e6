import { useEffect, useState } from 'react';
import type { Booking } from './model/booking';
import { endOf, refundAt, type RefundNow } from './model/refund-terms';

const longestTimer = 2 ** 31 - 1;

/** What a cancellation gives back right now; changes by itself at the instant at which a term ends. */
export function useRefundNow(booking: Booking): RefundNow {
  const [now, setNow] = useState(() => Date.now());
  const refund = refundAt(booking, now);
  const changesAt = refund.applying && endOf(refund.applying);
  useEffect(() => {
    if (changesAt === null) return;
    const wait = Math.min(Math.max(0, changesAt - Date.now()), longestTimer);
    const timer = window.setTimeout(() => setNow(Date.now()), wait);
    return () => window.clearTimeout(timer);
  }, [changesAt, now]);
  return refund;
}
