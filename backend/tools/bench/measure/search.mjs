import { bookingsOf, COURTS_PER_VENUE, fillForSearch } from '../data/fill-search.mjs';
import { saturate } from '../load/closed-loop.mjs';
import { nextSearch } from '../load/search.mjs';
import { costOf } from './cost.mjs';

/** Searches a data set of its own, because venues and not bookings make a search long. */
export async function measureSearch(
  bench,
  { searchVenues: venues, rounds, seconds, warmUpSeconds, amount, connections },
) {
  const bookings = bookingsOf(venues);
  const own = bench.another('search', bookings, (client) => fillForSearch(client, venues));
  const asked = { expect: [200], next: nextSearch };
  try {
    await own.open();
    const load = (time) => saturate(own.product.url, asked, { seconds: time, amount, connections });
    await load(warmUpSeconds);
    const results = [];
    for (let round = 0; round < rounds; round++) {
      const result = await costOf(own, [own.product], () => load(seconds));
      bench.say(`search: ${result.rate.toFixed(0)}/s, p50 ${result.p50} ms, p99 ${result.p99} ms`);
      results.push(result);
    }
    return { venues, courts: venues * COURTS_PER_VENUE, bookings, connections, rounds: results };
  } finally {
    await own.close();
  }
}
