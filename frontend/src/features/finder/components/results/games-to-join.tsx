import { useIsInBrowser } from '../../../../shared/model/use-is-in-browser';
import { LatePart } from '../../../../shared/ui/screen/late-part';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import type { Search } from '../../use-search';

const LiveResults = lazyComponent(() => import('./live-results').then((file) => file.LiveResults));

/** Games of others that look for players on the day, below the free hours. */
export function GamesToJoin({ search }: { search: Search }) {
  const { wish, isNear, position, alternatives } = search;
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || wish === null) return null;
  const days = [wish.date, ...alternatives.map(({ date }) => date)];
  return (
    <LatePart>
      <LiveResults wish={wish} near={isNear ? position.known : null} days={days} />
    </LatePart>
  );
}
