import type { SharedLink } from '../../payments/sharing/own-link-query';
import { texts } from '../texts';

export type Seat = 'paid' | 'pending' | 'free';

type Counts = Pick<SharedLink, 'maxParticipants' | 'currentParticipants' | 'pendingParticipants'>;

/** One entry per place: the paid ones first, then those being paid, then the free ones. */
export function seatsOf({ maxParticipants, currentParticipants, pendingParticipants }: Counts): Seat[] {
  return Array.from({ length: maxParticipants }, (_, place) => {
    if (place < currentParticipants) return 'paid';
    return place < currentParticipants + pendingParticipants ? 'pending' : 'free';
  });
}

/** "2 de 4 pagaron · 1 está pagando · 1 lugar libre" */
export function seatsInWords(counts: Counts): string {
  const { maxParticipants: places, currentParticipants: paid, pendingParticipants: pending } = counts;
  const free = Math.max(0, places - paid - pending);
  return [
    texts.seatsPaid(paid, places),
    ...(pending > 0 ? [texts.seatsPending(pending)] : []),
    ...(free > 0 ? [texts.seatsFree(free)] : []),
  ].join(' · ');
}
