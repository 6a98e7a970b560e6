import { eventually } from '../support/eventually.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { Chance } from './chance.js';
import { isAboutNothing, nextStep } from './choices.js';
import { difference, factsIn, factsOf, stateIn } from './comparing.js';
import { Product } from './driver/product.js';
import { act, judge } from './kinds.js';
import { hasDue } from './model/hours.js';
import type { Verdict } from './model/verdict.js';
import { World } from './model/world.js';
import type { Does, Step } from './operations.js';
import { TERMS } from './spec.js';

const PLAYERS = 12;
const ADDRESSES = 3;
const REST_EVERY = 100;
const SETTLES_MS = 30_000;
const DAY_MS = 86_400_000;
/** The clocks of Madrid change on 28 March 2027, those of Santiago on 4 April. */
const BEGINS = Date.parse('2027-03-25T14:00:00Z');
const TRANSFER = { holder: 'Club de Prueba', bank: 'Banco', number: '123456', note: null, hours: 12 };
/** Clubs in three time zones, each with rules of its own. */
const VENUES = [
  { timeZone: 'America/Guayaquil', rules: {}, usesTill: true },
  { timeZone: 'Europe/Madrid', rules: { payAtClub: true, resaleRefund: true }, usesTill: false },
  { timeZone: 'America/Santiago', rules: { transfer: TRANSFER }, usesTill: false },
  { timeZone: 'America/Guayaquil', rules: { payAtClub: true, transfer: TRANSFER }, usesTill: false },
];
const COURTS = [
  { venue: 0, price: 1450 },
  { venue: 0, price: 1450 },
  { venue: 1, price: 1455 },
  { venue: 2, price: 233 },
  { venue: 3, price: 2900 },
];
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
  /** How often each operation was accepted. */
  accepted: Partial<Record<Does, number>>;
}

const addressOf = (player: number): number => (player % ADDRESSES) + 1;

/** Tells a story of random steps, and compares each response and every rest with the model. */
export async function tellStory(seed: number, length: number): Promise<Figures> {
  const chance = new Chance(seed);
  const begins = new Date(BEGINS + chance.int(0, 4) * DAY_MS);
  return new Telling(begins).tell((world) => nextStep(chance, world), length);
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
    accepted: {},
  };
  private readonly world: World;

  constructor(private readonly begins: Date) {
    const venues = VENUES.map(({ timeZone, rules, usesTill }) => ({
      timeZone,
      usesTill,
      resells: 'resaleRefund' in rules,
      terms: TERMS[0] ?? [],
      payAtClub: 'payAtClub' in rules,
      transferHours: 'transfer' in rules ? TRANSFER.hours : null,
    }));
    const codes = CODES.map(({ off, mostUses }) => ({ off, mostUses, uses: 0 }));
    const courts = COURTS.map((court) => ({ ...court }));
    this.world = new World(venues, courts, codes, PLAYERS, addressOf, begins);
  }

  async tell(next: (world: World) => Step | null, length: number): Promise<Figures> {
    const clubs = { venues: VENUES, courts: COURTS, codes: CODES.map(({ entry }) => entry) };
    const product = await Product.start(this.begins, clubs, addressOf);
    try {
      for (let count = 1; count <= length; count++) {
        const step = next(this.world);
        if (step === null) break;
        if (isAboutNothing(this.world, step)) continue;
        await this.take(product, step);
        if (count % REST_EVERY === 0) await this.rest(product);
      }
      await this.rest(product);
      return this.figures;
    } catch (error) {
      if (error instanceof Disagreement) throw error;
      throw new Disagreement(this.steps.length, this.steps, String(error));
    } finally {
      await product.close();
    }
  }

  /** A second passes with each step. What comes due meanwhile is enforced before it. */
  private async take(product: Product, step: Step): Promise<void> {
    this.world.now = new Date(this.world.now.getTime() + 1000);
    if (hasDue(this.world)) await this.do(product, { does: 'wait', minutes: 0 });
    await this.do(product, step);
  }

  private async do(product: Product, step: Step): Promise<void> {
    this.steps.push(step);
    const { world } = this;
    const verdict = judge(world, step);
    const until = step.does === 'wait' ? step.minutes * 60_000 : 0;
    const actual = await act(step, product, new Date(world.now.getTime() + until));
    const problem = difference(verdict, actual);
    if (problem !== null)
      throw new Disagreement(
        this.steps.length,
        this.steps,
        `${this.withState(step, problem)} ${await stateIn(product, step)}`,
      );
    this.count(step);
    if ('accept' in verdict) this.accept(step, verdict);
    // People who had to repeat a request have waited.
    if (product.now > world.now) world.now = product.now;
  }

  private withState(step: Step, problem: string): string {
    const { world } = this;
    const booking = 'booking' in step ? world.bookings[step.booking] : undefined;
    const entry = 'entry' in step ? world.line.entries[step.entry] : undefined;
    return `${JSON.stringify(step)}: ${problem} (at ${world.now.toISOString()}: ${JSON.stringify(booking ?? entry)})`;
  }

  private accept({ does }: Step, { accept }: Extract<Verdict, { accept: unknown }>): void {
    accept();
    const { accepted } = this.figures;
    accepted[does] = (accepted[does] ?? 0) + 1;
  }

  private count(step: Step): void {
    this.figures.operations++;
    if (step.does === 'book' || step.does === 'sell') this.figures.hoursAsked++;
    const isOfGuest = step.does === 'book' && this.world.personOf(step.player).mailbox === null;
    if (isOfGuest) this.figures.hoursAskedByGuests++;
    if (step.does === 'pay' || step.does === 'pay place' || step.does === 'settle') this.figures.payments++;
    if (step.does === 'restart') this.figures.restarts++;
    if (step.trouble?.cutAfterMs !== undefined) this.figures.cuts++;
  }

  /** Once all has settled: compares bookings with the model, and the books with the provider's. */
  private async rest(product: Product): Promise<void> {
    const expected = factsOf(this.world);
    try {
      await eventually(async () => expect(await factsIn(product)).toEqual(expected), SETTLES_MS);
      await eventually(() => expectConsistentLedger(product.running, product.now), SETTLES_MS);
    } catch (error) {
      throw new Disagreement(this.steps.length, this.steps, `at rest: ${String(error)}`);
    }
    this.figures.rests++;
  }
}
