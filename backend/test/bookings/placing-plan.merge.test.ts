import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { SESSION_SETTINGS } from '../../src/database/data-source.js';
import { PostgresBookingRepository } from '../../src/modules/bookings/adapters/persistence/postgres-booking-repository.js';
import { Booking } from '../../src/modules/bookings/domain/booking.js';
import { type BookingId, idFrom } from '../../src/kernel/domain/ids.js';
import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCrowd } from '../support/fixtures/crowd.js';
import { placementOf } from '../support/fixtures/placement.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const BOOKINGS = 20_000;
/** Far fewer than the crowd has of anything. */
const A_FEW = 20;
/** A player of the crowd who has paid, with the hash of his session. */
const PLAYER = 'crowd-1';
/** The mark of an address. Many other addresses hold unpaid bookings too. */
const MARK = '42';
const SESSION = createHash('sha256').update('1').digest();

let app: TestApp;
let courtId: string;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the payments of the crowd have no provider
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  await manyCourts();
  await aCrowd(app, BOOKINGS);
  await app.sql(`update bookings set placed_from = hashtextextended(id::text, 0)
                  where status = 'active' and paid_cents < total_cents`);
}, 60_000);
afterAll(() => app.close());

/** Stores 2,000 venues with a court each, so that reading them all would show. */
async function manyCourts(): Promise<void> {
  await app.sql(`
    with venue as (
      insert into venues (id, name, location, time_zone)
        select gen_random_uuid(), 'Club', 'Quito', 'UTC' from generate_series(1, 2000) returning id)
    insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents,
        night_singles_cents, night_doubles_cents)
      select id, id, 'Cancha', 1, 1450, 2900, 1650, 3300 from venue`);
}

/** Returns the values that the product sends when it adds a booking of a free hour. */
async function valuesOfAdding(id: BookingId): Promise<unknown[]> {
  let sent: unknown[] = [];
  const database = {
    query: (_statement: unknown, values: unknown[]) => {
      sent = values;
      return Promise.resolve([{ booked: true }]);
    },
  };
  const silent = { announce: () => undefined };
  const parts = [database, silent] as unknown as ConstructorParameters<typeof PostgresBookingRepository>;
  const booking = Booking.place(
    placementOf({
      id,
      courtId: idFrom(courtId),
      venueId: idFrom(venueId),
      playerId: idFrom(PLAYER),
      placedFrom: MARK,
      play: { date: '2026-12-01', minute: 600, length: 60 },
    }),
  );
  const terms = { timeZone: 'America/Guayaquil', unpaidPerAddress: 8, rulesVersion: 0 };
  await new PostgresBookingRepository(...parts).add(booking, terms);
  return sent;
}

/** The statements of placing a booking in their order, with the values of a free hour. */
async function road(): Promise<[name: string, values: unknown[]][]> {
  const id = idFrom<BookingId>(randomUUID());
  const instant = '2026-12-01T15:00:00Z';
  return [
    ['players.find-session', [SESSION, instant]],
    ['courts.one', [courtId]],
    ['bookings.add', await valuesOfAdding(id)],
    ['booking-flow.own', [id, PLAYER]],
  ];
}

/** How many rows or entries of each table and index the transaction has read, if any. */
const READ = `
  select c.relname as name,
         pg_stat_get_xact_tuples_returned(c.oid)::int + pg_stat_get_xact_tuples_fetched(c.oid)::int as count
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
   where pg_stat_get_xact_numscans(c.oid) > 0 and c.relkind in ('r', 'i')`;

interface Read {
  name: string;
  count: number;
}

/** Places a booking with the plans of a busy connection and undoes it. Returns what was read. */
async function whatPlacingReads(): Promise<Read[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl, options: SESSION_SETTINGS });
  await client.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('begin');
    for (const [name, values] of await road()) {
      const text = declaredStatements.find((statement) => statement.name === name)?.text ?? '';
      const { rows } = await client.query({ name, text, values });
      expect([name, rows.length]).toEqual([name, 1]);
    }
    return (await client.query<Read>(READ)).rows;
  } finally {
    await client.end();
  }
}

/** The tables and indexes of which placing a booking reads more than a few rows. */
async function readTooMuch(): Promise<string[]> {
  const read = await whatPlacingReads();
  return read.filter(({ count }) => count > A_FEW).map(({ name }) => name);
}

test('placing a booking reads a few rows, however much others have booked and paid', async () => {
  expect(await readTooMuch()).toEqual([]);
});

test("the key of a venue's lock is computed in place, without a call of its function", async () => {
  const plan = await app.sql('explain (verbose) select venue_lock_key(id) from venues');
  expect(JSON.stringify(plan)).not.toContain('venue_lock_key');
});

test("counting a player's unpaid bookings without an index of their own reads those of all players", async () => {
  await app.sql('drop index bookings_unpaid_of_player, bookings_of_player');
  expect(await readTooMuch()).toEqual(['bookings_unpaid']);
});

test("counting an address's unpaid bookings without an index of their own reads the others too", async () => {
  await app.sql('drop index bookings_placed_from');
  expect(await readTooMuch()).not.toEqual([]);
});
