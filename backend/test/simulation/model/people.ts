import type { Of } from '../operations.js';
import { unless, type Verdict } from './verdict.js';
import type { World } from './world.js';

/** People become accounts, and are erased. */

/** A guest shows an address and becomes the account of that mailbox, with all that is theirs. */
export function signIn(world: World, { player }: Of<'sign in'>): Verdict {
  return { accept: () => void (world.personOf(player).isAccount = true) };
}

/** Erases a person without a game ahead; the hours and the money stay without a person. */
export function erase(world: World, { player }: Of<'erase'>): Verdict {
  const person = world.personOf(player);
  const isAhead = world.bookings.some(
    (one) => one.person === person && one.status === 'active' && one.startsAt > world.now,
  );
  return unless({ '409 *': isAhead }, () => ({
    accept: () => {
      for (const entry of world.line.entries)
        if (entry.person === person && (entry.status === 'waiting' || entry.status === 'offered'))
          world.line.leave(entry);
      world.people[player] = { isAccount: false, hasCard: false };
    },
  }));
}
