import { touchMonth } from '../data/calendar.mjs';
import { day, wholeMonths } from '../data/ids.mjs';
import { bookingsPath, BROWSER, dayPath, monthPath, venuesPath } from './requests.mjs';
import { sender } from './sender.mjs';

/** Venues whose months are read again and again. */
const POPULAR_VENUES = 50;
const SHARE_OF_BOOKINGS = 0.02;

const any = (count) => Math.floor(Math.random() * count);
const get = (path, headers = BROWSER) => ({ path, headers });

/**
 * @typedef {'product' | 'bare'} Side
 * @typedef {object} Workload what is asked of the product and of the bare program
 * @property {string} name
 * @property {boolean} [writes] it books, so the database is reset after each measurement
 * @property {(bench: object, side: Side) => Promise<import('./closed-loop.mjs').Asked>} asked
 */

/** @type {Workload[]} */
export const WORKLOADS = [
  { name: 'month, changed since it was read', asked: changedMonths },
  { name: 'month, unchanged', asked: async (bench, side) => popularMonths(bench, side) },
  { name: 'month, unchanged, the browser has it (304)', asked: knownMonths },
  {
    name: "court's day",
    asked: async ({ sizes }, side) => ({
      expect: [200],
      next: () => get(dayPath(side, any(sizes.courts), day(any(50)))),
    }),
  },
  {
    name: 'list of venues',
    asked: async (_, side) => ({ expect: [200], next: () => get(venuesPath(side)) }),
  },
  {
    name: 'booking',
    writes: true,
    asked: async ({ freeHours }, side) => ({
      expect: [201],
      next: () => ({ ...freeHours.next(), path: bookingsPath(side) }),
    }),
  },
];

/** Something of everything that visitors do, in the product only. @type {Workload['asked']} */
export async function mixture(bench) {
  const parts = await Promise.all(WORKLOADS.slice(1).map(({ asked }) => asked(bench, 'product')));
  const reads = parts.slice(0, -1);
  return {
    expect: [...new Set(parts.flatMap(({ expect }) => expect))],
    next: () => (Math.random() < SHARE_OF_BOOKINGS ? parts.at(-1) : reads[any(reads.length)]).next(),
  };
}

/**
 * Changes a month before each read of it. The months take turns, so that no read finds what another
 * one has just computed.
 */
async function changedMonths({ sizes, pool }, side) {
  const months = wholeMonths().flatMap((firstDay) =>
    Array.from({ length: sizes.venues }, (_, venue) => ({ venue, firstDay })),
  );
  let turn = 0;
  const next = async () => {
    const { venue, firstDay } = months[turn++ % months.length];
    await touchMonth(pool, venue, firstDay);
    return get(monthPath(side, venue, firstDay));
  };
  return { expect: [200], next, prepares: true, maxConnections: months.length };
}

function popularMonths({ sizes }, side) {
  const path = (venue) => monthPath(side, venue, wholeMonths().at(-1));
  return { expect: [200], next: () => get(path(any(Math.min(sizes.venues, POPULAR_VENUES)))) };
}

/** The product's browser sends the entity tag that it has; the bare program knows none. */
async function knownMonths(bench, side) {
  if (side === 'bare') return popularMonths(bench, side);
  const send = sender(bench.product.url, 1);
  const known = [];
  for (let venue = 0; venue < Math.min(bench.sizes.venues, POPULAR_VENUES); venue++) {
    const path = monthPath(side, venue, wholeMonths().at(-1));
    const { headers } = await send(get(path));
    known.push(get(path, { ...BROWSER, 'if-none-match': headers.etag }));
  }
  send.close();
  return { expect: [304], next: () => known[any(known.length)] };
}
