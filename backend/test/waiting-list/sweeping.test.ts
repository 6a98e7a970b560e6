import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { KeepFreedHours } from '../../src/modules/waiting-list/application/keep-freed-hours.js';
import { SweepOffers } from '../../src/modules/waiting-list/application/sweep-offers.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { playerOf } from '../support/fixtures/accounts.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);
const ANOTHER_DAY = dayFromNow(6);

let app: TestApp;
let venueId: VenueId;
let courtId: CourtId;

/** A worker would run the jobs that this test looks at. */
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const jobsOf = async (task: string) =>
  (
    await app.sql<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = $1 order by 1`,
      [task],
    )
  ).map(({ key }) => key);

/** Frees an hour for which a player waits, and loses the job that would offer it. */
async function aKeptHourWithoutJob(): Promise<string> {
  await aWaiter(app, { venueId, courtId, date: DAY, from: '10:00', to: '10:00' });
  const hour = { venueId, courtId, date: DAY, minute: 600, length: 60 };
  await app.get<UnitOfWork>(UnitOfWork).run(() => app.get(KeepFreedHours).execute([hour]));
  expect(await jobsOf('waiting-list.offer-hour')).toHaveLength(1);
  const [kept] = await app.sql<{ id: string }>(
    `update hour_offers set created_at = now() - interval '21 seconds' where status = 'kept' returning id`,
  );
  await app.sql(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'waiting-list.offer-hour'`,
  );
  return kept?.id ?? '';
}

/** Stores open offers that were kept long ago; each has some seconds left, or none. */
async function openOffers(count: number, secondsLeft: number): Promise<void> {
  const playerId = await playerOf(new Browser(app.url));
  await app.sql(
    `with entry as (
       insert into waiting_entries select gen_random_uuid(), $1, $2, null, $3, 840, 840, 60, 'singles', 'offered', now(), now()
         from generate_series(1, $4) returning id)
     insert into hour_offers (id, chain_id, venue_id, court_id, slot_date, start_minute, duration_minutes, status, entry_id,
         expires_at, created_at)
     select gen_random_uuid(), $6, $2, $5, $3, 840, 60, 'open', id, now() + make_interval(secs => $7), now() - interval '1 hour'
       from entry`,
    [playerId, venueId, DAY, count, courtId, randomUUID(), secondsLeft],
  );
}

test('the sweep finds a kept hour whose job was lost, also behind many offers that are still open', async () => {
  const kept = await aKeptHourWithoutJob();
  await openOffers(600, 600);
  expect(await jobsOf('waiting-list.offer-hour')).toEqual([]);
  await app.get(SweepOffers).execute();
  expect(await jobsOf('waiting-list.offer-hour')).toEqual([`waiting-list.offer-hour:${kept}`]);
  expect(await jobsOf('waiting-list.pass-offer')).toEqual([]);
  await openOffers(1, -19);
  await app.get(SweepOffers).execute();
  expect(await jobsOf('waiting-list.pass-offer')).toEqual([]);
  await openOffers(1, -21);
  await app.get(SweepOffers).execute();
  expect(await jobsOf('waiting-list.pass-offer')).toHaveLength(1);
});

test('only the time for which a player waits is kept of a longer freed time while no worker runs', async () => {
  const admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  const block = { courtId, date: ANOTHER_DAY, from: '06:00', to: '22:00', reason: 'Lluvia' };
  const { body } = await admin.post<{ id: string }>('/api/admin/blocks', block);
  await aWaiter(app, { venueId, date: ANOTHER_DAY, from: '17:00', to: '18:00' });
  await admin.send('DELETE', `/api/admin/blocks/${body.id}`);
  const book = async (timeSlot: string) => {
    const hour = { courtId, bookingDate: ANOTHER_DAY, timeSlot, gameType: 'singles' };
    return (await new Browser(app.url).post('/api/bookings', hour)).status;
  };
  expect([await book('16:00'), await book('17:00'), await book('18:00'), await book('19:00')]).toEqual([
    201, 409, 409, 201,
  ]);
});
