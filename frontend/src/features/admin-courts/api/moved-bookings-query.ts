import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { adminCourtKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The bookings ahead that would begin at another instant if the venue had this time zone. */
export const movedBookingsQuery = (venueId: string, timeZone: string) =>
  queryOptions({
    queryKey: adminCourtKeys.movedBookings(venueId, timeZone),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/venues/{venueId}/time-zone-change', {
          params: { path: { venueId }, query: { timeZone } },
          signal,
        }),
      ),
    staleTime: 0,
    gcTime: 0,
  });
