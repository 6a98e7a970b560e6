import { infiniteQueryOptions } from '@tanstack/react-query';
import { customerKeys } from './admin-keys';
import { client } from './client';
import type { components } from './schema';
import { unwrap } from './unwrap';

export type Customer = components['schemas']['CustomerBody'];

/** The customers of a venue that a text finds, page by page. An empty text finds all. */
export const customersQuery = (venueId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: customerKeys.list(venueId, search),
    queryFn: ({ signal, pageParam: cursor }) => {
      const query = { venueId, search, ...(cursor === null ? {} : { cursor }) };
      return unwrap(client.GET('/api/admin/customers', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
