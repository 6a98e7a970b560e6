import type { OpenGame } from '../../../../shared/api/open-games-queries';
import { FoldedOpenGames } from '../../../../shared/ui/open-games/folded-open-games';

/** The games between the hero and the venues. */
export function HomeGameList({ games }: { games: readonly OpenGame[] }) {
  return (
    <div className="s-wrap">
      <FoldedOpenGames games={games} />
    </div>
  );
}
