import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';

/**
 * How long a place of a payment link is reserved for the player who is paying it (decisions §8).
 */
const PLACE_HELD_SECONDS = 600;

/** Returns until when a place reserved now is held: never beyond the booking's payment deadline. */
export function placeHeldUntil(now: Date, paymentDueAt: Date): Date {
  return min([addSeconds(now, PLACE_HELD_SECONDS), paymentDueAt]);
}
