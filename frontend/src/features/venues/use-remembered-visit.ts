import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeVenuesQuery } from '../../shared/api/venue-queries';
import { rememberVisit } from '../../shared/config/visits';

/** Remembers that this browser shows a venue, so that the home page leads back to it. */
export function useRememberedVisit(venueId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    rememberVisit(venueId);
    const { queryKey } = homeVenuesQuery();
    const home = queryClient.getQueryData(queryKey);
    // A venue that stands there keeps its place, so that its card is where the way back leads.
    if (home && !home.items.some(({ id }) => id === venueId))
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }, [queryClient, venueId]);
}
