import type { Of } from '../operations.js';
import { LEAST_CHARGE, shares } from '../spec.js';
import { ofOwner } from './money.js';
import { AGAIN, unless, type Verdict } from './verdict.js';
import type { ModelBooking, Place } from './booking.js';
import { found, openPlaces, type World } from './world.js';

/** Friends and strangers pay places of a booking. */

/** True if the booking can get a payment link. */
function isShareable(world: World, booking: ModelBooking): boolean {
  const [least = 0] = shares(booking.total, booking.players);
  return (
    booking.status === 'active' &&
    world.missing(booking) > 0 &&
    world.paid(booking) === 0 &&
    least >= LEAST_CHARGE &&
    booking.waitsFor !== 'transfer' &&
    booking.dueAt !== null &&
    booking.dueAt > world.now
  );
}

export function share(world: World, operation: Of<'share'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    // Asking again returns the same link (decisions.md §8).
    if (booking.places !== null) return AGAIN;
    return unless({ '409 *': !isShareable(world, booking) }, () => ({
      accept: () => void world.share(booking),
    }));
  });
}

function canBePaid(world: World, booking: ModelBooking): boolean {
  const { status, dueAt } = booking;
  return status === 'active' && world.missing(booking) > 0 && dueAt !== null && dueAt > world.now;
}

function takes(world: World, booking: ModelBooking, place: Place | undefined): Verdict {
  const isOver = !canBePaid(world, booking) || !place;
  return unless({ '409 *': isOver, '404 *': isOver, '410 *': isOver }, () => ({
    amount: place?.cents ?? 0,
    accept: () => {
      if (!place) return;
      place.payment = world.receive(booking, 'card', place.cents);
      booking.friends.push(place.payment);
    },
  }));
}

export function payPlace(world: World, operation: Of<'pay place'>): Verdict {
  const booking = found(world.bookings, operation.booking);
  return takes(world, booking, openPlaces(booking)[0]);
}

/** A stranger who comes by the list of games pays a place that is open to anyone. */
export function takePlace(world: World, operation: Of<'take place'>): Verdict {
  const booking = found(world.bookings, operation.booking);
  const place = openPlaces(booking).find(({ isPublic }) => isPublic);
  return takes(world, booking, booking.startsAt > world.now ? place : undefined);
}

export function publish(world: World, operation: Of<'open places'>): Verdict {
  return ofOwner(world, operation, (booking) => {
    const { places } = operation;
    const isFirst = booking.places === null;
    const isPossible = isFirst ? isShareable(world, booking) : canBePaid(world, booking);
    const isRefused = places > 0 ? !isPossible || booking.startsAt <= world.now : isFirst;
    return unless({ '409 *': isRefused, '404 *': isRefused, '410 *': isRefused }, () => ({
      accept: () => {
        const all = world.share(booking);
        const open = all.filter(({ payment }) => payment === null);
        for (const place of all)
          place.isPublic =
            places > 0 && (open.includes(place) ? open.slice(-places).includes(place) : place.isPublic);
      },
    }));
  });
}

/** A friend gives a place up before the deadline and gets all of it back (club.md §4). */
export function leave(world: World, operation: Of<'leave'>): Verdict {
  const booking = found(world.bookings, operation.booking);
  const payment = found(booking.friends, operation.friend);
  if (payment.hasLeft) return AGAIN;
  const isTooLate = !canBePaid(world, booking) || booking.startsAt <= world.now;
  return unless({ '409 *': isTooLate, '404 *': isTooLate, '410 *': isTooLate }, () => ({
    amount: payment.cents,
    accept: () => {
      payment.hasLeft = true;
      payment.back = payment.cents;
      const place = booking.places?.find((one) => one.payment === payment);
      if (place) place.payment = null;
    },
  }));
}
