import { installWhatIsMissing } from '../launch/install.mjs';
import { CommandError } from '../launch/say.mjs';
import { commitOfTree, writeResult } from '../proof/write-result.mjs';
import { jestReport } from '../tests/test-runners.mjs';
import { GUARDS, MOST_IMPORTANT, WITHOUT } from './guards.mjs';

/** @typedef {import('./guards.mjs').Guard} Guard */

/** Crowds of one round are enough to see what a missing guard does. */
const SMALL = { HOUR_ROUNDS: '1' };

/**
 * `npm run test:controls`: takes each guard away, or those that are named, and expects their tests
 * to fail. A run of all guards writes its result to `docs/proof`.
 */
export async function run(names) {
  await installWhatIsMissing();
  const [started, commit] = [performance.now(), commitOfTree()];
  const guards = names.length > 0 ? named(names) : GUARDS;
  const { outcomes, flaw } = await tryAll(guards, console.log);
  console.log(`\n${tableOf(outcomes)}`);
  if (flaw) console.error(`\n${flaw}`);
  const isWhole = outcomes.length === GUARDS.length && outcomes.every(({ result }) => result !== 'no result');
  if (isWhole) {
    const seconds = (performance.now() - started) / 1000;
    const command = 'npm run test:controls';
    writeResult({ run: 'controls', command, commit, seconds, figures: figuresOf(outcomes) });
  }
  return !flaw && outcomes.every(({ result }) => result === 'red') ? 0 : 1;
}

/** Stage of the merge lane: the controls of the most important guards. */
export async function controlsOfMerge(names) {
  const { outcomes, flaw } = await tryAll(named(names.length > 0 ? names : MOST_IMPORTANT));
  const missed = outcomes.filter(({ result }) => result !== 'red');
  const failures = missed.map(({ guard, result }) => `without ${guard.name}: ${result}`);
  return {
    passed: outcomes.length - missed.length,
    failed: missed.length + (flaw ? 1 : 0),
    failures,
    output: [tableOf(outcomes), flaw].filter(Boolean).join('\n\n'),
  };
}

/** @throws CommandError for a name that no guard has */
function named(names) {
  const known = GUARDS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`There is no guard ${unknown.join(', ')}. Use ${known.join(', ')}.`);
  return GUARDS.filter(({ name }) => names.includes(name));
}

/**
 * Runs the tests of all guards once, which must pass, and then those of each guard without it.
 * Nothing on disk changes: the loader of the tests leaves the guard out. Each run has a PostgreSQL
 * of its own, so that a schema without its guard ends with the run.
 */
async function tryAll(guards, say = () => undefined) {
  say(`With every guard: ${guards.flatMap(({ tests }) => tests).length} tests …`);
  const before = await testsOf(guards);
  const broken = before.tests.filter(({ passes }) => !passes);
  if (broken.length > 0) {
    const titles = broken.map(({ title }) => `  ${title}`).join('\n');
    return { outcomes: [], flaw: `With every guard these tests do not pass:\n${titles}\n${before.output}` };
  }
  const outcomes = [];
  for (const guard of guards) {
    say(`Without ${guard.name}: ${guard.why}`);
    const outcome = await withoutGuard(guard);
    outcomes.push(outcome);
    say(`  ${outcome.result} after ${outcome.seconds.toFixed(0)} s`);
  }
  const without = outcomes.filter(({ result }) => result === 'no result').map(({ output }) => output);
  return { outcomes, flaw: without.join('\n') };
}

/**
 * Red: each test of the guard fails. Green: one of them passes, so nothing would notice that the
 * guard is gone. No result: one of them did not run, which proves nothing.
 */
async function withoutGuard(guard) {
  const started = performance.now();
  const { tests, output } = await testsOf([guard], { [WITHOUT]: guard.name });
  const result = tests.every(({ fails }) => fails)
    ? 'red'
    : tests.some(({ passes }) => passes)
      ? 'green'
      : 'no result';
  return { guard, result, tests, output, seconds: (performance.now() - started) / 1000 };
}

/**
 * Runs the tests of guards. A test with several cases passes if all of them do, and fails if one of
 * them does. A test that did not run neither passes nor fails. One file runs after the other,
 * because crowds beside each other reach the limits of time of the database.
 */
async function testsOf(guards, env = {}) {
  const named = guards.flatMap(({ tests }) => tests);
  const files = [...new Set(named.map(({ file }) => `/test/${file}.test.ts$`))];
  const titles = `(?:${named.map(({ title }) => patternOf(title)).join('|')})$`;
  const { json, output } = await jestReport(
    'backend',
    ['--selectProjects=integration', '--runInBand', '-t', titles, ...files],
    { ...SMALL, ...env },
  );
  const tests = named.map(({ file, title }) => {
    const suite = json?.testResults.find(({ name }) => name.endsWith(`/test/${file}.test.ts`));
    const statuses = (suite?.assertionResults ?? [])
      .filter((test) => new RegExp(`^${patternOf(title)}$`).test(test.title))
      .map(({ status }) => status)
      .filter((status) => status === 'passed' || status === 'failed');
    const fails = statuses.includes('failed');
    return { title, fails, passes: statuses.length > 0 && !fails };
  });
  return { tests, output };
}

/** `rejected %s` → a pattern for every case of it. */
const patternOf = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%s', '.+');

function tableOf(outcomes) {
  const width = Math.max(...GUARDS.map(({ name }) => name.length));
  const line = (name, result, test) => `${name.padEnd(width)}  ${result.padEnd(9)}  ${test}`;
  return [
    line('without', 'tests', ''),
    ...outcomes.flatMap(({ guard, result, tests }) =>
      tests.map(({ title, fails, passes }, index) => {
        const mark = fails ? '✗' : passes ? '✓' : '?';
        return line(...(index === 0 ? [guard.name, result] : ['', '']), `${mark} ${title}`);
      }),
    ),
  ].join('\n');
}

/** A failure is a guard whose removal a test did not notice. */
function figuresOf(outcomes) {
  const byPromise = Map.groupBy(outcomes, ({ guard }) => guard.promise);
  return [...byPromise].map(([promise, tried]) => ({
    promise,
    kind: 'guards_removed',
    count: tried.length,
    failures: tried.filter(({ result }) => result !== 'red').length,
  }));
}
