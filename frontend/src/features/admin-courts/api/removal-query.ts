import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { adminCourtKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The bookings that would be cancelled and refunded if the venue were deleted now. */
export const venueRemovalQuery = (venueId: string) =>
  queryOptions({
    queryKey: adminCourtKeys.venueRemoval(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/venues/{venueId}/removal', { params: { path: { venueId } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** The bookings that would be cancelled and refunded if the court were deleted now. */
export const courtRemovalQuery = (courtId: string) =>
  queryOptions({
    queryKey: adminCourtKeys.courtRemoval(courtId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/courts/{courtId}/removal', { params: { path: { courtId } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
