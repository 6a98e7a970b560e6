import pg from 'pg';
import { checkInvariants } from '../../src/ledger/invariants.js';
import { startTestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { type Backlog, leaveBacklog } from '../support/fixtures/backlog.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

/** `npm run test:soak`, the nightly run, sets it to 40,000. */
const SIZE = Number(process.env['BACKLOG'] ?? 500);
const IS_SOAK = SIZE >= 40_000;

/** The limit for 40,000. Few of them must not take longer on a busy machine either. */
const WITHIN_MS = IS_SOAK ? 300_000 : 60_000;

let database: TestDatabase;
let client: pg.Pool;
let server: ServerProcess | null;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Pool({ connectionString: database.url, max: 2 });
  client.on('error', () => undefined);
  server = null;
});
afterEach(async () => {
  await server?.kill();
  await client.end();
  await database.drop();
});

async function left(backlog: Backlog): Promise<void> {
  const app = await startTestApp({ databaseUrl: database.url, webhooks: false, config: { role: 'api' } });
  await leaveBacklog(app, backlog);
  await app.stop();
}

/** The responses to players who use the site meanwhile. */
interface Traffic {
  /** Each response: its status, and how long it took in milliseconds. */
  responses: { call: string; status: number; ms: number }[];
  end(): Promise<void>;
}

function players(app: ServerProcess, venueId: string, courtId: string): Traffic {
  const responses: Traffic['responses'] = [];
  let isOver = false;
  const timed = async (call: string, request: Promise<{ status: number }>) => {
    const began = performance.now();
    responses.push({ call, status: (await request).status, ms: performance.now() - began });
  };
  const play = async () => {
    for (let n = 0; !isOver; n++) {
      const player = new Browser(app.url);
      const day = dayFromNow(2 + (Math.floor(n / 16) % 50));
      const slot = { courtId, bookingDate: day, timeSlot: `${String(6 + (n % 16)).padStart(2, '0')}:00` };
      await timed('book', player.post('/api/bookings', { ...slot, gameType: 'singles' }));
      const [year, month] = day.split('-').map(Number);
      await timed('month', player.get(`/api/venues/${venueId}/bookings?year=${year}&month=${month}`));
      await timed('day', player.get(`/api/courts/${courtId}/availability?date=${day}`));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  };
  const playing = play();
  return {
    responses,
    end: async () => {
      isOver = true;
      await playing;
    },
  };
}

const count = async (condition: string): Promise<number> =>
  Number(
    (await client.query<{ n: string }>(`select count(*) n from bookings where ${condition}`)).rows[0]?.n,
  );

const UNFINISHED = `status = 'closing' or (status = 'active' and paid_cents < total_cents and payment_due_at < now())`;

async function brokenInvariants() {
  const reports = await checkInvariants(
    async (sql) => (await client.query<{ what: string }>(sql)).rows,
    100_000, // all its players share one address
  );
  return reports.filter(({ violations }) => violations.length > 0);
}

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Fails if the server does not survive its backlog, or does not settle each part of it once. */
async function settles({ unpaid, open, partlyPaid }: Backlog): Promise<void> {
  await eventually(async () => expect(await count(UNFINISHED)).toBe(0), WITHIN_MS);
  expect(await count(`status = 'expired'`)).toBe(unpaid + open + partlyPaid);
  await eventually(async () => {
    const { rows } = await client.query(
      `select count(*)::int as refunds, count(distinct payment_id)::int as payments,
              count(*) filter (where status = 'succeeded')::int as sent from refunds`,
    );
    expect(rows).toEqual([{ refunds: partlyPaid, payments: partlyPaid, sent: partlyPaid }]);
  }, WITHIN_MS);
  expect(await brokenInvariants()).toEqual([]);
}

const TEST_MS = 3 * WITHIN_MS;

test(
  'a server that starts on a large backlog serves requests and settles all of it in time',
  async () => {
    const [open, partlyPaid] = IS_SOAK ? [2_000, 800] : [30, 15];
    const backlog = { unpaid: SIZE - open - partlyPaid, open, partlyPaid };
    await left(backlog);
    const app = (server = await startServerProcess(database.url));
    const venueId = await aVenue(app);
    const traffic = players(app, venueId, await aCourt(app, venueId));
    await settles(backlog);
    await traffic.end();
    expect(traffic.responses.filter(({ status }) => status >= 500)).toEqual([]);
    for (const call of ['book', 'month', 'day']) {
      const times = traffic.responses.filter((response) => response.call === call).map(({ ms }) => ms);
      expect([call, percentile(times, 0.95) < 1_000]).toEqual([call, true]);
    }
  },
  TEST_MS,
);

test(
  'a database that was left with overdue and closing bookings starts and heals',
  async () => {
    const backlog = IS_SOAK
      ? { unpaid: 470, open: 20, partlyPaid: 10, closing: 200 }
      : { unpaid: 80, open: 10, partlyPaid: 5, closing: 40 };
    await left(backlog);
    server = await startServerProcess(database.url);
    await settles(backlog);
  },
  TEST_MS,
);
