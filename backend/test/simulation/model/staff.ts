import type { Of, Staff } from '../operations.js';
import { AGAIN, refuse, unless, type Verdict } from './verdict.js';
import type { World } from './world.js';

/** The venue at whose reception someone works, and which has a till. */
export const RECEPTION_VENUE = 0;

/** Refuses who was never hired or is no longer, and the reception of another venue. */
export function mayNot(world: World, by: Staff, court: number): Record<string, boolean> {
  if (by === 'owner') return {};
  const isOther = world.courtAt(court).venue !== RECEPTION_VENUE;
  return { '401 *': world.reception !== 'hired', '403 *': isOther, '404 *': isOther };
}

export function hire(world: World): Verdict {
  return { accept: () => void (world.reception = 'hired') };
}

/** The session of a removed person ends at once. */
export function fire(world: World): Verdict {
  if (world.reception !== 'hired') return AGAIN;
  return { accept: () => void (world.reception = 'fired') };
}

export function openTill({ till }: World, { cents }: Of<'open till'>): Verdict {
  return unless({ '409 till_already_open': till.isOpen }, () => ({
    accept: () => {
      till.isOpen = true;
      till.expected = cents;
    },
  }));
}

export function moveCash({ till }: World, { cents }: Of<'move cash'>): Verdict {
  const reasons = {
    '409 till_closed': !till.isOpen,
    '409 more_than_in_till': till.isOpen && till.expected + cents < 0,
  };
  return unless(reasons, () => ({ accept: () => void (till.expected += cents) }));
}

/** A sale of balls or a racket: money of the till, but of no booking. */
export function sellAtCounter({ till }: World, { means, cents }: Of<'sell at counter'>): Verdict {
  if (means !== 'cash') return AGAIN;
  if (!till.isOpen) return refuse('409 till_closed');
  return { accept: () => void (till.expected += cents) };
}

/** The sheet expects what the model does; the next shift begins with what was counted. */
export function closeTill({ till }: World, { counted, opensNext }: Of<'close till'>): Verdict {
  return unless({ '409 *': !till.isOpen }, () => ({
    amount: till.expected,
    accept: () => {
      till.isOpen = opensNext;
      till.expected = opensNext ? counted : 0;
    },
  }));
}
