import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { userMessageOf } from '../../api/api-error';
import type { OpenGame } from '../../api/open-games-queries';
import { useNow } from '../../model/clock';
import { useFocusOnMore } from '../list/use-focus-on-more';
import { FoldedOpenGames } from './folded-open-games';
import { stillOpen } from './game-words';
import { texts } from './texts';

interface FoundOpenGamesProps {
  games: UseInfiniteQueryResult<{ pages: { items: OpenGame[] }[] }>;
}

/** The games at all venues that look for players, for what a player searches. */
export function FoundOpenGames({ games }: FoundOpenGamesProps) {
  const now = useNow();
  const found = stillOpen(games.data?.pages.flatMap(({ items }) => items) ?? [], now);
  const [list, expectMore] = useFocusOnMore(found.length, games.isFetchingNextPage);
  const more = () => {
    if (games.isFetchingNextPage) return;
    expectMore();
    void games.fetchNextPage();
  };
  return (
    <FoldedOpenGames games={found} list={list}>
      {games.hasNextPage ? (
        <>
          {games.isFetchNextPageError ? (
            <Typography role="alert" sx={{ mt: 2 }}>
              {userMessageOf(games.error)}
            </Typography>
          ) : null}
          <Button
            variant="outlined"
            sx={{ mt: 2 }}
            aria-busy={games.isFetchingNextPage || undefined}
            onClick={more}
          >
            {texts.further}
          </Button>
        </>
      ) : null}
    </FoldedOpenGames>
  );
}
