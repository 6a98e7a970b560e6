import type { Of } from '../operations.js';
import { unless, type Verdict } from './verdict.js';
import type { Person } from './booking.js';
import { newGuest, type World } from './world.js';

/** People become accounts, join them, and are erased. */

/**
 * A guest shows an address and becomes the account of that mailbox. If it has an account, all that
 * is the guest's moves to it (club.md §1). Another account is left as it is.
 */
export function signIn(world: World, { player, mailbox }: Of<'sign in'>): Verdict {
  return {
    accept: () => {
      const person = world.personOf(player);
      const account = world.accounts.get(mailbox);
      if (person.mailbox === null && !account) {
        person.mailbox = mailbox;
        world.accounts.set(mailbox, person);
        return;
      }
      const entered = account ?? { ...newGuest(), mailbox };
      world.accounts.set(mailbox, entered);
      if (person.mailbox === null) join(world, person, entered);
      world.people[player] = entered;
    },
  };
}

function join(world: World, guest: Person, account: Person): void {
  account.hasCard ||= guest.hasCard;
  for (const booking of world.bookings) if (booking.person === guest) booking.person = account;
  for (const entry of world.line.entries) if (entry.person === guest) entry.person = account;
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
      if (person.mailbox !== null) world.accounts.delete(person.mailbox);
      world.people.forEach((one, index) => {
        if (one === person) world.people[index] = newGuest();
      });
    },
  }));
}
