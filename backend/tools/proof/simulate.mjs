import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from '../launch/install.mjs';
import { CommandError } from '../launch/say.mjs';
import { jestReport } from '../tests/test-runners.mjs';
import { tellStories } from './stories.mjs';
import { commitOfTree, writeResult } from './write-result.mjs';

const OPTIONS = {
  operations: { type: 'string', default: '5000' },
  seed: { type: 'string' },
  minutes: { type: 'string', default: 'Infinity' },
  'at-once': { type: 'string', default: '1' },
  progress: { type: 'string' },
  write: { type: 'boolean', default: false },
};

/**
 * `npm run test:simulate -- --operations N --seed S`: tells stories of random operations to the
 * product and to the model, each with a seed of its own. `--minutes` ends it earlier, `--at-once`
 * is how many stories run beside each other, and with `--progress FILE` an interrupted run
 * continues. With `--write`, the result becomes the one that `/estado` shows.
 */
export async function run(args) {
  const { write, ...plan } = readOptions(args);
  await installWhatIsMissing();
  const commit = commitOfTree();
  const { seed, operations, sum, failed, seconds } = await tellStories(plan, tell);
  console.log(`in all: ${JSON.stringify(sum)}`);
  for (const story of failed) console.error(`The story with seed ${story} failed (see above).`);
  if (failed.length > 0 || operations === 0) return 1;
  if (!write) return 0;
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
    console.error(`seed ${seed}:\n${output}`);
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
  const [minutes, atOnce] = [Number(values.minutes), Number(values['at-once'])];
  if (!(minutes > 0) || !(atOnce >= 1 && atOnce <= 16))
    throw new CommandError('Use --minutes and --at-once with positive numbers.');
  const { progress, write } = values;
  return { operations: Number(values.operations), seed: Number(seed), minutes, atOnce, progress, write };
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
