import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type AdminAccount = components['schemas']['AdminAccountView'];
export type AdminSession = components['schemas']['AdminSessionView'];

/** The account of the admin who is signed in, with its open sessions. */
export const accountQuery = () =>
  queryOptions({
    queryKey: accountKeys.own,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/account', { signal })),
    staleTime: 0,
  });
