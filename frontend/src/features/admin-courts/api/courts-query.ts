import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { courtKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { venuesQuery } from '../../../shared/api/venue-queries';

/** All courts of all venues, ordered by venue and number. Reloaded whenever the screen opens. */
export const courtsQuery = () =>
  queryOptions({
    queryKey: courtKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/courts', { signal })),
    staleTime: 0,
  });

/** The venues as players see them. Reloaded whenever the screen opens. */
export const currentVenuesQuery = () => queryOptions({ ...venuesQuery(), staleTime: 0 });
