import type { components } from '../../../shared/api/schema';
import { texts } from '../texts';
import type { Booking } from './booking';

/** What a friend paid for the booking of another player, as the API returns it. */
export type Part = components['schemas']['BookingPartBody'];

/** Returns true for a part, which unlike a booking names its organiser. */
export function isPart(entry: Booking | Part): entry is Part {
  return 'organiserName' in entry;
}

/** Returns "Tu parte en el partido de Ana", or without the name if there is none. */
export function titleOf({ organiserName }: Pick<Part, 'organiserName'>): string {
  return organiserName === null ? texts.part : texts.partOf(organiserName);
}

const soon = 5000;

/** Returns how soon the parts have to be fetched again because a refund is on its way, or false. */
export function recheckPartsIn(parts: readonly Pick<Part, 'refundStatus'>[] | undefined): number | false {
  return parts?.some(({ refundStatus }) => refundStatus === 'pending') ? soon : false;
}
