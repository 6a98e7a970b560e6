import { queryOptions } from '@tanstack/react-query';
import { venueCourtsQuery } from '../../../shared/api/venue-queries';

/** The courts of a venue, ordered by number. Reloaded whenever they are shown. */
export const courtsQuery = (venueId: string) => queryOptions({ ...venueCourtsQuery(venueId), staleTime: 0 });
