import { ids } from './ids.mjs';

/**
 * Changes the version of a venue's month, as the triggers of a booking in it do. A process
 * that keeps the month must then read it again.
 */
export async function touchMonth(pool, venue, firstDay) {
  await pool.query({
    name: 'touch-month',
    text: 'update calendar_months set version = version + 1 where venue_id = $1 and month = $2 and shard = 0',
    values: [ids.venue(venue), firstDay],
  });
}
