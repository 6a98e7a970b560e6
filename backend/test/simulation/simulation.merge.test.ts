import { writeFileSync } from 'node:fs';
import { KINDS } from './model/model.js';
import { shortest } from './shortest.js';
import { Disagreement, type Figures, tellStory } from './story.js';

/** `npm run test:simulate -- --operations N --seed S` sets both, and tells one story at a time. */
const OPERATIONS = Number(process.env['SIMULATED_OPERATIONS'] ?? 500);
const SEED = process.env['SIMULATION_SEED'];
/** Where the command wants the figures. */
const FIGURES = process.env['SIMULATION_FIGURES'];
/** Every merge tells the same ten stories; other seeds are for the night. */
const SEEDS = SEED === undefined ? Array.from({ length: 10 }, (_, index) => 100 + index) : [Number(SEED)];

const all: Figures[] = [];

test.each(SEEDS)(
  'the product does what the model says in the story of random operations with seed %i',
  async (seed) => {
    const figures = await tellStory(seed, OPERATIONS).catch(async (error: unknown) => {
      if (!(error instanceof Disagreement)) throw error;
      throw new Error(await shortest(seed, error), { cause: error });
    });
    all.push(figures);
    expect(figures.operations).toBeGreaterThan(OPERATIONS / 2);
  },
  OPERATIONS * 1_000 + 120_000,
);

test('each kind of operation is accepted in some of ten stories', () => {
  if (FIGURES !== undefined)
    for (const { accepted, ...figures } of all) save({ ...figures, ...named(accepted) });
  const never = KINDS.filter((does) => all.every(({ accepted }) => accepted[does] === undefined));
  expect(SEEDS.length < 10 ? [] : never).toEqual([]);
});

/** One number for each name, so that the command can add them up. */
const named = (accepted: Figures['accepted']) =>
  Object.fromEntries(Object.entries(accepted).map(([does, count]) => [`accepted: ${does}`, count]));

const save = (figures: object) => writeFileSync(FIGURES ?? '', JSON.stringify(figures));
