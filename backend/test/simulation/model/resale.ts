import { RESALE_ASKS_AGAIN_MINUTES, RESALE_PATIENCE_DAYS, spread } from '../spec.js';
import type { ModelBooking, ModelPayment } from './booking.js';
import { found, inMinutes, type World } from './world.js';

/** Refunds after a resale (club.md §4, docs/adr/0065). All plays take one hour. */

const HOUR_MINUTES = 60;
const keptOf = ({ cents, back }: ModelPayment): number => cents - back;
const counted = ({ payments }: ModelBooking): ModelPayment[] => payments.filter(({ hasLeft }) => !hasLeft);
const keptBy = (booking: ModelBooking): number =>
  counted(booking).reduce((sum, payment) => sum + keptOf(payment), 0);

/** A player who cancels late is promised the rest, if the hour is sold again. */
export function promise(world: World, booking: ModelBooking): void {
  if (!world.venueOf(booking.court).resells || keptBy(booking) === 0) return;
  world.promises.push({ booking, checkAt: inMinutes(booking.startsAt, HOUR_MINUTES), isDecided: false });
}

/** Decides each promise whose hour is over, those that were cancelled first before the others. */
export function decideResales(world: World): void {
  const due = world.promises.filter((one) => isDue(world, one));
  due.sort((a, b) => a.checkAt.getTime() - b.checkAt.getTime() || endOf(a.booking) - endOf(b.booking));
  for (const one of due) {
    const { booking } = one;
    const later = heldLater(world, booking);
    const patience = inMinutes(booking.startsAt, HOUR_MINUTES + RESALE_PATIENCE_DAYS * 24 * 60);
    const waits = later.some((other) => other.status === 'active' && world.missing(other) > 0);
    if (waits && world.now < patience) one.checkAt = inMinutes(world.now, RESALE_ASKS_AGAIN_MINUTES);
    else {
      one.isDecided = true;
      giveBack(booking, later);
    }
  }
}

export const isDue = (world: World, one: World['promises'][number]): boolean =>
  !one.isDecided && one.checkAt <= world.now;

const endOf = ({ ended }: ModelBooking): number => ended ?? Infinity;

/** The bookings that held the hour afterwards: first those that ended, in their order. */
function heldLater(world: World, booking: ModelBooking): ModelBooking[] {
  return world.bookings
    .filter((other) => other !== booking && other.place === booking.place && endOf(other) > endOf(booking))
    .sort((a, b) => endOf(a) - endOf(b));
}

/** Each cent that is kept of a later booking brings back one cent, once. */
function giveBack(booking: ModelBooking, later: readonly ModelBooking[]): void {
  let due = keptBy(booking);
  let given = 0;
  for (const other of later) {
    const cents = Math.min(due, keptBy(other) - other.spent);
    other.spent += cents;
    due -= cents;
    given += cents;
  }
  const payments = counted(booking);
  spread(given, payments.map(keptOf)).forEach((cents, index) => (found(payments, index).resold += cents));
}
