import type { Of } from '../operations.js';
import { LAST_START, OPENS, UNPAID_PER_PLAYER, WINDOW_DAYS, WISHES_PER_PLAYER } from '../spec.js';
import { AGAIN, refuse, unless, type Verdict } from './verdict.js';
import { found, playersOf, priceOf, type World } from './world.js';

/** People wait for an hour, and take what is offered. */

export function waitFor(world: World, wish: Of<'wait for'>): Verdict {
  const { player, court, hour, game } = wish;
  const { place, startsAt } = world.hourOf(wish);
  const person = world.personOf(player);
  const isSingles = game === 'singles';
  const active = world.line.entries.filter(
    (one) =>
      one.person === person &&
      (one.status === 'waiting' || one.status === 'offered') &&
      dateOf(one.place) >= dateOf(world.hourOf({ ...wish, days: 0 }).place),
  );
  const isNever = hour < OPENS || hour > LAST_START;
  const isLate = !world.isKept(startsAt);
  return unless(
    {
      '400 *': isNever || isLate || wish.days > WINDOW_DAYS,
      '409 *': isNever || isLate,
    },
    () => {
      if (active.some((one) => one.place === place && one.isSingles === isSingles)) return AGAIN;
      if (active.length >= WISHES_PER_PLAYER) return refuse('409 too_many_wishes');
      return {
        accept: () => {
          const { now } = world;
          world.line.entries.push({
            person,
            player,
            court,
            place,
            startsAt,
            isSingles,
            status: 'waiting',
            inLineSince: now,
          });
        },
      };
    },
  );
}

const dateOf = (place: string): string => place.split(' ')[1] ?? '';

/** Taking an offer books its hour at the present price, for the person who waited. */
export function acceptOffer(world: World, { entry: index }: Of<'accept offer'>): Verdict {
  const entry = found(world.line.entries, index);
  const offer = world.line.lastOfferTo(entry);
  if (offer?.status === 'accepted') return AGAIN;
  if (offer?.status !== 'open') return refuse('404 *', '409 *', '410 *');
  const { person, court, place, startsAt } = entry;
  const [, , hour = ''] = place.split(' ');
  // The offer itself no longer counts against its person.
  offer.status = 'passed';
  const reasons = { '429 too_many_unpaid': world.unpaidOf(person) >= UNPAID_PER_PLAYER };
  offer.status = 'open';
  const game = entry.isSingles ? 'singles' : 'doubles';
  const base = priceOf(world.hourOf({ court, days: 0, hour: Number(hour) }).price, game);
  return unless(reasons, () => ({
    amount: base,
    accept: () => {
      offer.status = 'accepted';
      entry.status = 'served';
      const origin = `mailbox ${person.mailbox}`;
      const players = playersOf(game);
      offer.booking = world.add({ person, origin, court, place, startsAt, players, base });
    },
  }));
}

/** Who declines leaves the line, and the next person is asked. */
export function declineOffer(world: World, { entry: index }: Of<'decline offer'>): Verdict {
  const entry = found(world.line.entries, index);
  const offer = world.line.lastOfferTo(entry);
  if (!offer) return refuse('404 *');
  return { accept: () => (offer.status === 'open' ? world.line.leave(entry) : undefined) };
}

export function leaveLine(world: World, { entry: index, player }: Of<'leave line'>): Verdict {
  const entry = found(world.line.entries, index);
  const isIn = entry.status === 'waiting' || entry.status === 'offered';
  const isOwn = world.personOf(player) === entry.person;
  if (!isOwn) return refuse('404 *');
  return { accept: () => (isIn ? world.line.leave(entry) : undefined) };
}
