import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from '../launch/install.mjs';
import { CommandError } from '../launch/say.mjs';
import { jestReport } from '../tests/test-runners.mjs';
import { commitOfTree, writeResult } from './write-result.mjs';

const OPTIONS = {
  operations: { type: 'string', default: '5000' },
  seed: { type: 'string' },
  write: { type: 'boolean', default: false },
};

/** So many operations share one product, so that a failure has a short way behind it. */
const STORY = 500;

/**
 * `npm run test:simulate -- --operations N --seed S`: tells stories of random operations to the
 * product and to the model, each with a seed of its own. With `--write`, the result becomes the
 * one that `/estado` shows.
 */
export async function run(args) {
  const { operations, seed, write } = readOptions(args);
  await installWhatIsMissing();
  const [started, commit] = [performance.now(), commitOfTree()];
  const sum = {};
  for (let told = 0, story = seed; told < operations; told += STORY, story++) {
    const figures = await tell(story, Math.min(STORY, operations - told));
    if (figures === null) return 1;
    for (const [name, count] of Object.entries(figures)) sum[name] = (sum[name] ?? 0) + count;
    console.log(`seed ${story}: ${JSON.stringify(figures)}`);
  }
  console.log(`in all: ${JSON.stringify(sum)}`);
  if (!write) return 0;
  const seconds = (performance.now() - started) / 1000;
  const command = `npm run test:simulate -- --operations ${operations} --seed ${seed}`;
  writeResult({ run: 'simulation', command, commit, seconds, figures: figuresOf(sum) });
  return 0;
}

/** Returns the figures of one story, or null after it has printed how the story failed. */
async function tell(seed, operations) {
  const folder = mkdtempSync(join(tmpdir(), 'saque-simulation-'));
  try {
    const file = join(folder, 'figures.json');
    const { code, output } = await jestReport(
      'backend',
      ['--selectProjects=merge', '--runInBand', '/test/simulation/simulation.merge.test.ts$'],
      { SIMULATED_OPERATIONS: String(operations), SIMULATION_SEED: String(seed), SIMULATION_FIGURES: file },
    );
    if (code === 0) return JSON.parse(readFileSync(file, 'utf8'));
    console.error(output);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOptions(args) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  if (!/^[1-9]\d{0,6}$/.test(values.operations) || !/^\d{1,10}$/.test(seed))
    throw new CommandError('Use --operations with a number up to 9999999 and --seed with a whole number.');
  return { operations: Number(values.operations), seed: Number(seed), write: values.write };
}

/** The run passed, so no promise was broken. */
function figuresOf({ operations, hoursAsked, hoursAskedByGuests, payments, rests, cuts, restarts }) {
  const figure = (promise, kind, count) => ({ promise, kind, count, failures: 0 });
  return [
    figure('sold_once', 'hours_asked', hoursAsked),
    figure('sold_once', 'operations', operations),
    figure('money', 'payments', payments),
    figure('money', 'invariant_checks', rests),
    figure('nothing_lost', 'cuts', cuts),
    figure('nothing_lost', 'restarts', restarts),
    figure('strangers', 'hours_asked', hoursAskedByGuests),
  ].filter(({ count }) => count > 0);
}
