import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { BookingStatus } from '../types';

export interface BookingSearch {
  search: string;
  /** `null` for bookings of any status. */
  status: BookingStatus | null;
  page: number;
}

/** The bookings of all venues that match the search, latest hour first. */
export const searchQuery = ({ search, status, page }: BookingSearch) =>
  queryOptions({
    queryKey: deskKeys.search(search, status, page),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/bookings', {
          params: { query: { search, page, ...(status === null ? {} : { status }) } },
          signal,
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
