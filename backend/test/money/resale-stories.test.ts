import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import type { UnpaidBooking } from '../support/fixtures/payments.js';
import { expectConsistentLedger } from './provider-side.js';
import { FRIDAY, ResaleScene } from './resale-scene.js';

/** `npm run test:soak` runs many more. */
const RUNS = Math.ceil(Number(process.env['MONEY_STORIES'] ?? 30) / 4);
const HOUR = 3_600_000;
const PLAY = Date.parse('2026-11-23T23:00:00Z');
const LAST_CANCELLATION = PLAY - HOUR;
/** A little more than a day before the play. */
const BEGIN = '2026-11-22T21:00:00Z';
const AFTER = '2026-11-24T03:00:00Z';

/** A player who books and pays, may cancel some time later, and makes room for the next one. */
interface Turn {
  startHalf: number;
  halves: number;
  gameType: 'singles' | 'doubles';
  cancelsAfterHours: number | null;
}

const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    startHalf: fc.integer({ min: 0, max: 2 }),
    halves: fc.integer({ min: 1, max: 3 }),
    gameType: fc.constantFrom('singles' as const, 'doubles' as const),
    cancelsAfterHours: fc.option(fc.constantFrom(0, 3, 6, 9), { freq: 4 }),
  }),
  { minLength: 4, maxLength: 8 },
);

/** What the story knows of a booking, without asking the server. */
interface Told extends Turn {
  booking: UnpaidBooking;
  paid: number;
  percentage: number | null;
}

const clock = new FixedClock(FRIDAY);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const now = () => clock.now().getTime();
const halvesOf = ({ startHalf, halves }: Turn) =>
  Array.from({ length: halves }, (_, index) => startHalf + index);
const meets = (one: Turn, other: Turn) => halvesOf(one).some((half) => halvesOf(other).includes(half));
const kept = ({ paid, percentage }: Told) => paid - Math.floor((paid * (percentage ?? 0) + 50) / 100);
const percentageAt = (instant: number, { startHalf }: Turn) => {
  const notice = PLAY + (startHalf * HOUR) / 2 - instant;
  if (notice > 24 * HOUR) return 100;
  return notice >= 12 * HOUR ? 50 : 0;
};

const isPlayed = (turn: Told | undefined) => turn?.percentage === null;

async function tell(scene: ResaleScene, story: readonly Turn[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const turn of story) {
    const isTaken = told.some((other) => other.percentage === null && meets(other, turn));
    if (isTaken) continue;
    const timeSlot = `${18 + Math.floor(turn.startHalf / 2)}:${turn.startHalf % 2 === 0 ? '00' : '30'}`;
    const { gameType, halves } = turn;
    const booking = await scene.paid({ timeSlot, durationMinutes: halves * 30, gameType });
    const { body } = await booking.browser.get<{ paidAmount: string }>(`/api/bookings/${booking.bookingId}`);
    const entry: Told = {
      ...turn,
      booking,
      paid: Math.round(Number(body.paidAmount) * 100),
      percentage: null,
    };
    told.push(entry);
    if (turn.cancelsAfterHours === null) continue;
    const at = Math.min(now() + turn.cancelsAfterHours * HOUR, LAST_CANCELLATION + told.length * 60_000);
    await scene.cancel(booking, new Date(Math.max(at, now() + 1000)).toISOString());
    entry.percentage = percentageAt(now(), turn);
  }
  return told;
}

/**
 * Says in its own way what each cancelled booking gets back: who ends first asks first, then who
 * cancelled first, and each cent of a later booking is given away once. Cancelled later bookings
 * give before those that are played.
 */
function expected(told: readonly Told[]): number[] {
  const left = told.map(kept);
  const back = told.map(() => 0);
  const asking = told.map((_, index) => index).filter((index) => told[index]?.percentage !== null);
  const endOf = (index: number) => (told[index]?.startHalf ?? 0) + (told[index]?.halves ?? 0);
  for (const index of asking.sort((a, b) => endOf(a) - endOf(b) || a - b)) {
    const asks = told[index];
    if (!asks) continue;
    const payers = told
      .map((_, other) => other)
      .filter((other) => other > index && kept(told[other] ?? asks) > 0)
      .sort((a, b) => Number(isPlayed(told[a])) - Number(isPlayed(told[b])) || a - b);
    const sold = halvesOf(asks).map((half) =>
      payers.some((other) => halvesOf(told[other] ?? asks).includes(half)),
    );
    const share = (position: number) =>
      Math.floor(kept(asks) / asks.halves) + (position < kept(asks) % asks.halves ? 1 : 0);
    let due = sold.reduce((sum, isSold, position) => sum + (isSold ? share(position) : 0), 0);
    for (const other of payers.filter((one) => meets(told[one] ?? asks, asks))) {
      const given = Math.min(due, left[other] ?? 0);
      left[other] = (left[other] ?? 0) - given;
      back[index] = (back[index] ?? 0) + given;
      due -= given;
    }
  }
  return back;
}

async function runStory(story: readonly Turn[]): Promise<void> {
  await app.sql(`delete from rate_limits`); // so that earlier stories do not count
  const scene = new ResaleScene(app, clock);
  await scene.open({ lengths: [30, 60, 90], startsEvery: 30 });
  clock.set(BEGIN);
  const told = await tell(scene, story);
  await scene.decide(AFTER);
  const back = await Promise.all(
    told.map(async ({ booking }) =>
      (await scene.broughtBack(booking)).reduce((sum, cents) => sum + cents, 0),
    ),
  );
  expect(back).toEqual(expected(told));
  const income = told.reduce((sum, booking, index) => sum + kept(booking) - (back[index] ?? 0), 0);
  const played = told.reduce((sum, { paid, percentage }) => sum + (percentage === null ? paid : 0), 0);
  expect(income).toBeGreaterThanOrEqual(played);
  await eventually(() => expectConsistentLedger(app), 20_000);
}

test(
  'whoever books, cancels and books again on one evening, each cent comes back once and to the right person',
  async () => {
    const stories = fc.asyncProperty(turns, runStory);
    await fc.assert(stories, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 60_000,
);
