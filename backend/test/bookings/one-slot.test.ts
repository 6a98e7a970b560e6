import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { startTestApp, type TestApp } from '../support/app/app.js';

const PLAYERS = 300;
/** `npm run test:soak` plays 20. */
const ROUNDS = Number(process.env['HOUR_ROUNDS'] ?? 5);

let app: TestApp;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
  courtId = await aCourt(app, await aVenue(app));
});
afterAll(() => app.close());

async function browsers(count: number): Promise<Browser[]> {
  const all = Array.from({ length: count }, () => new Browser(app.url));
  await Promise.all(all.map((browser) => browser.post('/api/session')));
  return all;
}

function countOf(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const bookingOf = (round: number) => ({
  courtId,
  bookingDate: `${dayFromNow(3 + Math.floor(round / 10))}T00:00:00`,
  timeSlot: `${String(6 + (round % 10)).padStart(2, '0')}:00`,
  gameType: 'singles',
  userId: 'me',
});

test('300 players request one hour at once, again and again: exactly one gets it, the others get slot_taken', async () => {
  const players = await browsers(PLAYERS);
  for (let round = 0; round < ROUNDS; round++) {
    const responses = await Promise.all(
      players.map((player) => player.post<{ code?: string }>('/api/bookings', bookingOf(round))),
    );
    const statuses = responses.map(({ status }) => status);
    const winner = statuses.indexOf(201);
    expect(countOf(statuses)).toEqual({ 201: 1, 409: PLAYERS - 1 });
    const refused = responses.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['slot_taken']));
    // A new player replaces the winner, so that no player reaches the limit of unpaid bookings.
    players[winner] = (await browsers(1))[0] ?? new Browser(app.url);
  }
  const rows = await app.sql(`select slot_date, start_minute from bookings where court_id = $1`, [courtId]);
  expect(rows).toHaveLength(ROUNDS);
}, 120_000);

test('the same run books an hour twice without the primary key of half_hour_claims', async () => {
  const control = await startTestApp({ checkBooks: false });
  try {
    const court = await aCourt(control, await aVenue(control));
    await control.sql(`alter table half_hour_claims drop constraint half_hour_claims_pkey`);
    const players = Array.from({ length: 40 }, () => new Browser(control.url));
    await Promise.all(players.map((player) => player.post('/api/session')));
    await Promise.all(
      players.map((player) => player.post('/api/bookings', { ...bookingOf(0), courtId: court })),
    );
    const rows = await control.sql(`select 1 from bookings where court_id = $1`, [court]);
    expect(rows.length).toBeGreaterThan(1);
  } finally {
    await control.close();
  }
}, 60_000);
