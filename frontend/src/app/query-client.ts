import { QueryClient } from '@tanstack/react-query';

/** Data stays until it is invalidated: no polling, no refetch on focus, no retries (specification §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}
