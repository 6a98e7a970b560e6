import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './browser-passkeys';

const neverChanges = () => () => undefined;

/** Returns true if the browser has passkeys at all; false on the server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => false);
}
