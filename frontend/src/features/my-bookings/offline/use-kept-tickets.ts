import { useEffect } from 'react';
import type { Booking } from '../model/booking';
import type { Part } from '../model/part';

/**
 * Keeps the coming games for a visit without a network, if this browser has installed the worker
 * that makes such a visit possible. If one of the lists is missing, the tickets stay as they are,
 * with their age.
 */
export function useKeptTickets(
  bookings: readonly Booking[] | undefined,
  parts: readonly Part[] | undefined,
): void {
  useEffect(() => {
    if (!bookings || !parts || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const keep = async () => {
      await navigator.serviceWorker.ready;
      const { keepTickets } = await import('./keep-tickets');
      if (isCurrent) await keepTickets([bookings, parts].flat());
    };
    keep().catch(() => undefined); // the next visit tries again
    return () => {
      isCurrent = false;
    };
  }, [bookings, parts]);
}
