import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * The figures of today, and the hours of a venue; an empty id stands for the first one. Reloaded
 * whenever the dashboard opens, because players change them.
 */
export const dashboardQuery = (venueId = '') =>
  queryOptions({
    queryKey: reportKeys.dashboardOf(venueId),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/dashboard', { params: { query: venueId === '' ? {} : { venueId } }, signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
