import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, installed, run as runProgram } from '../launch/processes.mjs';
import { CommandError } from '../launch/say.mjs';
import { LOWEST_SCORE, mutantsIn, scoreOf, survivorsOf, tableOf } from './mutants/scores.mjs';
import { SETS } from './mutants/sets.mjs';
import { commitOfTree, writeResult } from './write-result.mjs';

const OPTIONS = {
  mutate: { type: 'string' },
  'at-once': { type: 'string', default: '2' },
  incremental: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
};

/** The promise that the code of a module keeps. The mutants of other modules are in no figure. */
const PROMISES = {
  money: ['kernel', 'cards', 'checkout', 'discounts', 'payments', 'receipts', 'tills'],
  sold_once: ['bookings', 'courts', 'venues', 'waiting-list'],
};

/**
 * `npm run test:mutants -- [SET…]`: makes small mistakes in the code, one at a time, and expects a
 * test to fail each time. Fails if tests notice fewer than 85 % of the mistakes in a set. `--mutate
 * FILE` tries only this file, `--incremental` only what has changed since the last time, and
 * `--at-once` is how many processes try them. With `--write`, the result of all sets becomes the
 * one that `/estado` shows.
 */
export async function run(args) {
  const { sets, write, ...options } = readOptions(args);
  await installWhatIsMissing();
  const [started, commit] = [performance.now(), commitOfTree()];
  const results = [];
  for (const { name } of sets) results.push({ name, mutants: await mutantsOf(name, options) });
  for (const { name, mutants } of results)
    console.log(`\n${survivorsOf(mutants).join('\n')}\n\n${tableOf(name, mutants)}`);
  const command = 'npm run test:mutants';
  const seconds = (performance.now() - started) / 1000;
  if (write) writeResult({ run: 'mutants', command, commit, seconds, figures: figuresOf(results) });
  return results.every(({ mutants }) => scoreOf(mutants).score >= LOWEST_SCORE) ? 0 : 1;
}

function readOptions(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const names = SETS.map(({ name }) => name);
  if (positionals.some((name) => !names.includes(name)))
    throw new CommandError(`Use npm run test:mutants -- [SET…] with the sets ${names.join(', ')}.`);
  const sets = SETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (values.write && (sets.length < SETS.length || values.mutate))
    throw new CommandError('Use --write without a set or a file: the result is that of all sets.');
  return { sets, ...values };
}

/** Lets Stryker mutate a set and returns its mutants. */
async function mutantsOf(name, { mutate, incremental, 'at-once': atOnce }) {
  const code = await runProgram(
    process.execPath,
    [
      installed('@stryker-mutator', 'core', 'bin', 'stryker.js'),
      'run',
      inRoot('backend', 'tools', 'proof', 'mutants', 'stryker.config.mjs'),
      '--concurrency',
      atOnce,
      ...(mutate ? ['--mutate', mutate] : []),
      ...(incremental ? ['--incremental'] : []),
    ],
    { env: { ...process.env, MUTANTS_SET: name } },
  );
  if (code !== 0) throw new CommandError(`The mutants of ${name} could not be tried.`);
  return mutantsIn(JSON.parse(readFileSync(inRoot('.nightly', `mutants-of-${name}.json`), 'utf8')));
}

function figuresOf(results) {
  const mutants = results.flatMap((result) => result.mutants);
  return Object.entries(PROMISES).map(([promise, modules]) => {
    const { tried, survived } = scoreOf(mutants.filter(({ module }) => modules.includes(module)));
    return { promise, kind: 'mutants', count: tried, failures: survived };
  });
}
