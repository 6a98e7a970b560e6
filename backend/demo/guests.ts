import { addDays } from 'date-fns/addDays';

const GUESTS = 9;

/** The guests exist for some time before their first booking. */
const KNOWN_FOR_DAYS = 45;

/** The ids of the guest players who place the bookings. */
export const DEMO_GUESTS = Array.from({ length: GUESTS }, (_, index) => `guest-demo-${index + 1}`);

/** Returns when the guests were created, for demo data relative to `anchor`. */
export function guestsSince(anchor: Date): Date {
  return addDays(anchor, -KNOWN_FOR_DAYS);
}

/** Returns the anchor that belongs to guests created at the given instant. */
export function anchorOf(guestsSince: Date): Date {
  return addDays(guestsSince, KNOWN_FOR_DAYS);
}
