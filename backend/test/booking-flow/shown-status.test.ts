import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { DeskQueries } from '../../src/modules/booking-flow/application/desk-queries.js';
import {
  type BookingStatus,
  type CloseKind,
  statusAt,
  type StoredStatus,
} from '../../src/modules/bookings/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const SHOWN: readonly BookingStatus[] = ['active', 'cancelled', 'expired', 'completed'];
const MINUTES_UNTIL_START = [60, 1, 0, -59, -60, -61, -24 * 60];

/** Every pair that the table accepts: only an active booking has no kind of closing. */
const STORED: readonly (readonly [StoredStatus, CloseKind | null])[] = [
  ['active', null],
  ...(['closing', 'cancelled', 'expired'] as const).flatMap((status) =>
    (['player', 'venue', 'deadline'] as const).map((closeKind) => [status, closeKind] as const),
  ),
];

let app: TestApp;
let venueId: VenueId;

beforeAll(async () => {
  // A worker would expire the bookings whose deadline has passed.
  const clock = new FixedClock(NOW.toISOString());
  app = await startTestApp({ clock, config: { role: 'api' }, checkBooks: false });
  venueId = await aVenue(app);
});
afterAll(() => app.close());

async function store(status: StoredStatus, closeKind: CloseKind | null, startsAt: Date): Promise<string> {
  const id = randomUUID();
  await app.sql(
    `insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, starts_at, game_type,
       tariff, base_cents, total_cents, status, payment_due_at, refund_policy, created_at,
       close_kind, close_percentage, closed_at)
     values ($1, $2, $3, 'a-player', '2026-11-20', 360, $4, 'singles', 'day', 1450, 1450, $5, $4, '[]', $4,
       $6::text, case when $6::text is null then null else 100 end, $7)`,
    [id, await aCourtOfItsOwn(), venueId, startsAt, status, closeKind, closeKind && NOW],
  );
  return id;
}

let courts = 0;
const aCourtOfItsOwn = () => aCourt(app, venueId, { number: ++courts });

async function found(status: BookingStatus): Promise<string[]> {
  const desk = app.get(DeskQueries);
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await desk.find({ scope: 'all', venueId, status, page });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0) {
      expect(ids).toHaveLength(total);
      return ids.sort();
    }
  }
}

test('the status filter of the desk agrees with the domain for every stored status, kind and time', async () => {
  await app.sql(`insert into players (id) values ('a-player')`);
  const expected = new Map(SHOWN.map((status) => [status, [] as string[]]));
  for (const [status, closeKind] of STORED)
    for (const minutes of MINUTES_UNTIL_START) {
      const startsAt = new Date(NOW.getTime() + minutes * 60_000);
      const id = await store(status, closeKind, startsAt);
      expected.get(statusAt({ status, closeKind, startsAt, durationMinutes: 60 }, NOW))?.push(id);
    }
  for (const status of SHOWN)
    expect([status, await found(status)]).toEqual([status, expected.get(status)?.sort()]);
});
