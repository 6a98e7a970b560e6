import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * The figures of today, and the hours of a venue; an empty id stands for the first one, which also
 * takes the place of an unknown venue. Reloaded whenever the dashboard opens, because players
 * change them.
 */
export const dashboardQuery = (venueId = '') =>
  queryOptions({
    queryKey: reportKeys.dashboardOf(venueId),
    queryFn: ({ signal }) =>
      fetchDashboard(venueId, signal).catch((error: unknown) => {
        if (venueId === '' || !isUnknownVenue(error)) throw error;
        return fetchDashboard('', signal);
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const fetchDashboard = (venueId: string, signal: AbortSignal) =>
  unwrap(
    client.GET('/api/admin/dashboard', { params: { query: venueId === '' ? {} : { venueId } }, signal }),
  );

/** The server reports 400 for an id that is none, as in an address that was cut off. */
function isUnknownVenue(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
