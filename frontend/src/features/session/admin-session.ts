import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { client } from '../../shared/api/client';
import { sessionKeys } from '../../shared/api/keys';
import type { components } from '../../shared/api/schema';
import { unwrap } from '../../shared/api/unwrap';
import { storageKeys, writeStored } from '../../shared/config/storage';

type Credentials = components['schemas']['LoginBody'];

/** Whether an admin is signed in. Fetched again whenever the admin area is opened. */
export const adminCheckQuery = () =>
  queryOptions({
    queryKey: sessionKeys.admin,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/check', { signal })),
    staleTime: 0,
  });

export function useAdminLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => unwrap(client.POST('/api/admin/login', { body: credentials })),
    onSuccess: (check) => queryClient.setQueryData(adminCheckQuery().queryKey, check),
  });
}

export function useAdminLogout() {
  return useMutation({
    mutationFn: () => unwrap(client.POST('/api/admin/logout')),
    onSuccess: () => {
      writeStored(storageKeys.adminHere, 'no');
      writeStored(storageKeys.adminOwnsAll, 'no');
    },
  });
}

/**
 * Returns true once any call was refused with 401. The admin session is then over and the guard
 * leads back to the login.
 */
export function useSessionEnd(): boolean {
  const queryClient = useQueryClient();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const follow = ({ type, action }: CacheEvent) => {
      if (type !== 'updated' || action?.type !== 'error' || !isRefused(action.error)) return;
      setEnded(true);
      queryClient.setQueryData(adminCheckQuery().queryKey, { isAdmin: false });
    };
    const leaveQueries = queryClient.getQueryCache().subscribe(follow);
    const leaveMutations = queryClient.getMutationCache().subscribe(follow);
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);
  return ended;
}

/** The common fields of the events of the query cache and the mutation cache. */
interface CacheEvent {
  type: string;
  action?: { type: string; error?: unknown };
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
