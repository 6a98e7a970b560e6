import { eventually } from '../support/eventually.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { Chance } from './chance.js';
import { nextStep } from './choices.js';
import { type Actual, Driver } from './driver.js';
import { Model, type ModelBooking, type Verdict } from './model.js';
import type { Step } from './operations.js';

const PLAYERS = 12;
const ADDRESSES = 3;
const REST_EVERY = 100;
const SETTLES_MS = 30_000;
const DAY_MS = 86_400_000;
/** The clocks of Madrid change on 28 March 2027, those of Santiago on 4 April. */
const BEGINS = Date.parse('2027-03-25T14:00:00Z');
const ZONES = ['America/Guayaquil', 'Europe/Madrid', 'America/Santiago', 'America/Guayaquil'];
const PRICES = [1450, 1455, 233, 2900];
const CODES = [
  { entry: { code: 'CODE0', type: 'percentage', value: '33' }, off: { percentage: 33 }, mostUses: null },
  { entry: { code: 'CODE1', type: 'fixed', value: '5.00', maxUsage: 3 }, off: { cents: 500 }, mostUses: 3 },
];

/** The step at which product and model disagreed. */
export class Disagreement extends Error {
  constructor(
    readonly at: number,
    readonly steps: readonly Step[],
    what: string,
  ) {
    super(what);
  }
}

export interface Figures {
  operations: number;
  hoursAsked: number;
  /** By players without an account; the desk is left out. */
  hoursAskedByGuests: number;
  payments: number;
  cuts: number;
  restarts: number;
  rests: number;
}

const addressOf = (player: number): number => (player % ADDRESSES) + 1;

/** Tells a story of random steps, and compares each response and every rest with the model. */
export async function tellStory(seed: number, length: number): Promise<Figures> {
  const chance = new Chance(seed);
  const begins = new Date(BEGINS + chance.int(0, 4) * DAY_MS);
  return new Telling(begins).tell((model) => nextStep(chance, model, PLAYERS), length);
}

/** Tells the same steps again, leaving out those whose booking no longer exists. */
export function tellAgain(seed: number, steps: readonly Step[]): Promise<Figures> {
  const begins = new Date(BEGINS + new Chance(seed).int(0, 4) * DAY_MS);
  let next = 0;
  return new Telling(begins).tell(() => steps[next++] ?? null, steps.length);
}

class Telling {
  private readonly steps: Step[] = [];
  private readonly figures: Figures = {
    operations: 0,
    hoursAsked: 0,
    hoursAskedByGuests: 0,
    payments: 0,
    cuts: 0,
    restarts: 0,
    rests: 0,
  };
  private readonly model: Model;

  constructor(private readonly begins: Date) {
    const courts = ZONES.map((timeZone, venue) => ({ timeZone, venue, price: PRICES[venue] ?? 0 }));
    const codes = CODES.map(({ off, mostUses }) => ({ off, mostUses, uses: 0 }));
    this.model = new Model(courts, codes, addressOf, begins);
  }

  async tell(next: (model: Model) => Step | null, length: number): Promise<Figures> {
    const places = this.model.courts.map(({ timeZone, price }) => ({ timeZone, price }));
    const codes = CODES.map(({ entry }) => entry);
    const driver = await Driver.start(this.begins, places, codes, addressOf);
    try {
      for (let count = 1; count <= length; count++) {
        const step = next(this.model);
        if (step === null) break;
        if (this.isAboutNothing(step)) continue;
        await this.take(driver, step);
        if (count % REST_EVERY === 0) await this.rest(driver);
      }
      await this.rest(driver);
      return this.figures;
    } catch (error) {
      if (error instanceof Disagreement) throw error;
      throw new Disagreement(this.steps.length, this.steps, String(error));
    } finally {
      await driver.close();
    }
  }

  private isAboutNothing(step: Step): boolean {
    // The desk sells and blocks what is left of an hour; that has tests of its own.
    if (step.does === 'sell' || step.does === 'block') return this.model.hasBegun(step);
    if (!('booking' in step)) return false;
    const booking = this.model.bookings[step.booking];
    if (!booking) return true;
    // A refund of the club after the start has tests of its own.
    if (step.does === 'cancel for venue') return booking.startsAt <= this.model.now;
    return step.does === 'pay place' && booking.open === null;
  }

  /** A second passes with each step. What comes due meanwhile is enforced before it. */
  private async take(driver: Driver, step: Step): Promise<void> {
    this.model.now = new Date(this.model.now.getTime() + 1000);
    if (this.hasDue()) await this.do(driver, { does: 'wait', minutes: 0 });
    await this.do(driver, step);
  }

  private hasDue(): boolean {
    const { bookings, now } = this.model;
    return bookings.some(
      (one) => one.status === 'active' && this.model.missing(one) > 0 && one.dueAt && one.dueAt <= now,
    );
  }

  private async do(driver: Driver, step: Step): Promise<void> {
    this.steps.push(step);
    const verdict = this.model.judge(step);
    const until = step.does === 'wait' ? step.minutes * 60_000 : 0;
    const actual = await driver.run(step, new Date(this.model.now.getTime() + until));
    const problem = difference(verdict, actual);
    if (problem !== null)
      throw new Disagreement(
        this.steps.length,
        this.steps,
        `${this.withState(step, problem)} ${await driver.stateOf(step)}`,
      );
    if ('accept' in verdict) verdict.accept();
    // People who had to repeat a request have waited.
    if (driver.now > this.model.now) this.model.now = driver.now;
    this.count(step);
  }

  private withState(step: Step, problem: string): string {
    const booking = 'booking' in step ? this.model.bookings[step.booking] : undefined;
    return `${JSON.stringify(step)}: ${problem} (at ${this.model.now.toISOString()}: ${JSON.stringify(booking)})`;
  }

  private count(step: Step): void {
    this.figures.operations++;
    if (step.does === 'book' || step.does === 'sell') this.figures.hoursAsked++;
    if (step.does === 'book') this.figures.hoursAskedByGuests++;
    if (step.does === 'pay' || step.does === 'pay place' || step.does === 'settle') this.figures.payments++;
    if (step.does === 'restart') this.figures.restarts++;
    if (step.trouble?.cutAfterMs !== undefined) this.figures.cuts++;
  }

  /** Once all has settled: compares bookings with the model, and the books with the provider's. */
  private async rest(driver: Driver): Promise<void> {
    const ids = driver.bookingIds();
    const expected = this.model.bookings.map((booking, index) => [ids[index], ...factsOf(booking)]);
    try {
      await eventually(async () => expect(await factsIn(driver)).toEqual(expected), SETTLES_MS);
      await eventually(() => expectConsistentLedger(driver.running), SETTLES_MS);
    } catch (error) {
      throw new Disagreement(this.steps.length, this.steps, `at rest: ${String(error)}`);
    }
    this.figures.rests++;
  }
}

type Facts = [status: string, totalCents: number, payments: string[]];

function factsOf({ status, total, payments }: ModelBooking): Facts {
  return [status, total, payments.map(({ means, cents, back }) => `${means} ${cents} -${back}`).sort()];
}

/** Reads what the database says of each booking, in the order in which they were made. */
async function factsIn(driver: Driver): Promise<unknown[]> {
  const rows = await driver.running.sql<{ id: string; status: string; total: number; payments: string[] }>(
    `select b.id, b.status, b.total_cents as total,
            coalesce((select array_agg(
                case p.method when 'card' then 'card' else 'desk' end || ' ' || p.amount_cents || ' -' ||
                coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0)
                order by 1)
              from payments p where p.booking_id = b.id and p.status = 'succeeded'), '{}') as payments
       from bookings b`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return driver.bookingIds().map((id) => {
    const row = byId.get(id);
    return [id, row?.status, row?.total, row?.payments.sort()];
  });
}

/** Returns how a response differs from what the model says, or null. */
function difference(verdict: Verdict, { status, code, amount, percentage }: Actual): string | null {
  const answer = `${status} ${code ?? ''}`.trim();
  if ('refusals' in verdict) {
    const isAllowed = verdict.refusals.some((one) =>
      one.endsWith(' *') ? one === `${status} *` : one === answer,
    );
    return isAllowed ? null : `the model refuses with ${verdict.refusals.join(' or ')}, but got ${answer}`;
  }
  if (status >= 300) return `the model accepts, but got ${answer}`;
  if (verdict.amount !== undefined && amount !== undefined && amount !== (verdict.amount / 100).toFixed(2))
    return `the amount should be ${(verdict.amount / 100).toFixed(2)}, but is ${amount}`;
  if (verdict.percentage !== undefined && percentage !== undefined && percentage !== verdict.percentage)
    return `the percentage should be ${verdict.percentage}, but is ${percentage}`;
  return null;
}
