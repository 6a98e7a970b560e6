import type { paths } from '../../../shared/api/schema';

const address = '/api/bookings/{bookingId}/calendar.ics' satisfies keyof paths;

/** Returns the address of a booking's calendar file. */
export function calendarFile(bookingId: string): string {
  return address.replace('{bookingId}', encodeURIComponent(bookingId));
}
