import type { SharedLink } from './own-link-query';

export interface Seat {
  state: 'paid' | 'reserved' | 'free';
  /** The reader's own place: the one they have, or could still take. */
  yours: boolean;
}

type Taken = Pick<
  SharedLink,
  'maxParticipants' | 'currentParticipants' | 'pendingParticipants' | 'yourShare' | 'status'
>;

/** The places as they stand, the reader's own first as long as there is one. All are paid where the organiser paid the rest. */
export function seatsOf(link: Taken): Seat[] {
  if (link.status === 'complete') return seats(link.maxParticipants, 'paid');
  const { paid, reserved, free } = othersOf(link);
  const own: Seat[] = link.yourShare === 'none' ? [] : [{ state: link.yourShare, yours: true }];
  if (own.length === 0 && free > 0) own.push({ state: 'free', yours: true });
  const left = link.maxParticipants - own.length - paid - reserved;
  return [...own, ...seats(paid, 'paid'), ...seats(reserved, 'reserved'), ...seats(left, 'free')];
}

/** Places that nobody has paid or is paying. */
export function freePlaces({ maxParticipants, currentParticipants, pendingParticipants }: Taken): number {
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
