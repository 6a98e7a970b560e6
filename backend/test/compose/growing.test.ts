import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { Crowd, type Confirmed } from './players.js';
import { checkLedger, compose, docker, psql, SITE } from './stack.js';
import { TestVenue } from './test-venue.js';

/**
 * Runs against `docker compose up` of this folder (CONTRIBUTING.md). The test kills one of three
 * API processes behind nginx and restarts the database.
 */
const LONG = 300_000;
const PLAYERS = 300;

let venue: TestVenue;

beforeAll(async () => {
  await compose('up', '--detach', '--wait', '--scale', 'api=3', '--no-recreate');
  venue = await TestVenue.open();
}, LONG);
afterAll(() => venue.close());

/**
 * Expects that every booking and payment that was confirmed to a player exists once, and that the
 * ledger is consistent.
 */
async function expectKept(courtId: string, { booked, paid }: Confirmed): Promise<void> {
  const kept = await psql(`select id from bookings where court_id = '${courtId}'`);
  expect(new Set(kept.split('\n'))).toEqual(new Set(booked));
  const settled = await psql(
    `select b.id from bookings b join payments p on p.booking_id = b.id and p.status = 'succeeded'
      where b.court_id = '${courtId}' and b.paid_cents = b.total_cents`,
  );
  expect(settled.split('\n').sort()).toEqual([...paid].sort());
  await checkLedger();
}

const enoughPlayed = (crowd: Crowd, bookings: number) =>
  eventually(() => expect(crowd.confirmed.paid.length).toBeGreaterThan(bookings), 60_000);

test(
  `exactly one of ${PLAYERS} players gets an hour that all request at once through three processes, five times`,
  async () => {
    const courtId = await venue.addCourt();
    const players = Array.from({ length: PLAYERS }, () => new Browser(SITE));
    await Promise.all(players.map((player) => player.post('/api/session')));
    for (let round = 0; round < 5; round++) {
      const timeSlot = `${10 + round}:00`;
      const command = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
      const responses = await Promise.all(players.map((player) => player.post('/api/bookings', command)));
      const statuses = responses.map(({ status }) => status).sort((one, other) => one - other);
      expect(statuses).toEqual([201, ...Array.from({ length: PLAYERS - 1 }, () => 409)]);
    }
  },
  LONG,
);

test(
  'nothing that was confirmed is lost when one of three processes is killed during bookings and payments',
  async () => {
    const courtId = await venue.addCourt();
    const crowd = new Crowd(courtId);
    await enoughPlayed(crowd, 10);
    const [victim = ''] = (await compose('ps', '--quiet', 'api')).split('\n');
    await docker('kill', '--signal', 'KILL', victim);
    await enoughPlayed(crowd, crowd.confirmed.paid.length + 20);
    await expectKept(courtId, await crowd.stop());
    await compose('up', '--detach', '--wait', '--scale', 'api=3', '--no-recreate');
  },
  LONG,
);

test(
  'the site recovers and loses nothing when the database restarts during bookings and payments',
  async () => {
    const courtId = await venue.addCourt();
    const crowd = new Crowd(courtId);
    await enoughPlayed(crowd, 10);
    await compose('restart', 'database');
    await enoughPlayed(crowd, crowd.confirmed.paid.length + 20);
    const confirmed = await crowd.stop();
    await expectKept(courtId, confirmed);
  },
  LONG,
);
