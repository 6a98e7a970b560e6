import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type SecondFactorState = components['schemas']['SecondFactorView'];

/** The second factors of the admin who is signed in. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: accountKeys.secondFactor,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/second-factor', { signal })),
    staleTime: 0,
  });
