import { addSeconds } from 'date-fns/addSeconds';
import { min } from 'date-fns/min';

/**
 * How long a place of a payment link is reserved for the player who is paying it (decisions §8).
 */
const PLACE_HELD_SECONDS = 600;

/** How long a stranger holds a place that anyone may take, until they try a card. */
const PUBLIC_PLACE_HELD_SECONDS = 120;

/**
 * How long no place can be taken after the organiser asked to pay the rest. Long enough to type a
 * card, and short enough for friends who wait for an organiser who went away.
 */
const REST_HELD_SECONDS = 300;

/** Returns until when a place reserved now is held: never beyond the booking's payment deadline. */
export function placeHeldUntil(now: Date, paymentDueAt: Date): Date {
  return min([addSeconds(now, PLACE_HELD_SECONDS), paymentDueAt]);
}

/** Returns until when a place that anyone may take is held for who has not tried a card yet. */
export function publicPlaceHeldUntil(now: Date, paymentDueAt: Date): Date {
  return min([addSeconds(now, PUBLIC_PLACE_HELD_SECONDS), paymentDueAt]);
}

/** Returns until when the rest is held that the organiser asks to pay now. */
export function restHeldUntil(now: Date, paymentDueAt: Date): Date {
  return min([addSeconds(now, REST_HELD_SECONDS), paymentDueAt]);
}
