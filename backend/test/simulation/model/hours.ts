import type { Of } from '../operations.js';
import {
  afterCode,
  HOURS_PER_ADDRESS,
  LAST_START,
  OPENS,
  TERMS,
  UNPAID_PER_PLAYER,
  WINDOW_DAYS,
} from '../spec.js';
import { decideResales, isDue as isDecidedNow } from './resale.js';
import { mayNot } from './staff.js';
import { refuse, unless, type Verdict } from './verdict.js';
import { earlier, found, type Hour, inMinutes, playersOf, priceOf, type World } from './world.js';

/** Hours are booked, sold, blocked and moved. */

export function book(world: World, wanted: Of<'book'>): Verdict {
  const { player, court, game } = wanted;
  const { place, startsAt, price } = world.hourOf(wanted);
  const [person, origin] = [world.personOf(player), world.originOf(player)];
  return unless(
    {
      ...wrongStart(world, wanted),
      '409 slot_taken': world.isTaken(place),
      ...tooMany(world, player, court),
    },
    () => {
      const base = priceOf(price, game);
      return {
        amount: base,
        accept: () =>
          void world.add({ person, origin, court, place, startsAt, players: playersOf(game), base }),
      };
    },
  );
}

/** The limits of a player, and of strangers who share an address (decisions.md §5). */
function tooMany(world: World, player: number, court: number): Record<string, boolean> {
  const origin = world.originOf(player);
  const { venue } = world.courtAt(court);
  const here = world.bookings.filter(
    (one) => world.isUnpaid(one) && one.origin === origin && world.courtAt(one.court).venue === venue,
  );
  return {
    '429 too_many_unpaid': world.unpaidOf(world.personOf(player)) >= UNPAID_PER_PLAYER,
    '429 too_many_unpaid_here': here.length >= HOURS_PER_ADDRESS,
  };
}

function wrongStart(world: World, wanted: Hour): Record<string, boolean> {
  return {
    '400 invalid_request': isNever(wanted),
    '409 not_offered': isNever(wanted),
    '400 slot_in_the_past': world.hasBegun(wanted),
    '400 beyond_booking_window': wanted.days > WINDOW_DAYS,
  };
}

const isNever = ({ hour }: Hour): boolean => hour < OPENS || hour > LAST_START;

export function sell(world: World, wanted: Of<'sell'>): Verdict {
  // Neither the opening hours nor the window bind the owner (club.md §3).
  const { by, court, game, kind } = wanted;
  const { place, startsAt, price } = world.hourOf(wanted);
  const base = kind === 'free' ? 0 : priceOf(price, game);
  const holdUntil = inMinutes(startsAt, -60);
  const reasons = {
    ...mayNot(world, by, court),
    // The reception sells neither outside the opening hours nor for nothing (club.md §3, ADR 104).
    '403 *': by === 'reception' && (isNever(wanted) || kind === 'free'),
    '400 slot_in_the_past': startsAt <= world.now,
    '409 slot_taken': world.isTaken(place),
    '409 till_closed': kind === 'cash' && world.refusesCash(wanted),
  };
  return unless(reasons, () =>
    kind === 'later' && holdUntil <= world.now
      ? refuse('400 invalid_request')
      : {
          amount: base,
          accept: () => {
            const dueAt = kind === 'later' ? holdUntil : null;
            const sale = { person: null, origin: null, players: playersOf(game) };
            const sold = world.add({ ...sale, court, place, startsAt, base, dueAt });
            if (kind === 'cash' || kind === 'transfer' || kind === 'terminal')
              world.receive(sold, kind, base);
          },
        },
  );
}

export function block(world: World, wanted: Of<'block'>): Verdict {
  const { place, startsAt } = world.hourOf(wanted);
  const reasons = { '409 hour_taken': world.isBookedOrBlocked(place), '400 *': startsAt <= world.now };
  return unless(reasons, () => ({
    accept: () => {
      world.line.withdraw(place);
      world.blocks.push({ place, startsAt, isActive: true });
    },
  }));
}

export function unblock(world: World, { block: index }: Of<'unblock'>): Verdict {
  const one = found(world.blocks, index);
  return unless({ '404 *': !one.isActive }, () => ({
    accept: () => {
      one.isActive = false;
      world.line.keep(one);
    },
  }));
}

/** A player moves an unpaid booking within its venue; nothing but the hour changes (ADR 43). */
export function move(world: World, wanted: Of<'move'>): Verdict {
  const booking = found(world.bookings, wanted.booking);
  if (booking.person !== world.personOf(wanted.player)) return refuse('404 *');
  const { place, startsAt, price } = world.hourOf(wanted);
  const isOtherVenue = world.courtAt(wanted.court).venue !== world.courtAt(booking.court).venue;
  const isDue = booking.dueAt !== null && booking.dueAt <= world.now;
  return unless(
    {
      ...wrongStart(world, wanted),
      '409 slot_taken': world.isTaken(place),
      '404 *': isOtherVenue,
      '409 *':
        isOtherVenue ||
        booking.status !== 'active' ||
        world.missing(booking) <= 0 ||
        world.paid(booking) > 0 ||
        isDue ||
        booking.places !== null ||
        booking.heldSince !== null,
    },
    () => ({
      accept: () => {
        const left = { ...booking };
        booking.place = place;
        booking.court = wanted.court;
        booking.startsAt = startsAt;
        if (booking.waitsFor === 'desk') booking.dueAt = startsAt;
        else if (booking.dueAt) booking.dueAt = earlier(booking.dueAt, startsAt);
        booking.base = priceOf(price, booking.players === 2 ? 'singles' : 'doubles');
        const code = booking.code === null ? undefined : world.codes[booking.code];
        booking.total = code ? afterCode(booking.base, code.off) : booking.base;
        booking.terms = world.venueOf(wanted.court).terms;
        world.leaves(left);
      },
    }),
  );
}

export function changePrice(world: World, { by, court, cents }: Of<'change price'>): Verdict {
  const reasons = { ...mayNot(world, by, court), '403 *': by === 'reception' };
  return unless(reasons, () => ({ accept: () => void (world.courtAt(court).price = cents) }));
}

/** Bookings keep the terms with which they were sold (club.md). */
export function changeTerms(world: World, { venue, terms }: Of<'change terms'>): Verdict {
  return { accept: () => void (found(world.venues, venue).terms = found(TERMS, terms)) };
}

/** Every offer and every deadline whose time is over ends. */
export function wait(world: World, { minutes }: Of<'wait'>): Verdict {
  return {
    accept: () => {
      world.now = inMinutes(world.now, minutes);
      for (const offer of world.line.offers.filter((one) => one.status === 'open'))
        if (offer.expiresAt <= world.now) world.line.expire(offer);
      const due = world.bookings.filter((one) => isDue(world, one));
      due.sort((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0));
      for (const booking of due) {
        const missing = world.missing(booking);
        const paysByCard = booking.person?.hasCard === true && booking.waitsFor !== 'transfer';
        const { heldSince } = booking;
        if (heldSince !== null) world.receive(booking, 'card', missing).begun = heldSince;
        else if (paysByCard) world.receive(booking, 'card', missing);
        else world.release(booking, { status: 'expired', percentage: 100, freesCode: true });
      }
      decideResales(world);
    },
  };
}

/** True if something has come due and was not enforced yet. */
export const hasDue = (world: World): boolean =>
  world.bookings.some((one) => isDue(world, one)) ||
  world.promises.some((one) => isDecidedNow(world, one)) ||
  world.line.offers.some(({ status, expiresAt }) => status === 'open' && expiresAt <= world.now);

function isDue(world: World, { status, dueAt, waitsFor, ...booking }: World['bookings'][number]): boolean {
  if (status !== 'active' || waitsFor === 'desk' || dueAt === null || dueAt > world.now) return false;
  return world.missing({ status, dueAt, waitsFor, ...booking }) > 0;
}
