import fc from 'fast-check';
import type { GameType } from '../../src/kernel/domain/games.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { providerOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';
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

/**
 * A player who books and pays, alone or with three friends, may cancel some time later, and makes
 * room for the next one. An employee may give back some cents by hand.
 */
interface Turn {
  startHalf: number;
  halves: number;
  gameType: GameType;
  isShared: boolean;
  byHand: { cents: number; when: 'first' | 'last' } | null;
  cancelsAfterHours: number | null;
}

const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({
    startHalf: fc.integer({ min: 0, max: 2 }),
    halves: fc.integer({ min: 1, max: 3 }),
    gameType: fc.constantFrom('singles' as const, 'doubles' as const),
    isShared: fc.boolean(),
    byHand: fc.option(
      fc.record({
        cents: fc.constantFrom(1, 101, 300),
        when: fc.constantFrom('first' as const, 'last' as const),
      }),
      { freq: 2 },
    ),
    cancelsAfterHours: fc.option(fc.constantFrom(0, 3, 6, 9), { freq: 4 }),
  }),
  { minLength: 4, maxLength: 8 },
);

/** A booking as the story knows it. Only the provider says what it charged and gave back. */
interface Told extends Turn {
  booking: UnpaidBooking;
  /** Cents by payment. */
  paid: Map<string, number>;
  kept: Map<string, number>;
  isCancelled: boolean;
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
const total = (cents: Map<string, number>) => [...cents.values()].reduce((sum, each) => sum + each, 0);
const isPlayed = (turn: Told | undefined) => turn?.isCancelled === false;

/** Books and pays. Doubles may be shared: then four payments differ by a cent. */
async function play(scene: ResaleScene, { startHalf, halves, gameType, isShared }: Turn) {
  const timeSlot = `${18 + Math.floor(startHalf / 2)}:${startHalf % 2 === 0 ? '00' : '30'}`;
  const slot = { timeSlot, durationMinutes: halves * 30, gameType };
  if (!isShared || gameType === 'singles') return scene.paid(slot);
  const booking = await scene.book(slot);
  const { shareToken } = await share(booking);
  for (let place = 0; place < 4; place++) await payPlace(app, booking.bookingId, shareToken);
  return booking;
}

async function chargesOf({ bookingId }: UnpaidBooking): Promise<Map<string, number>> {
  const rows = await app.sql<{ intentId: string }>(
    `select intent_id as "intentId" from payments where booking_id = $1 order by settled_at, id`,
    [bookingId],
  );
  const intents = await Promise.all(
    rows.map(({ intentId }) => providerOf(app).paymentIntents.retrieve(intentId)),
  );
  return new Map(intents.map(({ id, amount_received }) => [id, amount_received]));
}

/** Returns what the provider has not given back of each payment. */
async function keptOf({ paid }: Told): Promise<Map<string, number>> {
  const kept = new Map(paid);
  for (const [intentId, cents] of paid) {
    const { data } = await providerOf(app).refunds.list({ payment_intent: intentId });
    const back = data.filter(({ status }) => status === 'succeeded');
    kept.set(intentId, cents - back.reduce((sum, { amount }) => sum + amount, 0));
  }
  return kept;
}

/** The provider refuses it if less is left. */
async function giveBackByHand({ paid }: Told, amount: number): Promise<void> {
  const [intentId = ''] = paid.keys();
  await providerOf(app)
    .refunds.create({ payment_intent: intentId, amount })
    .catch(() => undefined);
  await everyRefundHasLeft();
}

const everyRefundHasLeft = () =>
  eventually(async () => {
    expect(await app.sql(`select id from refunds where status in ('requested', 'submitted')`)).toEqual([]);
    await expectConsistentLedger(app);
  }, 20_000);

async function tell(scene: ResaleScene, story: readonly Turn[]): Promise<Told[]> {
  const told: Told[] = [];
  for (const turn of story) {
    if (told.some((other) => isPlayed(other) && meets(other, turn))) continue;
    const booking = await play(scene, turn);
    const entry: Told = {
      ...turn,
      booking,
      paid: await chargesOf(booking),
      kept: new Map(),
      isCancelled: false,
    };
    told.push(entry);
    const { byHand, cancelsAfterHours } = turn;
    if (byHand?.when === 'first') await giveBackByHand(entry, byHand.cents);
    if (cancelsAfterHours !== null) {
      const at = Math.min(now() + cancelsAfterHours * HOUR, LAST_CANCELLATION + told.length * 60_000);
      await scene.cancel(booking, new Date(Math.max(at, now() + 1000)).toISOString());
      entry.isCancelled = true;
      await everyRefundHasLeft();
    }
    if (byHand?.when === 'last') await giveBackByHand(entry, byHand.cents);
  }
  return told;
}

/**
 * Says in its own way what each cancelled booking gets back: who ends first asks first, then who
 * cancelled first, and each cent of a later booking is given away once. Cancelled later bookings
 * give before those that are played.
 */
function expected(told: readonly Told[]): number[] {
  const kept = (one: Told | undefined) => (one ? total(one.kept) : 0);
  const left = told.map(kept);
  const back = told.map(() => 0);
  const asking = told.map((_, index) => index).filter((index) => told[index]?.isCancelled);
  const endOf = (index: number) => (told[index]?.startHalf ?? 0) + (told[index]?.halves ?? 0);
  for (const index of asking.sort((a, b) => endOf(a) - endOf(b) || a - b)) {
    const asks = told[index];
    if (!asks) continue;
    const payers = told
      .map((_, other) => other)
      .filter((other) => other > index && kept(told[other]) > 0)
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

/** Each payer gets a part of what comes back, by what was kept of his payment, to the cent. */
function expectFairParts(told: Told, keptAfter: Map<string, number>): void {
  const [before, after] = [total(told.kept), total(keptAfter)];
  for (const [intentId, kept] of told.kept) {
    const part = kept - (keptAfter.get(intentId) ?? 0);
    expect(part).toBeGreaterThanOrEqual(0);
    expect(Math.abs(part * before - kept * (before - after))).toBeLessThanOrEqual(Math.max(0, before - 1));
  }
}

async function runStory(story: readonly Turn[]): Promise<void> {
  await app.sql(`delete from rate_limits`); // so that earlier stories do not count
  const scene = new ResaleScene(app, clock);
  await scene.open({ lengths: [30, 60, 90], startsEvery: 30 });
  clock.set(BEGIN);
  const told = await tell(scene, story);
  for (const each of told) each.kept = await keptOf(each);
  await scene.decide(AFTER);
  await everyRefundHasLeft();
  const keptAfter = await Promise.all(told.map(keptOf));
  const back = told.map(({ kept }, index) => total(kept) - total(keptAfter[index] ?? new Map()));
  expect(back).toEqual(expected(told));
  for (const [index, each] of told.entries()) expectFairParts(each, keptAfter[index] ?? new Map());
  const income = keptAfter.reduce((sum, kept) => sum + total(kept), 0);
  const played = told.filter(isPlayed).reduce((sum, { kept }) => sum + total(kept), 0);
  expect(income).toBeGreaterThanOrEqual(played);
}

test(
  'players book, cancel and book again on one evening, and each cent comes back once and to the right person',
  async () => {
    const stories = fc.asyncProperty(turns, runStory);
    await fc.assert(stories, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 60_000,
);
