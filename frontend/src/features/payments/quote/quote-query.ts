import { queryOptions } from '@tanstack/react-query';
import type { GameType } from '../../../shared/model/games';
import { client } from '../../../shared/api/client';
import { courtKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

/** The booking that the player would get now. */
export type Quote = components['schemas']['QuoteBody'];

/** The play that is quoted. */
export interface QuotedPlay {
  courtId: string;
  date: string;
  timeSlot: string;
  durationMinutes: number;
  gameType: GameType;
}

/** Always asked anew: the price, the deadline and the player's bookings change. */
export const quoteQuery = ({ courtId, date, ...play }: QuotedPlay) =>
  queryOptions({
    queryKey: courtKeys.quote(courtId, date, play),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/courts/{courtId}/quote', {
          params: { path: { courtId }, query: { bookingDate: date, ...play } },
          signal,
        }),
      ),
    staleTime: 0,
    meta: { inBrowserOnly: true },
  });
