import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { discountKeys, favouriteKeys } from '../../shared/api/keys';
import { unwrap } from '../../shared/api/unwrap';
import { readStored, storageKeys } from '../../shared/config/storage';

/** The discount codes that the venues promote. */
export const promotedCodesQuery = () =>
  queryOptions({
    queryKey: discountKeys.promoted,
    queryFn: ({ signal }) => unwrap(client.GET('/api/discount-codes', { signal })),
  });

/**
 * The ids of the player's favourite venues. They are fetched again when a tab is shown again,
 * because another tab or another device may have changed them.
 */
export const favouritesQuery = () =>
  queryOptions({
    queryKey: favouriteKeys.own,
    queryFn: async ({ signal }) => {
      const stored = readStored(storageKeys.favouriteVenues);
      const moved = stored === null ? [] : await moveStored(stored);
      const { venueIds } = await unwrap(client.GET('/api/favourites', { signal }));
      // The browser may have asked for the response before the move (a link of the page).
      return [...new Set([...moved, ...venueIds])];
    },
    refetchOnWindowFocus: 'always',
  });

const moveStored = async (stored: string) =>
  (await import('./moving-favourites')).moveStoredFavourites(stored);
