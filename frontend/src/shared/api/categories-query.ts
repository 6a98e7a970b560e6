import { queryOptions } from '@tanstack/react-query';
import { customerKeys } from './admin-keys';
import { client } from './client';
import type { components } from './schema';
import { unwrap } from './unwrap';

export type Category = components['schemas']['CategoryBody'];

/** The categories that a venue gives to its customers, in its order. */
export const categoriesQuery = (venueId: string) =>
  queryOptions({
    queryKey: customerKeys.categories(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/venues/{venueId}/categories', { params: { path: { venueId } }, signal })),
    staleTime: 0,
  });
