import { venueCourtsQuery, venueDayQuery, venueQuery } from '../../shared/api/venue-queries';
import type { LocalDay } from '../../shared/model/dates';

/**
 * Everything that the venue page asks the server for. The day needs the venue's time zone. The day
 * after is asked for only if a court has no free hour left today.
 */
export const venuePageQueries = {
  venue: (venueId: string) => venueQuery(venueId),
  courts: (venueId: string) => venueCourtsQuery(venueId),
  day: (venueId: string, date: LocalDay) => venueDayQuery(venueId, date),
};
