import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../shared/config/paths';
import { todayIn } from '../../shared/model/local-time';
import { usePreloadPage } from '../../shared/ui/screen/page-preload';
import type { Venue } from './types';
import { venuePageQueries } from './venue-page-queries';

/** The pointer often crosses a card more than once before it clicks. */
const aVisit = 10_000;

/**
 * Returns a function that fetches the page and the data of a venue before its link is followed.
 * What the card shows is remembered for the first moment of the page.
 */
export function useVenuePreload(): (venue: Venue) => void {
  const queryClient = useQueryClient();
  const preloadPage = usePreloadPage();
  return (venue) => {
    const { id, timeZone } = venue;
    preloadPage(paths.venue(id));
    const whole = venuePageQueries.venue(id);
    if (!queryClient.getQueryData(whole.queryKey))
      queryClient.setQueryData(whole.queryKey, venue, { updatedAt: 0 });
    void queryClient.prefetchQuery({ ...whole, staleTime: aVisit }); // a card has only a part of it
    void queryClient.prefetchQuery(venuePageQueries.courts(id));
    void queryClient.prefetchQuery({ ...venuePageQueries.day(id, todayIn(timeZone)), staleTime: aVisit });
  };
}
