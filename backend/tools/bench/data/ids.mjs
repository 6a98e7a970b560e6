// The ids of the data set. It consists of venues of four courts, five bookings per court and day
// from 190 days ago to 59 days ahead, and players with a session for the measured requests.
import { createHash } from 'node:crypto';

/** Players with a session; each may hold four unpaid bookings. */
export const PLAYERS = 60_000;
export const COURTS_PER_VENUE = 4;
export const BOOKINGS_PER_DAY = 5;
export const DAYS_PAST = 190;
export const DAYS = 250;
export const BOOKINGS_PER_COURT = BOOKINGS_PER_DAY * DAYS;
export const TIME_ZONE = 'America/Guayaquil';
const TIME_ZONE_MS = -5 * 3_600_000;
const DAY_MS = 86_400_000;

/** Returns the ids of venues, courts and sessions, so that the load can name them. */
export const ids = {
  venue: (n) => uuid('a', n),
  court: (n) => uuid('b', n),
  /** The cookie value of the n-th load player. */
  token: (n) => createHash('sha256').update(`bench-session-${n}`).digest('base64url'),
};

const uuid = (kind, n) => `00000000-0000-7000-8${kind}00-${n.toString(16).padStart(12, '0')}`;

/** With fewer venues, the measured bookings would wait for each other. */
const LEAST_VENUES = 50;

/**
 * Returns how many venues and courts hold this many bookings, and how many there are in all: a
 * small data set has further ones, without bookings.
 */
export function sizesFor(bookings) {
  const venues = Math.max(1, Math.ceil(bookings / BOOKINGS_PER_COURT / COURTS_PER_VENUE));
  const allVenues = Math.max(venues, LEAST_VENUES);
  return {
    venues,
    courts: venues * COURTS_PER_VENUE,
    allVenues,
    allCourts: allVenues * COURTS_PER_VENUE,
  };
}

/** Returns the date so many days from today, in the time zone of the venues. */
export const day = (offset) =>
  new Date(Date.now() + TIME_ZONE_MS + offset * DAY_MS).toISOString().slice(0, 10);

/** Returns the first days of the months that are booked from their first to their last day. */
export function wholeMonths() {
  const [year, month] = day(0).split('-').map(Number);
  return [-5, -4, -3, -2, -1, 0].map((offset) =>
    new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10),
  );
}
