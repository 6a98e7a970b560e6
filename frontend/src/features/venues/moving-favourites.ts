import { ApiError } from '../../shared/api/api-error';
import { client } from '../../shared/api/client';
import { removeStored, storageKeys, writeStored } from '../../shared/config/storage';

/** Stores on the server whether a venue is a favourite. */
export function sendFavourite(venueId: string, isFavourite: boolean): Promise<unknown> {
  const params = { path: { venueId } };
  return isFavourite
    ? client.PUT('/api/favourites/{venueId}', { params })
    : client.DELETE('/api/favourites/{venueId}', { params });
}

/** The server refuses it for good: the venue is gone, or there is no room. */
const final: ReadonlySet<number> = new Set([400, 404, 409]);

/**
 * Gives the favourites that this browser has stored to the player, oldest first. A venue leaves the
 * storage when the server has decided about it, so the next visit continues after an interruption.
 * @returns the ids that the server has, the newest first
 */
export async function moveStoredFavourites(stored: string): Promise<string[]> {
  const waiting = parse(stored);
  const moved: string[] = [];
  try {
    for (let venueId = waiting[0]; venueId !== undefined; venueId = waiting[0]) {
      if (await isTaken(venueId)) moved.unshift(venueId);
      waiting.shift();
      writeStored(storageKeys.favouriteVenues, JSON.stringify(waiting));
    }
    removeStored(storageKeys.favouriteVenues);
  } catch {
    // The server cannot be reached. The rest stays where it is.
  }
  return moved;
}

async function isTaken(venueId: string): Promise<boolean> {
  try {
    await sendFavourite(venueId, true);
    return true;
  } catch (error) {
    if (error instanceof ApiError && final.has(error.status)) return false;
    throw error;
  }
}

function parse(stored: string): string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
