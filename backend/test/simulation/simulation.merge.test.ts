import { writeFileSync } from 'node:fs';
import { kinds } from './kinds.js';
import { shortest } from './shortest.js';
import { Disagreement, type Figures, tellStory } from './story.js';

/** `npm run test:simulate -- --operations N --seed S` sets both, and tells one story at a time. */
const OPERATIONS = Number(process.env['SIMULATED_OPERATIONS'] ?? 500);
const SEED = process.env['SIMULATION_SEED'];
/** Where the command wants the figures. */
const FIGURES = process.env['SIMULATION_FIGURES'];
/** Every merge tells the same ten stories; other seeds are for the night. */
const SEEDS = SEED === undefined ? Array.from({ length: 10 }, (_, index) => 100 + index) : [Number(SEED)];

const accepted = new Set<string>();

test.each(SEEDS)(
  'the product does what the model says in the story of random operations with seed %i',
  async (seed) => {
    const figures = await tellStory(seed, OPERATIONS).catch(async (error: unknown) => {
      if (!(error instanceof Disagreement)) throw error;
      throw new Error(await shortest(seed, error), { cause: error });
    });
    for (const does of Object.keys(figures.accepted)) accepted.add(does);
    if (FIGURES !== undefined) writeFileSync(FIGURES, JSON.stringify(flat(figures)));
    expect(figures.operations).toBeGreaterThan(OPERATIONS / 2);
  },
  OPERATIONS * 1_000 + 120_000,
);

/** One story is too short to say anything about each kind. */
if (SEED === undefined)
  test('each kind of operation is accepted in some of ten stories', () => {
    expect(kinds.filter((does) => !accepted.has(does))).toEqual([]);
  });

/** Returns one number for each name, so that the command can add them up. */
function flat({ accepted: byKind, ...figures }: Figures): Record<string, number> {
  const named = Object.entries(byKind).map(([does, count]) => [`accepted: ${does}`, count] as const);
  return { ...figures, ...Object.fromEntries(named) };
}
