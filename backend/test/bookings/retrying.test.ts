import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

/** SQLSTATE `serialization_failure` and `deadlock_detected`: the unit of work retries both. */
const RETRIED_STATES = ['40001', '40P01'];

let app: TestApp;
let player: Browser;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.sql(`
    create sequence commits;
    grant usage on sequence commits to public;
    create function fail_first_commit() returns trigger language plpgsql as $$
      begin
        if nextval('commits') = 1 then
          raise exception 'forced by the test' using errcode = tg_argv[0];
        end if;
        return null;
      end $$`);
});
beforeEach(async () => {
  player = new Browser(app.url);
  courtId = await aCourt(app, await aVenue(app));
});
afterEach(() => app.sql(`drop trigger if exists fail_first_commit on bookings`));
afterAll(() => app.close());

/** The next transaction that writes a booking fails when it commits; the one after it succeeds. */
async function failNextCommit(sqlState: string): Promise<void> {
  await app.sql(`alter sequence commits restart`);
  await app.sql(`
    create constraint trigger fail_first_commit after insert or update on bookings
      deferrable initially deferred for each row execute function fail_first_commit('${sqlState}')`);
}

async function expectTwoCommits(): Promise<void> {
  const [row] = await app.sql<{ commits: number }>(`select last_value::int as commits from commits`);
  expect(row?.commits).toBeGreaterThanOrEqual(2);
}

async function place(): Promise<string> {
  const { status, body } = await player.post<{ id: string }>('/api/bookings', {
    courtId,
    bookingDate: dayFromNow(3),
    timeSlot: '18:00',
    gameType: 'singles',
  });
  expect(status).toBe(201);
  return body.id;
}

describe.each(RETRIED_STATES)('a transaction that fails with SQLSTATE %s and is retried', (sqlState) => {
  test('stores a new booking once, with the reminder of its deadline', async () => {
    await failNextCommit(sqlState);
    const bookingId = await place();
    await expectTwoCommits();
    const placed = await app.sql(
      `select id, remind_at = payment_due_at - interval '15 minutes' as reminded from bookings where court_id = $1`,
      [courtId],
    );
    expect(placed).toEqual([{ id: bookingId, reminded: true }]);
  });

  test('publishes the event of a cancellation: the release of the booking ends', async () => {
    const bookingId = await place();
    await failNextCommit(sqlState);
    expect((await player.post('/api/cancellations', { bookingId })).status).toBe(201);
    await expectTwoCommits();
    await eventually(async () => {
      const rows = await app.sql(`select status from bookings where id = $1`, [bookingId]);
      expect(rows).toEqual([{ status: 'cancelled' }]);
    });
  });
});
