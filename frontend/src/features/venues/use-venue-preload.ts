import { useQueryClient } from '@tanstack/react-query';
import { venueCourtsQuery, venueQuery } from '../../shared/api/venue-queries';

/** Fetches a venue's data before it is asked for, when a pointer or the focus comes near its link. */
export function useVenuePreload(): (venueId: string) => void {
  const queryClient = useQueryClient();
  return (venueId) => {
    void queryClient.prefetchQuery(venueQuery(venueId));
    void queryClient.prefetchQuery(venueCourtsQuery(venueId));
  };
}
