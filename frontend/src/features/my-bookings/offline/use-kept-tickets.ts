import { useEffect } from 'react';
import type { Booking } from '../model/booking';

/**
 * Keeps the coming bookings for a visit without a network, if this browser has installed the worker
 * that makes such a visit possible.
 */
export function useKeptTickets(bookings: readonly Booking[] | undefined): void {
  useEffect(() => {
    if (!bookings || !('serviceWorker' in navigator)) return;
    let isCurrent = true;
    const keep = async () => {
      await navigator.serviceWorker.ready;
      const { keepTickets } = await import('./keep-tickets');
      if (isCurrent) await keepTickets(bookings);
    };
    keep().catch(() => undefined); // the next visit tries again
    return () => {
      isCurrent = false;
    };
  }, [bookings]);
}
