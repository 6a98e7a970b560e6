import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../api/api-error';
import { openGamesQuery, type OpenGameWish } from '../../api/open-games-queries';
import { useNow } from '../../model/clock';
import { useFocusOnMore } from '../list/use-focus-on-more';
import { stillOpen } from './game-words';
import { OpenGameSection } from './open-game-section';
import { texts } from './texts';

/** The games at all venues that look for players, for what a player searches. */
export function FoundOpenGames({ wish }: { wish: OpenGameWish }) {
  const games = useInfiniteQuery(openGamesQuery(wish));
  const now = useNow();
  const found = stillOpen(games.data?.pages.flatMap(({ items }) => items) ?? [], now);
  const [list, expectMore] = useFocusOnMore(found.length, games.isFetchingNextPage);
  const more = () => {
    if (games.isFetchingNextPage) return;
    expectMore();
    void games.fetchNextPage();
  };
  return (
    <OpenGameSection games={found} namesVenue list={list}>
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
            {texts.more}
          </Button>
        </>
      ) : null}
    </OpenGameSection>
  );
}
