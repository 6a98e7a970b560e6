import { useQuery } from '@tanstack/react-query';
import { homeVenuesQuery } from '../../../../shared/api/venue-queries';
import { useNow } from '../../../../shared/model/clock';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';

const HomeGameList = lazyComponent(() => import('./home-game-list').then((file) => file.HomeGameList));

/**
 * The first games of all venues that look for players. The server paints them; the browser fetches
 * their code only if there are any.
 */
export function HomeGames() {
  const { data } = useQuery({ ...homeVenuesQuery(), refetchOnMount: false });
  const now = useNow();
  const games = data?.openGames.filter(({ closesAt }) => new Date(closesAt) > now) ?? [];
  if (games.length === 0) return null;
  return (
    <LatePart>
      <HomeGameList games={games} />
    </LatePart>
  );
}
