import type { SharedLinkPage } from '../types';

/** What whoever opened the link can still do with it. */
export type Standing = 'open' | 'paid' | 'complete' | 'expired' | 'cancelled';

const shortestRecheck = 5000;

/**
 * Whoever holds a place is not interrupted while paying: the server ends the hold first. A booking that was given up
 * counts before its link, for nobody can take a place of it and the link may call that complete.
 */
export function standingOf({ link, booking }: SharedLinkPage): Standing {
  if (link.yourShare === 'reserved') return 'open';
  if (booking.status === 'cancelled' || booking.status === 'expired') return booking.status;
  if (link.status === 'complete') return 'complete';
  return link.yourShare === 'paid' ? 'paid' : link.status;
}

/** Milliseconds until an open link is worth asking for again by itself: when the hold or the link ends. */
export function recheckIn(page: SharedLinkPage | undefined, now = Date.now()): number | false {
  if (!page || page.link.status !== 'open') return false;
  const { expiresAt, yourShareHeldUntil } = page.link;
  const next = yourShareHeldUntil ?? expiresAt;
  return Math.max(Date.parse(next) - now, shortestRecheck);
}
