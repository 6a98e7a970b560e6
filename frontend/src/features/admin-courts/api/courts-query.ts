import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { courtKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { venuesQuery } from '../../../shared/api/venue-queries';

/** Every court of every venue, by venue and number. Asked again whenever the screen is opened. */
export const courtsQuery = () =>
  queryOptions({
    queryKey: courtKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/courts', { signal })),
    staleTime: 0,
  });

/** The venues as players see them, asked again whenever the screen is opened. */
export const currentVenuesQuery = () => queryOptions({ ...venuesQuery(), staleTime: 0 });
