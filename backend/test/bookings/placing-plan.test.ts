import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let courtId: string;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the bookings below have no claims
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

/** Stores 20,000 unpaid bookings of 5,000 other players, ten months ahead. */
async function manyUnpaidBookings(): Promise<void> {
  await app.sql(`insert into players (id) select 'crowd-' || number from generate_series(0, 4999) number`);
  await app.sql(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type,
       tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at)
     select gen_random_uuid(), $1, $2, 'crowd-' || number % 5000, '2027-09-01', 10, '2027-09-01T15:00:00Z',
       'singles', 'day', 1450, 1450, 'active', '2027-08-01T15:00:00Z', '[]', now()
       from generate_series(1, 20000) number`,
    [courtId, venueId],
  );
  await app.sql('analyze bookings');
}

/** Returns the names of the indexes in the plan of the statement that places a booking. */
async function indexesOfPlacing(): Promise<string[]> {
  const placing = declaredStatements.find(({ name }) => name === 'bookings.add');
  const values = [
    '00000000-0000-7000-8000-000000000001',
    courtId,
    venueId,
    'crowd-1',
    '2026-12-01',
    10,
    '2026-12-01T15:00:00Z',
    'singles',
    'day',
    1450,
    0,
    1450,
    0,
    'active',
    '2026-11-22T15:00:00Z',
    '[]',
    '2026-11-22T14:00:00Z',
    4,
    'America/Guayaquil',
  ];
  const plan = await app.sql<object>(`explain (format json) ${placing?.text}`, values);
  return [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(([, name = '']) => name);
}

test("placing a booking counts the player's unpaid bookings in an index of their own", async () => {
  await manyUnpaidBookings();
  const indexes = await indexesOfPlacing();
  expect(indexes).toContain('bookings_unpaid_of_player');
  expect(indexes).not.toContain('bookings_unpaid');
});
