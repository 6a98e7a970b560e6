// What is asked of the product and of the bare program. Each workload gives the requests of one
// side for autocannon.
import { ids, PLAYERS } from './data.mjs';

const HOURS = 16;
/** Booked days end 59 days ahead; the hours behind them are all free. */
const FIRST_FREE_DAY = 61;

/**
 * @typedef {object} Workload
 * @property {string} name
 * @property {boolean} [writes] it books, so the database is reset after each measurement
 * @property {(side: 'product' | 'bare', sizes: { venues: number, courts: number }, etag?: string)
 *   => object} request options of an autocannon request
 */

const any = (count) => Math.floor(Math.random() * count);
const day = (offset) => new Date(Date.now() - 5 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
const [year, month] = day(0).split('-').map(Number);

const monthPath = (side, venue) =>
  side === 'product'
    ? `/api/venues/${venue}/bookings?year=${year}&month=${month}`
    : `/month?venue=${venue}&from=${year}-${String(month).padStart(2, '0')}-01`;

const dayPath = (side, court, date) =>
  side === 'product' ? `/api/courts/${court}/availability?date=${date}` : `/day?court=${court}&date=${date}`;

/** Counts over all rounds, so that no two requests want the same hour. */
let place = 0;

function nextBooking(courts, path) {
  const n = place++;
  const court = n % courts;
  const slot = Math.floor(n / courts);
  const hour = 6 + (slot % HOURS);
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', cookie: `saque-player=${ids.token(n % PLAYERS)}` },
    body: JSON.stringify({
      courtId: ids.court(court),
      bookingDate: `${day(FIRST_FREE_DAY + Math.floor(slot / HOURS))}T00:00:00`,
      timeSlot: `${String(hour).padStart(2, '0')}:00`,
      gameType: 'singles',
    }),
  };
}

/** @type {Workload[]} */
export const WORKLOADS = [
  {
    name: 'month of a venue',
    request: (side, { venues }) => ({
      setupRequest: (request) => ({ ...request, path: monthPath(side, ids.venue(any(venues))) }),
    }),
  },
  {
    name: 'unchanged month',
    request: (side, _, etags) => ({
      setupRequest: (request) => {
        const venue = any(etags.length);
        const headers = side === 'product' ? { 'if-none-match': etags[venue] } : {};
        return { ...request, path: monthPath(side, ids.venue(venue)), headers };
      },
    }),
  },
  {
    name: 'day of a court',
    request: (side, { courts }) => ({
      setupRequest: (request) => ({
        ...request,
        path: dayPath(side, ids.court(any(courts)), day(any(50))),
      }),
    }),
  },
  {
    name: 'booking',
    writes: true,
    request: (side, { courts }) => ({
      setupRequest: () => nextBooking(courts, side === 'product' ? '/api/bookings' : '/bookings'),
    }),
  },
];

/** Reads the entity tags of the first venues' months; empty strings if the product sends none. */
export async function etagsOf(url, venues) {
  const etags = [];
  for (let venue = 0; venue < Math.min(venues, 50); venue++) {
    const response = await fetch(url + monthPath('product', ids.venue(venue)));
    await response.arrayBuffer();
    etags.push(response.headers.get('etag') ?? '');
  }
  return etags;
}

/** The hour that all compete for, and who they are. */
export function contest(players) {
  const { body, headers } = nextBooking(1, '');
  return Array.from({ length: players }, (_, n) => ({
    method: 'POST',
    body,
    headers: { ...headers, cookie: `saque-player=${ids.token(n)}` },
  }));
}

export const streamPath = (venue) => `/api/venues/${ids.venue(venue)}/events`;
