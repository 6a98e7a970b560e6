import { configQuery } from '../../shared/api/config-query';
import { venueDayQuery, venueQuery } from '../../shared/api/venue-queries';
import { freeHoursQuery } from './api/free-hours-query';
import { monthBookingsQuery } from './api/month-bookings-query';

/**
 * Everything that the calendar asks the server for. The free hours are asked for only if days of
 * the month can be booked, and the day only once it is chosen.
 */
export const calendarPageQueries = {
  venue: venueQuery,
  config: configQuery,
  bookings: monthBookingsQuery,
  freeHours: freeHoursQuery,
  day: venueDayQuery,
};
