import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const ROUNDS = 8;
const HOURS = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** Storing a booking takes a while, so that the removal happens in the middle of it. */
beforeAll(() =>
  app.sql(`
    create function linger() returns trigger language plpgsql as $$
      begin perform pg_sleep(random() * 0.06); return new; end $$;
    create trigger bookings_linger before insert on bookings for each row execute function linger()`),
);

/** One player for each hour, all at once. */
const bookEach = (courtId: string) => HOURS.map((timeSlot) => book(courtId, timeSlot));

function book(courtId: string, timeSlot: string) {
  const booking = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
  return new Browser(app.url).post<{ id: string; code?: string }>('/api/bookings', booking);
}

async function activeOf(courtId: string): Promise<unknown[]> {
  return app.sql(`select id from bookings where court_id = $1 and status in ('active', 'closing')`, [
    courtId,
  ]);
}

test.each(['courts', 'venues'] as const)(
  'no booking survives the deletion of %s: earlier ones are cancelled, later ones are refused',
  async (what) => {
    for (let round = 0; round < ROUNDS; round++) {
      const venueId = await aVenue(app);
      const courtId = await aCourt(app, venueId);
      const placing = bookEach(courtId);
      const id = what === 'courts' ? courtId : venueId;
      const removal = admin.send<{ futureBookings: number }>('DELETE', `/api/${what}/${id}`);
      const responses = await Promise.all(placing);
      const booked = responses.filter(({ status }) => status === 201);
      const refused = responses.filter(({ status }) => status !== 201);
      expect((await removal).body.futureBookings).toBe(booked.length);
      for (const { status, body } of refused)
        expect([status, body.code]).toEqual(
          status === 404 ? [404, 'court_not_found'] : [409, 'court_unavailable'],
        );
      await eventually(async () => expect(await activeOf(courtId)).toEqual([]));
    }
  },
  60_000,
);

test('no booking uses the time zone that its venue had before a concurrent change', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const venueId = await aVenue(app);
    const courtId = await aCourt(app, venueId);
    const placing = bookEach(courtId);
    const venue = { name: 'Centro', location: 'Quito', timeZone: 'Pacific/Galapagos' };
    const { status } = await admin.send('PUT', `/api/venues/${venueId}`, venue);
    const responses = await Promise.all(placing);
    expect([200, 409]).toContain(status);
    const zone = status === 200 ? 'Pacific/Galapagos' : 'America/Guayaquil';
    for (const response of responses.filter((one) => one.status === 201))
      expect(response.body).toMatchObject({ timeZone: zone });
  }
  const elsewhere = await app.sql(`select b.id from bookings b join venues v on v.id = b.venue_id
    where b.starts_at <> (b.slot_date + make_interval(mins => b.start_minute)) at time zone v.time_zone`);
  expect(elsewhere).toEqual([]);
}, 60_000);

/** Waits until a connection waits for the lock that bookings share with changes of their venue. */
async function someoneWaits(): Promise<void> {
  await eventually(async () =>
    expect(await app.sql(`${LOCK_WAITS} and wait_event = 'advisory'`)).toHaveLength(1),
  );
}

describe('while a booking is in progress', () => {
  const maintenance = {
    name: 'Cancha 1',
    courtNumber: 1,
    status: 'maintenance',
    daySinglesPrice: '14.50',
    dayDoublesPrice: '29.00',
    nightSinglesPrice: '16.50',
    nightDoublesPrice: '33.00',
  };

  test.each<[string, (ids: { venueId: string; courtId: string }) => Promise<{ status: number }>]>([
    ['the deletion of its court', ({ courtId }) => admin.send('DELETE', `/api/courts/${courtId}`)],
    ['the deletion of its venue', ({ venueId }) => admin.send('DELETE', `/api/venues/${venueId}`)],
    [
      'the maintenance of its court',
      ({ venueId, courtId }) => admin.send('PUT', `/api/courts/${courtId}`, { ...maintenance, venueId }),
    ],
    [
      'a change of the time zone',
      ({ venueId }) =>
        admin.send('PUT', `/api/venues/${venueId}`, { name: 'A', location: 'B', timeZone: 'UTC' }),
    ],
  ])('%s waits for the booking', async (_what, change) => {
    const venueId = await aVenue(app);
    const courtId = await aCourt(app, venueId);
    const hold = `select from hold_for_booking('${venueId}', '${courtId}', 'America/Guayaquil', 'ana', now(), null)`;
    let changing: Promise<{ status: number }> | undefined;
    await whileLocked(app.databaseUrl, hold, async () => {
      changing = change({ venueId, courtId });
      await someoneWaits();
    });
    expect((await changing)?.status).toBe(200);
  });
});

test('a booking that waited for the deletion of its court finds it deleted', async () => {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const remove = `select pg_advisory_xact_lock(venue_lock_key('${venueId}'));
    update courts set archived_at = now() where id = '${courtId}'`;
  let placing: ReturnType<typeof book> | undefined;
  await whileLocked(app.databaseUrl, remove, async (commit) => {
    placing = book(courtId, '10:00');
    await someoneWaits();
    await commit();
  });
  expect((await placing)?.body.code).toBe('court_unavailable');
});
