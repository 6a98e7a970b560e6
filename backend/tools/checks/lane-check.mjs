import { relative } from 'node:path';
import { capture, inRoot, installed, root } from '../launch/processes.mjs';
import { pathsBelow } from './doc-paths.mjs';
import { BACKEND_PROJECTS, IN_NO_LANE, LANES } from '../tests/lanes.mjs';

const TEST_FILE = /^(?:backend|frontend)\/.*\.(?:test|spec)\.[cm]?[jt]sx?$/;
const PLAYWRIGHT = installed('@playwright', 'test', 'cli.js');
const JEST = installed('jest', 'bin', 'jest.js');

/**
 * Static stage: every test runs in exactly one lane. It asks the runners themselves, with the
 * arguments that the stages give them. The planted files show that the check refuses what it
 * should.
 */
export async function laneCheck() {
  const files = pathsBelow('').filter((path) => TEST_FILE.test(path));
  const jest = await Promise.all(LANES.map(jestFiles));
  const browser = await Promise.all(LANES.map(browserTestsOf));
  const journeys = new Set(browser.flatMap((tests) => tests.map(({ file }) => file)));
  const inLanes = [...jest.flat(), ...journeys];
  const everyJourney = (await browserTestsOf('')).map(({ id }) => id);
  const inBrowserLanes = browser.flatMap((tests) => tests.map(({ id }) => id));
  const flaws = [
    ...flawsOf(files, inLanes),
    ...flawsOf(everyJourney, inBrowserLanes),
    ...plantsThatPassed(files, inLanes),
  ];
  return {
    passed: Math.max(0, files.length + PLANTED.length - flaws.length),
    failed: flaws.length,
    output: flaws.join('\n'),
  };
}

/** Returns one sentence for each test that is in no lane or in more than one. */
function flawsOf(tests, inLanes) {
  const counts = Map.groupBy(inLanes, (test) => test);
  const mayBeInNone = (test) => IN_NO_LANE.some(([pattern]) => pattern.test(test));
  return tests.flatMap((test) => {
    const lanes = counts.get(test)?.length ?? 0;
    if (lanes === (mayBeInNone(test) ? 0 : 1)) return [];
    return [lanes === 0 ? `${test} runs in no lane` : `${test} runs more than once`];
  });
}

/** The test files that Jest runs in a lane, as paths from the root. */
async function jestFiles(lane) {
  const backend = ['--selectProjects', ...BACKEND_PROJECTS[lane]];
  const lists = [listOf('backend', [JEST, '--listTests', '--json', ...backend])];
  const screens = ['--experimental-vm-modules', JEST, '--listTests', '--json'];
  if (lane === 'every run') lists.push(listOf('frontend', screens));
  return (await Promise.all(lists)).flat().map((path) => relative(root, path));
}

/** The tests that Playwright runs in a lane, or all of them. Their ids name the window size. */
async function browserTestsOf(lane) {
  const env = { ...process.env, SAQUE_LANE: lane };
  const { suites } = await listOf('frontend', [PLAYWRIGHT, 'test', '--list', '--reporter=json'], env);
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName }) => ({
      file: `frontend/e2e/${file}`,
      id: `${projectName} › ${file}:${line} › ${title}`,
    })),
  );
}

async function listOf(side, args, env = process.env) {
  const { code, output } = await capture(process.execPath, args, { cwd: inRoot(side), env });
  const json = output.match(/^[[{].*/ms)?.[0];
  if (code !== 0 || !json) throw new Error(`The tests of ${side} cannot be listed:\n${output}`);
  return JSON.parse(json);
}

/** Files in a repository with the given lanes that the check must refuse. */
const PLANTED = [
  ['backend/src/planted.spec.ts', 0],
  ['backend/test/bookings/planted.test.ts', 2],
  ['backend/test/compose/planted.test.ts', 1],
];

function plantsThatPassed(files, inLanes) {
  return PLANTED.filter(([file, lanes]) => {
    const withPlant = [...inLanes, ...Array.from({ length: lanes }, () => file)];
    return !flawsOf([...files, file], withPlant).some((flaw) => flaw.startsWith(`${file} `));
  }).map(([file, lanes]) => `The check of the lanes accepts ${file} in ${lanes} lanes`);
}
