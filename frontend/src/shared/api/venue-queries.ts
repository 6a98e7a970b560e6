import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { venueKeys } from './keys';
import { unwrap } from './unwrap';

export const venuesQuery = () =>
  queryOptions({
    queryKey: venueKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/venues', { signal })),
  });

export const venueQuery = (venueId: string) =>
  queryOptions({
    queryKey: venueKeys.detail(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/venues/{venueId}', { params: { path: { venueId } }, signal })),
  });

export const venueCourtsQuery = (venueId: string) =>
  queryOptions({
    queryKey: venueKeys.courts(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/venues/{venueId}/courts', { params: { path: { venueId } }, signal })),
  });
