import { useQueryClient } from '@tanstack/react-query';
import { venueCourtsQuery, venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { usePreloadPage } from '../../shared/ui/page-preload';

/** Fetches a venue's page and data before they are asked for, when a pointer or the focus comes near its link. */
export function useVenuePreload(): (venueId: string) => void {
  const queryClient = useQueryClient();
  const preloadPage = usePreloadPage();
  return (venueId) => {
    preloadPage(paths.venue(venueId));
    void queryClient.prefetchQuery(venueQuery(venueId));
    void queryClient.prefetchQuery(venueCourtsQuery(venueId));
  };
}
