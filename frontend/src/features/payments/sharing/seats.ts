import type { SharedLink } from './own-link-query';

export interface Seat {
  state: 'paid' | 'reserved' | 'free';
  /** True for the place that the reader has or could take. */
  yours: boolean;
}

type Taken = Pick<
  SharedLink,
  'maxParticipants' | 'currentParticipants' | 'pendingParticipants' | 'yourShare' | 'status' | 'restHeldUntil'
> &
  Partial<Pick<SharedLink, 'access' | 'openPlaces'>>;

/**
 * Returns the places of a match. The first one is the place that the reader has or can take, if
 * there is one. After the organiser has paid the rest, all places are paid. While the organiser is
 * paying the rest, no place is free.
 */
export function seatsOf(link: Taken): Seat[] {
  if (link.status === 'complete') return seats(link.maxParticipants, 'paid');
  const { paid, reserved, free } = othersOf(link);
  const own: Seat[] = link.yourShare === 'none' ? [] : [{ state: link.yourShare, yours: true }];
  if (own.length === 0 && free > 0) own.push({ state: 'free', yours: true });
  const left = link.maxParticipants - own.length - paid - reserved;
  return [
    ...own,
    ...seats(paid, 'paid'),
    ...seats(reserved, 'reserved'),
    ...seats(left, link.restHeldUntil === null ? 'free' : 'reserved'),
  ];
}

/** Returns the number of places that the reader could take now, or any friend of the group. */
export function freePlaces(link: Taken): number {
  const { maxParticipants, currentParticipants, pendingParticipants, restHeldUntil } = link;
  if (restHeldUntil !== null) return 0;
  if (link.access === 'public' && link.yourShare !== 'paid') return link.openPlaces ?? 0;
  return Math.max(0, maxParticipants - currentParticipants - pendingParticipants);
}

function othersOf(link: Taken) {
  return {
    paid: link.currentParticipants - (link.yourShare === 'paid' ? 1 : 0),
    reserved: link.pendingParticipants - (link.yourShare === 'reserved' ? 1 : 0),
    free: freePlaces(link),
  };
}

function seats(count: number, state: Seat['state']): Seat[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ state, yours: false }));
}
