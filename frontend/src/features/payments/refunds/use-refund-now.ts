import { useEffect, useState } from 'react';
import type { components } from '../../../shared/api/schema';
import { useStartTime } from '../../../shared/model/clock';
import { endOf, refundAt, type RefundNow } from './refund-terms';

/** Browsers run a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1;

/** Returns what a cancellation gives back now, and updates at the instant a term ends. */
export function useRefundNow(booking: components['schemas']['BookingBody']): RefundNow {
  const start = useStartTime();
  const [now, setNow] = useState(start);
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
