import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { configKeys } from './keys';
import { unwrap } from './unwrap';

/**
 * The public settings of this installation, such as the provider's public key and the booking
 * window.
 */
export const configQuery = () =>
  queryOptions({
    queryKey: configKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/config', { signal })),
  });
