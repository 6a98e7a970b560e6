import type { components } from '../../../shared/api/schema';
import type { Booking } from './booking';

/** The part that a friend paid in the booking of another player, as the API returns it. */
export type Part = components['schemas']['BookingPartBody'];

/** Returns true for a part, which unlike a booking names its organiser. */
export function isPart(entry: Booking | Part): entry is Part {
  return 'organiserName' in entry;
}
