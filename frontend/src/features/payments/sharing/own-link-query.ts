import { queryOptions } from '@tanstack/react-query';
import { playersOf } from '../../../shared/model/games';
import { client } from '../../../shared/api/client';
import { shareKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type SharedLink = components['schemas']['SharedLinkBody'];
export type SharedBooking = Pick<components['schemas']['BookingBody'], 'id' | 'gameType' | 'totalAmount'>;

/**
 * The payment link of the player's own booking. It is a POST, but a booking has one link and the
 * server always returns the same one, so a query can fetch it. The first request creates the link.
 */
export const ownLinkQuery = (booking: Pick<SharedBooking, 'id' | 'gameType'>) =>
  linkQuery(booking.id, playersOf(booking.gameType));

const linkQuery = (bookingId: string, maxParticipants: 2 | 4) =>
  queryOptions({
    queryKey: shareKeys.ofBooking(bookingId, maxParticipants),
    queryFn: () => unwrap(client.POST('/api/shared-payment-links', { body: { bookingId, maxParticipants } })),
    staleTime: 0,
    meta: { inBrowserOnly: true },
  });

/** Creates the link of a booking if necessary, and says with which name it invites; null: none. */
export function nameLink(booking: Pick<SharedBooking, 'id' | 'gameType'>, organiserName: string | null) {
  const body = { bookingId: booking.id, maxParticipants: playersOf(booking.gameType), organiserName };
  return unwrap(client.POST('/api/shared-payment-links', { body }));
}
