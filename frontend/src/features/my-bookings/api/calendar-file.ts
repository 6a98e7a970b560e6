import type { paths } from '../../../shared/api/schema';

const address = '/api/bookings/{bookingId}/calendar.ics' satisfies keyof paths;

/** Where the browser fetches a booking as a calendar file. */
export function calendarFile(bookingId: string): string {
  return address.replace('{bookingId}', encodeURIComponent(bookingId));
}
