import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { Crowd, type Told } from './players.js';
import { checkLedger, compose, docker, psql, SITE } from './stack.js';
import { TryingVenue } from './trying-venue.js';

/**
 * Runs against `docker compose up` of this folder (CONTRIBUTING.md): three API processes behind nginx, of which one is
 * killed, and a database that goes away in the middle of everything.
 */
const LONG = 300_000;
const PLAYERS = 300;

let venue: TryingVenue;

beforeAll(async () => {
  await compose('up', '--detach', '--wait', '--scale', 'api=3', '--no-recreate');
  venue = await TryingVenue.open();
}, LONG);
afterAll(() => venue.close());

/** Everything that players were told is there, once; and the books are right. */
async function expectKept(courtId: string, { booked, paid }: Told): Promise<void> {
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
  eventually(() => expect(crowd.told.paid.length).toBeGreaterThan(bookings), 60_000);

test(
  `${PLAYERS} at once on one hour, through three processes, five times: exactly one gets it`,
  async () => {
    const courtId = await venue.aCourt();
    const players = Array.from({ length: PLAYERS }, () => new Browser(SITE));
    await Promise.all(players.map((player) => player.get('/api/session')));
    for (let round = 0; round < 5; round++) {
      const timeSlot = `${10 + round}:00`;
      const wish = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
      const answers = await Promise.all(players.map((player) => player.post('/api/bookings', wish)));
      const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
      expect(statuses).toEqual([201, ...Array.from({ length: PLAYERS - 1 }, () => 409)]);
    }
  },
  LONG,
);

test(
  'one of three processes is killed while people book and pay: nothing they were told is lost',
  async () => {
    const courtId = await venue.aCourt();
    const crowd = new Crowd(courtId);
    await enoughPlayed(crowd, 10);
    const [victim = ''] = (await compose('ps', '--quiet', 'api')).split('\n');
    await docker('kill', '--signal', 'KILL', victim);
    await enoughPlayed(crowd, crowd.told.paid.length + 20);
    await expectKept(courtId, await crowd.stop());
    await compose('up', '--detach', '--wait', '--scale', 'api=3', '--no-recreate');
  },
  LONG,
);

test(
  'the database restarts while people book and pay: answers come back by themselves and nothing is lost',
  async () => {
    const courtId = await venue.aCourt();
    const crowd = new Crowd(courtId);
    await enoughPlayed(crowd, 10);
    await compose('restart', 'database');
    await enoughPlayed(crowd, crowd.told.paid.length + 20);
    const told = await crowd.stop();
    await expectKept(courtId, told);
  },
  LONG,
);
