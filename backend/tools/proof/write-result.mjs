import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../launch/processes.mjs';

export const RUNS = [
  'controls',
  'simulation',
  'kills',
  'database_restarts',
  'network_cuts',
  'requests',
  'mutants',
];
const PROMISES = ['sold_once', 'money', 'nothing_lost', 'strangers'];
const KINDS = [
  'operations',
  'hours_asked',
  'payments',
  'guards_removed',
  'kills',
  'restarts',
  'cuts',
  'requests',
  'invariant_checks',
  'mutants',
];

/**
 * Writes what a run has found to `docs/proof/<run>.json`, over the result of the last one. The page
 * `/estado` shows these files. Only the program that ran writes its file.
 * @param {object} result
 * @param {string} result.run one of `RUNS`
 * @param {string} result.command how the run is repeated, such as `npm run test:controls`
 * @param {string} [result.commit] what {@link commitOfTree} returned at the start of the run
 * @param {number} result.seconds
 * @param {{ promise: string, kind: string, count: number, failures: number }[]} result.figures how
 * often a promise was tried, and how often it was broken
 * @throws RangeError if it is no result
 */
export function writeResult({ run, command, commit = commitOfTree(), seconds, figures }) {
  const isWhole = (number) => Number.isSafeInteger(number) && number >= 0;
  const isFigure = ({ promise, kind, count, failures }) =>
    PROMISES.includes(promise) && KINDS.includes(kind) && isWhole(count) && isWhole(failures);
  if (!RUNS.includes(run) || !(seconds >= 0) || figures.length === 0 || !figures.every(isFigure))
    throw new RangeError(`no result of a run: ${JSON.stringify({ run, seconds, figures })}`);
  const finishedAt = new Date().toISOString();
  const result = { run, command, commit, finishedAt, seconds: Math.round(seconds), figures };
  mkdirSync(inRoot('docs', 'proof'), { recursive: true });
  writeFileSync(inRoot('docs', 'proof', `${run}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * Returns the commit that is checked out, with `+` if files differ from it. Files of results do not
 * count.
 */
export function commitOfTree() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/proof') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
}
