import { PassOffer } from '../../src/modules/waiting-list/application/pass-offer.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { codeToErase } from '../support/fixtures/signing-in.js';
import {
  aWaiter,
  inLine,
  letOffersPass,
  offered,
  offerTo,
  type Waiter,
  longAgo,
} from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);
const WAITERS = 50;
const LONG = 120_000;

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

const HOUR = { bookingDate: DAY, timeSlot: '10:00', gameType: 'singles' };

async function aBookedHour(): Promise<() => Promise<void>> {
  const browser = new Browser(app.url);
  const { body } = await browser.post<BookingResponse>('/api/bookings', { courtId, ...HOUR });
  await longAgo(app, body.id);
  return async () => {
    await browser.post('/api/cancellations', { bookingId: body.id });
  };
}

const WISH = () => ({ venueId, courtId, date: DAY, from: '10:00', to: '10:00' });
const waitForIt = (): Promise<Waiter> => aWaiter(app, WISH());

const activeBookings = () =>
  app.sql<{ playerId: string }>(
    `select player_id as "playerId" from bookings where court_id = $1 and status = 'active'`,
    [courtId],
  );

test(
  'fifty people wait for one hour and all try every link they ever got: one books it',
  async () => {
    const cancel = await aBookedHour();
    const waiters: Waiter[] = [];
    for (let index = 0; index < WAITERS; index++) waiters.push(await waitForIt());
    await cancel();
    const tokens: string[] = [];
    for (const waiter of waiters.slice(0, 3)) {
      tokens.push((await offered(waiter)).token);
      if (waiter !== waiters[2]) await letOffersPass(app);
    }
    const strangers = Array.from({ length: 10 }, () => new Browser(app.url));
    const answers = await Promise.all([
      ...waiters.flatMap(({ browser }) =>
        tokens.map((token) => browser.post(`/api/offers/${token}/accept`, {})),
      ),
      ...strangers.map((stranger) => stranger.post('/api/bookings', { courtId, ...HOUR })),
    ]);
    const won = new Set(
      answers.filter(({ status }) => status === 201).map(({ body }) => (body as BookingResponse).id),
    );
    expect(won.size).toBe(1);
    expect(await activeBookings()).toHaveLength(1);
  },
  LONG,
);

test(
  'an hour whose offer is accepted, passed on and left at the same moment has one holder',
  async () => {
    for (let round = 0; round < 8; round++) {
      courtId = await aCourt(app, venueId, { number: round + 2 });
      const cancel = await aBookedHour();
      const first = await waitForIt();
      const second = await waitForIt();
      await cancel();
      const { token } = await offered(first);
      const [offer] = await app.sql<{ id: string }>(
        `update hour_offers set expires_at = now() + make_interval(secs => $2) where court_id = $1 and status = 'open'
         returning id`,
        [courtId, round % 2 === 0 ? 0.01 : 60],
      );
      const [taken] = await Promise.all([
        first.browser.post(`/api/offers/${token}/accept`, {}),
        app.get(PassOffer).execute(offer?.id ?? ''),
        round % 3 === 0 ? first.browser.send('DELETE', `/api/waiting-list/${first.entryId}`) : null,
        second.browser.post('/api/bookings', { courtId, ...HOUR }),
      ]);
      const bookings = await activeBookings();
      expect(bookings).toHaveLength(taken.status === 201 ? 1 : 0);
      if (taken.status !== 201) {
        await app.get(PassOffer).execute(offer?.id ?? '');
        await offered(second);
      }
    }
  },
  LONG,
);

test('two courts that become free at once are offered to two people', async () => {
  const otherCourt = await aCourt(app, venueId, { number: 2 });
  const cancelOne = await aBookedHour();
  const firstCourt = courtId;
  courtId = otherCourt;
  const cancelOther = await aBookedHour();
  const anyCourt = { venueId, date: DAY, from: '10:00', to: '10:00' };
  const [one, other] = [await aWaiter(app, anyCourt), await aWaiter(app, anyCourt)];
  await Promise.all([cancelOne(), cancelOther()]);
  const courts = [(await offered(one)).court.id, (await offered(other)).court.id];
  expect(new Set(courts)).toEqual(new Set([firstCourt, otherCourt]));
});

test('a player who joins while the hour is offered to another player is next', async () => {
  const cancel = await aBookedHour();
  const first = await waitForIt();
  await cancel();
  await offered(first);
  const late = await waitForIt();
  await letOffersPass(app);
  await offered(late);
});

test('an hour of a court that is deleted while it is offered cannot be accepted', async () => {
  const cancel = await aBookedHour();
  const waiter = await waitForIt();
  await cancel();
  const { token } = await offered(waiter);
  await app.sql('update courts set archived_at = now() where id = $1', [courtId]);
  expect((await waiter.browser.post(`/api/offers/${token}/accept`, {})).status).toBeGreaterThanOrEqual(400);
  expect(await offerTo(waiter)).toBeNull();
  await letOffersPass(app);
  await eventually(async () =>
    expect(await app.sql('select 1 from half_hour_claims where court_id = $1', [courtId])).toEqual([]),
  );
});

test('a guest who signs in takes the place in the line along', async () => {
  const cancel = await aBookedHour();
  const guest = await inLine(app, new Browser(app.url), WISH());
  const account = await asAccount(app);
  await merge(app, await playerOf(guest.browser), account.playerId);
  await cancel();
  await offered({ browser: account.browser, entryId: guest.entryId });
});

test('an account that is deleted while its offer is accepted has either the game or no place in line', async () => {
  for (let round = 0; round < 6; round++) {
    courtId = await aCourt(app, venueId, { number: round + 2 });
    const cancel = await aBookedHour();
    const [first, second] = [await waitForIt(), await waitForIt()];
    await cancel();
    const { token } = await offered(first);
    const code = await codeToErase(app, first.browser);
    const [accepted, deleted] = await Promise.all([
      new Browser(app.url).post(`/api/offers/${token}/accept`, {}),
      first.browser.send('DELETE', '/api/session/account', { code }),
    ]);
    expect([
      [201, 409],
      [410, 204],
    ]).toContainEqual([accepted.status, deleted.status]);
    if (accepted.status === 410) await offered(second);
    expect(await activeBookings()).toHaveLength(accepted.status === 201 ? 1 : 0);
  }
});
