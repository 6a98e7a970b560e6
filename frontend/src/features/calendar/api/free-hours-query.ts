import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { venueKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { yearAndMonth, type LocalMonth } from '../../../shared/model/dates';

/** How many hours of each day of a month can still be booked, by day. */
export const freeHoursQuery = (venueId: string, localMonth: LocalMonth) => {
  const { year, month } = yearAndMonth(localMonth);
  return queryOptions({
    queryKey: venueKeys.freeHours(venueId, year, month),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/venues/{venueId}/free-hours', {
          params: { path: { venueId }, query: { year, month } },
          signal,
        }),
      ),
    select: (days) => new Map(days.map(({ date, free }) => [date, free])),
    staleTime: 0,
  });
};
