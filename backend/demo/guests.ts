import { addDays } from 'date-fns/addDays';

const GUESTS = 9;

/** They were here a while before their first booking. */
const KNOWN_FOR_DAYS = 45;

/** The guest players who made the bookings. */
export const DEMO_GUESTS = Array.from({ length: GUESTS }, (_, index) => `guest-demo-${index + 1}`);

/** When the guests came, for data that is told from `anchor`. */
export function guestsSince(anchor: Date): Date {
  return addDays(anchor, -KNOWN_FOR_DAYS);
}

/** The instant that guests who came then belong to. */
export function anchorOf(guestsSince: Date): Date {
  return addDays(guestsSince, KNOWN_FOR_DAYS);
}
