import { queryOptions } from '@tanstack/react-query';
import { client } from './client';
import { configKeys } from './keys';
import { unwrap } from './unwrap';

/** What this installation tells every browser: the provider's public key, the currency, how far ahead one can book. */
export const configQuery = () =>
  queryOptions({
    queryKey: configKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/config', { signal })),
  });
