import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { venueKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { yearAndMonth, type LocalMonth } from '../../../shared/model/dates';
import { groupByDay } from '../model/bookings-by-day';

/** The bookings of a venue in a month, grouped by day. */
export const monthBookingsQuery = (venueId: string, localMonth: LocalMonth) => {
  const { year, month } = yearAndMonth(localMonth);
  return queryOptions({
    queryKey: venueKeys.month(venueId, year, month),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/venues/{venueId}/bookings', {
          params: { path: { venueId }, query: { year, month } },
          signal,
        }),
      ),
    select: groupByDay,
  });
};
