import { serverNow } from '../../../shared/time/server-time';
import type { SharedLinkPage } from '../types';

/** The possibilities of the reader with the link. */
export type Standing = 'open' | 'paid' | 'complete' | 'expired' | 'cancelled';

const shortestRecheck = 5000;

/**
 * Returns the standing of the reader. A reader who holds a place can always pay; the server ends
 * the hold first. A cancelled or expired booking comes before its link, because no place of it can
 * be taken, although the link may be complete.
 */
export function standingOf({ link, booking }: SharedLinkPage): Standing {
  if (link.yourShare === 'reserved') return 'open';
  if (booking.status === 'cancelled' || booking.status === 'expired') return booking.status;
  if (link.status === 'complete') return 'complete';
  return link.yourShare === 'paid' ? 'paid' : link.status;
}

/**
 * Returns the milliseconds until an open link has to be fetched again: when the organiser's or the
 * reader's hold ends, or the link.
 */
export function recheckIn(page: SharedLinkPage | undefined, now = serverNow()): number | false {
  if (!page || page.link.status !== 'open') return false;
  const { expiresAt, restHeldUntil, yourShareHeldUntil } = page.link;
  const next = restHeldUntil ?? yourShareHeldUntil ?? expiresAt;
  return Math.max(Date.parse(next) - now, shortestRecheck);
}
