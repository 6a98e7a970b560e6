import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { LocalDay } from '../../../shared/model/dates';

/** The live events of a venue do not report payments by card, so the day is polled as well. */
const pollMilliseconds = 30_000;

/** One day of a venue: all courts with their hours. */
export const dayQuery = (venueId: string, date: LocalDay) =>
  queryOptions({
    queryKey: deskKeys.day(venueId, date),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/venues/{venueId}/day', {
          params: { path: { venueId }, query: { date } },
          signal,
        }),
      ),
    staleTime: 0,
    refetchInterval: pollMilliseconds,
  });
