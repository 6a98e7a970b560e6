import { paths } from '../../shared/config/paths';
import { useIsInBrowser } from '../../shared/model/use-is-in-browser';
import { words } from '../../shared/texts/words';
import { FoundOpenGames } from '../../shared/ui/open-games/found-open-games';
import { BackLink } from '../../shared/ui/screen/back-link';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { SearchForm } from './components/form/search-form';
import { Results } from './components/results/results';
import { texts } from './texts';
import { useSearch, type Search } from './use-search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { openGamesQuery } from '../../shared/api/open-games-queries';
import { searchCall } from './model/wish';

const LiveResults = lazyComponent(() =>
  import('./components/results/live-results').then((file) => file.LiveResults),
);

/** Free hours at all venues, and above them the games that look for players. */
export function FinderPage() {
  const search = useSearch();
  const games = useGamesToJoin(search);
  return (
    <div className="s-wrap">
      <PagePreview title={texts.title} description={texts.preview} />
      <PageHeader title={texts.title} back={<BackLink to={paths.home}>{words.backHome}</BackLink>} />
      <SearchForm search={search} />
      <FoundOpenGames games={games} />
      {/* The games come together with the hours, so that nothing moves. */}
      <Results search={search} isWaiting={games.isLoading} />
      <News search={search} />
    </div>
  );
}

/** Listens for news about what the screen shows. */
function News({ search: { wish, near, alternatives } }: { search: Search }) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || wish === null) return null;
  const days = [wish.date, ...alternatives.map(({ date }) => date)];
  return (
    <LatePart>
      <LiveResults wish={wish} near={near} days={days} />
    </LatePart>
  );
}

/** The games of others that look for players where and when the player searches. Any game fits. */
function useGamesToJoin({ wish, near, isReady }: Search) {
  const { date = '', from, to, place, near: point } = wish ? searchCall(wish, near) : {};
  const query = openGamesQuery({ date, from, to, place, near: point });
  return useInfiniteQuery({ ...query, enabled: isReady });
}
