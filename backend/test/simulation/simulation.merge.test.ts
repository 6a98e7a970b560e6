import { writeFileSync } from 'node:fs';
import { shortest } from './shortest.js';
import { Disagreement, tellStory } from './story.js';

/** `npm run test:simulate -- --operations N --seed S` sets both, and tells one story at a time. */
const OPERATIONS = Number(process.env['SIMULATED_OPERATIONS'] ?? 500);
const SEED = Number(process.env['SIMULATION_SEED'] ?? 100);
/** Where the command wants the figures. */
const FIGURES = process.env['SIMULATION_FIGURES'];

test(
  'the product does what the model says in a story of random operations',
  async () => {
    const figures = await tellStory(SEED, OPERATIONS).catch(async (error: unknown) => {
      if (!(error instanceof Disagreement)) throw error;
      throw new Error(await shortest(SEED, error), { cause: error });
    });
    if (FIGURES !== undefined) writeFileSync(FIGURES, JSON.stringify(figures));
    expect(figures.operations).toBeGreaterThan(OPERATIONS / 2);
  },
  OPERATIONS * 1_000 + 120_000,
);
