import { useQueryClient } from '@tanstack/react-query';
import { venueCourtsQuery, venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { usePreloadPage } from '../../shared/ui/screen/page-preload';

/** Returns a function that fetches the page and the data of a venue before its link is followed. */
export function useVenuePreload(): (venueId: string) => void {
  const queryClient = useQueryClient();
  const preloadPage = usePreloadPage();
  return (venueId) => {
    preloadPage(paths.venue(venueId));
    void queryClient.prefetchQuery(venueQuery(venueId));
    void queryClient.prefetchQuery(venueCourtsQuery(venueId));
  };
}
