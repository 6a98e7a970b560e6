import type { GameType } from '../model/games';
import { readStored, removeStored, storageKeys, writeStored } from '../config/storage';
import type { Play } from '../model/play';
import { serverNow } from '../time/server-time';

/** The facts that a player needs at the court, also without a network: no price and no name. */
export interface Ticket extends Pick<Play, 'timeSlot' | 'durationMinutes'> {
  id: string;
  code: string;
  /** The day as `yyyy-MM-dd`, of the venue. */
  day: string;
  startsAt: string;
  tariff: 'day' | 'night';
  court: string;
  place: string;
  game: GameType;
  /** Of the booking, or `part` if a friend organised the match and the player paid a part. */
  payment: 'pending' | 'partial' | 'completed' | 'part' | 'part_refund';
  /** The calendar file, or null if it could not be fetched. */
  calendar: string | null;
}

export interface KeptTickets {
  /** In milliseconds. */
  storedAt: number;
  tickets: Ticket[];
}

/** Tickets of another form, from an earlier or a later build, are not read. */
const FORM = 1;

/** In milliseconds. The longest game ends that long after its start. */
const longestGame = 3 * 3_600_000;

/** Returns the tickets of games that are not over, or null if this device keeps none. */
export function readTickets(now = serverNow()): KeptTickets | null {
  const text = readStored(storageKeys.tickets);
  if (text === null) return null;
  try {
    const { form, storedAt, tickets } = JSON.parse(text) as KeptTickets & { form: number };
    if (form !== FORM) return null;
    const coming = tickets.filter(({ startsAt }) => Date.parse(startsAt) + longestGame > now);
    return coming.length > 0 ? { storedAt, tickets: coming } : null;
  } catch {
    return null;
  }
}

export function writeTickets(kept: KeptTickets): void {
  writeStored(storageKeys.tickets, JSON.stringify({ form: FORM, ...kept }));
}

/**
 * Removes the tickets from this device. A player who ends a session, erases an account or changes
 * to another player calls it, because the next person at a shared computer must not see them.
 */
export function forgetTickets(): void {
  removeStored(storageKeys.tickets);
}
