import { existsSync, readFileSync } from 'node:fs';
import { GUARDS, loadedText, MOST_IMPORTANT, pathOf } from '../controls/guards.mjs';
import { inRoot } from '../launch/processes.mjs';
import { titlesIn } from './test-titles.mjs';

/**
 * Static stage: each guard that `npm run test:controls` takes away is in its file exactly once, and
 * the tests that must then fail exist in the lane of every run. The planted guards show that the
 * check refuses what it should.
 */
export function guards() {
  const names = GUARDS.map(({ name }) => name);
  const flaws = [
    ...GUARDS.flatMap(flawsOf),
    ...MOST_IMPORTANT.filter((name) => !names.includes(name)).map((name) => `there is no guard ${name}`),
    ...PLANTED.filter((change) => flawsOf({ ...GUARDS[0], ...change }).length === 0).map(
      (change) => `The check of the guards accepts ${JSON.stringify(change)}`,
    ),
    ...(isRefused('no-such-guard') ? [] : ['The loader of the tests accepts a guard that does not exist']),
  ];
  return Promise.resolve({
    passed: Math.max(0, GUARDS.length + PLANTED.length + 1 - flaws.length),
    failed: flaws.length,
    output: flaws.join('\n'),
  });
}

/** Returns one sentence for each flaw. */
function flawsOf({ name, file, find, replace, tests }) {
  const path = pathOf({ file });
  if (!existsSync(path)) return [`${name}: there is no file ${file}`];
  const times = readFileSync(path, 'utf8').split(find).length - 1;
  return [
    ...(times === 1 ? [] : [`${name}: ${file} contains its text ${times} times, not once`]),
    ...(find === replace ? [`${name}: nothing is taken away`] : []),
    ...(tests.length === 0 ? [`${name}: it has no tests`] : []),
    ...tests.filter((test) => !isInEveryRun(test)).map(({ title }) => `${name}: there is no test "${title}"`),
  ];
}

function isInEveryRun({ file, title }) {
  const path = inRoot('backend', 'test', `${file}.test.ts`);
  return !file.endsWith('.merge') && existsSync(path) && titlesIn(path).has(title);
}

function isRefused(name) {
  try {
    loadedText('a.ts', '', name);
    return false;
  } catch {
    return true;
  }
}

/** Changes of a guard that the check must refuse. */
const PLANTED = [
  { file: 'migrations/baseline/no-such-file.ts' },
  { find: 'primary key (court_id, slot_date, quarter)' },
  { find: 'not null' },
  { replace: GUARDS[0].find },
  { tests: [] },
  { tests: [{ file: 'bookings/one-slot', title: 'a title that no test has' }] },
  { tests: [{ file: 'bookings/no-such-file', title: 'exactly one gets it' }] },
  { tests: [{ file: 'jobs/backlog.merge', title: 'a backlog' }] },
];
