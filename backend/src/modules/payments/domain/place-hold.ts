import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';

/** How long a place of a payment link is held for whoever is paying it (decisions §8). */
export const PLACE_HELD_SECONDS = 600;

/** Until when a place taken now is held: never beyond the booking's deadline. */
export function placeHeldUntil(now: Date, paymentDueAt: Date): Date {
  return min([addSeconds(now, PLACE_HELD_SECONDS), paymentDueAt]);
}
