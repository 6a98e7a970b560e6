import { useSyncExternalStore } from 'react';

/**
 * Returns false for the page of the server, and while the browser takes it over. Use it for a part
 * whose code is fetched late: React would show the part, drop it if anything around it changed
 * before its code is there, and show it again.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
