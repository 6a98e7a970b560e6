import { Browser } from '../support/app/browser.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import {
  aWaiter,
  type EntryResponse,
  type OfferResponse,
  type Waiter,
  longAgo,
} from '../support/fixtures/waiting.js';

const LONG = 120_000;
const DAY = dayFromNow(5);
const TASKS = `('waiting-list.offer-hour', 'waiting-list.pass-offer')`;

let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.url);
}, LONG);
afterAll(async () => {
  await server.kill();
  await database.drop();
});

/** Jobs of the waiting list wait for a day, until `runThem` is called. */
const holdJobsBack = () =>
  server.sql(`
    create function hold_back() returns trigger language plpgsql as $$
      begin
        if (select identifier from graphile_worker._private_tasks where id = new.task_id) in ${TASKS}
          then new.run_at := now() + interval '1 day'; end if;
        return new;
      end $$;
    create trigger held_back before insert on graphile_worker._private_jobs
      for each row execute function hold_back()`);

const runThem = () =>
  server.sql(`
    drop trigger if exists held_back on graphile_worker._private_jobs;
    drop function if exists hold_back;
    update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier in ${TASKS}`);

/** A booked hour and two players who wait for it. */
async function aLine(): Promise<{ cancel: () => Promise<void>; courtId: string; waiters: Waiter[] }> {
  const venueId = await aVenue(server);
  const courtId = await aCourt(server, venueId);
  const browser = new Browser(server.url);
  const hour = { courtId, bookingDate: DAY, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await browser.post<BookingResponse>('/api/bookings', hour);
  await longAgo(server, body.id);
  const wish = { venueId, courtId, date: DAY, from: '10:00', to: '10:00' };
  const waiters = [await aWaiter(server, wish), await aWaiter(server, wish)];
  const cancel = async () => {
    const { status } = await browser.post('/api/cancellations', { bookingId: body.id });
    expect(status).toBe(201);
  };
  return { cancel, courtId, waiters };
}

const offersOf = (courtId: string) =>
  server.sql<{ id: string; status: string }>(
    `select id, status from hour_offers where court_id = $1 order by created_at, id`,
    [courtId],
  );

async function isOfferedTo(waiter: Waiter | undefined): Promise<OfferResponse> {
  return eventually(async () => {
    const { body } = await (waiter?.browser ?? new Browser(server.url))
      .at(server.url)
      .get<EntryResponse[]>('/api/waiting-list');
    const offer = body[0]?.offer;
    if (!offer) throw new Error('no hour is offered yet');
    return offer;
  }, 40_000);
}

/** Only the players in line can take the hour. */
async function expectTaken(courtId: string): Promise<void> {
  const hour = { courtId, bookingDate: DAY, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await new Browser(server.url).post<{ code: string }>('/api/bookings', hour);
  expect(body.code).toBe('slot_taken');
}

async function restart(): Promise<void> {
  await server.kill();
  server = await startServerProcess(database.url);
}

/** Kills the server in the middle of a job of the waiting list, and starts it again. */
async function killWhileItWorks(begin: () => Promise<unknown>): Promise<void> {
  await whileLocked(database.url, 'lock table waiting_entries in access exclusive mode', async () => {
    await begin();
    await eventually(async () =>
      expect(
        await server.sql(
          `select 1 from graphile_worker.jobs where task_identifier in ${TASKS} and locked_at is not null`,
        ),
      ).toHaveLength(1),
    );
    await server.kill();
  });
  server = await startServerProcess(database.url);
}

test(
  'a server killed before it offers a freed hour offers it after its next start',
  async () => {
    const { cancel, courtId, waiters } = await aLine();
    await holdJobsBack();
    await cancel();
    await eventually(async () => expect((await offersOf(courtId)).length).toBe(1));
    await restart();
    await expectTaken(courtId);
    await runThem();
    await isOfferedTo(waiters[0]);
  },
  LONG,
);

test(
  'a server killed while it offers a freed hour offers it after its next start',
  async () => {
    const { cancel, courtId, waiters } = await aLine();
    await holdJobsBack();
    await cancel();
    await eventually(async () => expect((await offersOf(courtId)).length).toBe(1));
    await killWhileItWorks(runThem);
    await expectTaken(courtId);
    await isOfferedTo(waiters[0]);
  },
  LONG,
);

test(
  'a server killed while it passes an offer on passes it on after its next start',
  async () => {
    const { cancel, courtId, waiters } = await aLine();
    await cancel();
    const { token } = await isOfferedTo(waiters[0]);
    await server.sql(
      `update hour_offers set expires_at = now() - interval '1 second' where court_id = $1 and status = 'open'`,
      [courtId],
    );
    await killWhileItWorks(runThem);
    await expectTaken(courtId);
    await isOfferedTo(waiters[1]);
    const late = await waiters[0]?.browser.at(server.url).post(`/api/offers/${token}/accept`, {});
    expect(late?.status).toBe(410);
  },
  LONG,
);

test(
  'a server killed while a player accepts an offer leaves the hour to that player',
  async () => {
    const { cancel, courtId, waiters } = await aLine();
    await cancel();
    const { token } = await isOfferedTo(waiters[0]);
    const accept = () =>
      waiters[0]?.browser.at(server.url).post<BookingResponse>(`/api/offers/${token}/accept`, {});
    await whileLocked(database.url, 'lock table bookings in access exclusive mode', async () => {
      const answer = accept()?.catch(() => null);
      await eventually(async () =>
        expect(
          await server.sql(`select 1 from pg_locks where relation = 'bookings'::regclass and not granted`),
        ).not.toEqual([]),
      );
      await server.kill();
      await answer;
    });
    server = await startServerProcess(database.url);
    await expectTaken(courtId);
    const taken = await accept();
    expect(taken?.status).toBe(201);
    expect(await offersOf(courtId)).toMatchObject([{ status: 'accepted' }]);
  },
  LONG,
);

test(
  'an offer whose time is over while no server runs goes to the next in line',
  async () => {
    const { cancel, courtId, waiters } = await aLine();
    await cancel();
    await isOfferedTo(waiters[0]);
    await server.kill();
    await server.sql(
      `update hour_offers set expires_at = now() - interval '1 minute', created_at = now() - interval '16 minutes'
        where court_id = $1 and status = 'open'`,
      [courtId],
    );
    server = await startServerProcess(database.url);
    await expectTaken(courtId);
    await isOfferedTo(waiters[1]);
  },
  LONG,
);
