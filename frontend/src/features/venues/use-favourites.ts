import { useMemo, useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from '../../shared/config/storage';

const listeners = new Set<() => void>();
/** What a browser that refuses storage would have stored. It lasts until the page is left. */
let unstored: string | null = null;

/**
 * The player's favourite venues. Only this browser stores them, so the HTML of the server shows
 * none.
 */
export function useFavourites() {
  const stored = useSyncExternalStore(subscribe, readFavourites, () => null);
  const favourites = useMemo(() => parse(stored), [stored]);
  const toggle = (venueId: string) => {
    const next = new Set(favourites);
    if (!next.delete(venueId)) next.add(venueId);
    write(JSON.stringify([...next]));
  };
  return { has: (venueId: string) => favourites.has(venueId), toggle };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const readFavourites = () => unstored ?? readStored(storageKeys.favouriteVenues);

function write(favourites: string): void {
  writeStored(storageKeys.favouriteVenues, favourites);
  unstored = readStored(storageKeys.favouriteVenues) === favourites ? null : favourites;
  for (const listener of listeners) listener();
}

function parse(stored: string | null): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
