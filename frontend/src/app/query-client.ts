import { QueryClient } from '@tanstack/react-query';

/**
 * Without a network, a call fails at once. The default would pause it until the network returns.
 */
const networkMode = 'always';

/**
 * Data stays until it is invalidated: no polling, no refetch on focus, no retries (specification
 * §9).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
