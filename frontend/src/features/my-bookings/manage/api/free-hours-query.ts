import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../shared/api/client';
import { courtKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';
import type { LocalDay } from '../../../../shared/model/dates';

/** The hours of a court on one day. Every visit fetches them again: other players book too. */
export const hoursQuery = (courtId: string, date: LocalDay) =>
  queryOptions({
    queryKey: courtKeys.availability(courtId, date),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/courts/{courtId}/availability', {
          params: { path: { courtId }, query: { date } },
          signal,
        }),
      ),
    staleTime: 0,
  });
