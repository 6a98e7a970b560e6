import { day, wholeMonths } from '../data/ids.mjs';
import { repeat, saturate, sender } from './closed-loop.mjs';
import { bookingsPath, BROWSER, dayPath, monthPath, venuesPath } from './requests.mjs';

const any = (count) => Math.floor(Math.random() * count);

/** Venues whose months are read again and again. */
const POPULAR_VENUES = 50;

/**
 * @typedef {object} Workload what is asked of the product and of the bare program
 * @property {string} name
 * @property {boolean} [writes] it books, so the database is reset after each measurement
 * @property {(bench: object, side: 'product' | 'bare') => Promise<(load: { seconds: number,
 *   connections: number }) => Promise<object>>} prepare returns the load of one side
 */

/** A workload of independent requests. @returns {Workload} */
const requests = (name, expect, next) => ({
  name,
  prepare: async (bench, side) => {
    const asked = { expect, next: () => next(side, bench) };
    return (load) => saturate(bench[side].url, asked, load);
  },
});

const get = (path) => ({ path, headers: BROWSER });

/** @type {Workload[]} */
export const WORKLOADS = [
  {
    name: 'month, changed since it was read',
    prepare: async (bench, side) => (load) => readChangedMonths(bench, side, load),
  },
  requests('month, unchanged', 200, (side, { sizes }) => get(popularMonth(side, sizes).path)),
  {
    name: 'month, unchanged, the browser has it (304)',
    prepare: async (bench, side) => readKnownMonths(bench, side),
  },
  requests("court's day", 200, (side, { sizes }) => get(dayPath(side, any(sizes.courts), day(any(50))))),
  requests('list of venues', 200, (side) => get(venuesPath(side))),
  {
    ...requests('booking', 201, (side, { freeHours }) => ({ ...freeHours.next(), path: bookingsPath(side) })),
    writes: true,
  },
];

function popularMonth(side, { venues }) {
  const venue = any(Math.min(venues, POPULAR_VENUES));
  return { venue, path: monthPath(side, venue, wholeMonths().at(-1)) };
}

/** Each connection has its own months, so that none finds what another has just computed. */
function readChangedMonths({ sizes, ...bench }, side, { seconds, connections }) {
  const months = wholeMonths().flatMap((firstDay) =>
    Array.from({ length: sizes.venues }, (_, venue) => ({ venue, firstDay })),
  );
  const busy = Math.min(connections, months.length);
  const step = async (send, connection) => {
    const { venue, firstDay } = months[connection + busy * any(Math.floor(months.length / busy))];
    await send(get(monthPath(side, venue, firstDay)));
  };
  return repeat(bench[side].url, step, { seconds, connections: busy });
}

/** The product's browser sends the entity tag that it has; the bare program knows none. */
async function readKnownMonths(bench, side) {
  const { url } = bench[side];
  if (side === 'bare')
    return (load) =>
      saturate(url, { expect: 200, next: () => get(popularMonth(side, bench.sizes).path) }, load);
  const send = sender(url, 1);
  const etags = [];
  for (let venue = 0; venue < Math.min(bench.sizes.venues, POPULAR_VENUES); venue++) {
    const { headers } = await send(get(monthPath(side, venue, wholeMonths().at(-1))));
    etags.push(headers.etag);
  }
  send.close();
  const next = () => {
    const { venue, path } = popularMonth(side, bench.sizes);
    return {
      path,
      headers: { 'accept-encoding': BROWSER['accept-encoding'], 'if-none-match': etags[venue] },
    };
  };
  return (load) => saturate(url, { expect: 304, next }, load);
}
