import type { QueryClient } from '@tanstack/react-query';
import { favouriteKeys, venueKeys } from '../../shared/api/keys';
import { favouritesQuery } from './api';
import { sendFavourite } from './moving-favourites';

/** The changes reach the server in the order of the taps. */
let last: Promise<unknown> = Promise.resolve();
let unsent = 0;

/**
 * Makes a venue a favourite, or none if it is one. It shows so at once, and takes it back if the
 * server refuses.
 */
export async function toggleFavourite(queryClient: QueryClient, venueId: string): Promise<void> {
  const show = (shown: boolean) =>
    queryClient.setQueryData<string[]>(favouriteKeys.own, (ids = []) => {
      const others = ids.filter((id) => id !== venueId);
      return shown ? [venueId, ...others] : others;
    });
  const before = await queryClient.ensureQueryData(favouritesQuery());
  const isFavourite = !before.includes(venueId);
  await queryClient.cancelQueries({ queryKey: favouriteKeys.own });
  show(isFavourite);
  unsent += 1;
  const sent = last.then(() => sendFavourite(venueId, isFavourite));
  last = sent.catch(() => undefined);
  try {
    await sent;
  } catch (refusal) {
    show(!isFavourite);
    throw refusal;
  } finally {
    unsent -= 1;
    if (unsent === 0) void queryClient.invalidateQueries({ queryKey: favouriteKeys.own });
    // The cards on the screen stay where they are.
    void queryClient.invalidateQueries({ queryKey: venueKeys.home, refetchType: 'none' });
  }
}
