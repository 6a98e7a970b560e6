import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { LocalDay } from '../../../shared/model/dates';

/** Payments are no news of the venue's hours, so that the day is asked for now and then as well. */
const refreshEvery = 30_000;

/** A venue's day, court by court. */
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
    refetchInterval: refreshEvery,
  });
