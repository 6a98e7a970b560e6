import { useState } from 'react';
import { readStored, storageKeys, writeStored } from '../../shared/config/storage';

/** The player's favourite venues. Only this browser stores them. */
export function useFavourites() {
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(readFavourites);
  const toggle = (venueId: string) => {
    const next = new Set(favourites);
    if (!next.delete(venueId)) next.add(venueId);
    setFavourites(next);
    writeStored(storageKeys.favouriteVenues, JSON.stringify([...next]));
  };
  return { has: (venueId: string) => favourites.has(venueId), toggle };
}

function readFavourites(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.favouriteVenues) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
