import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capture, inRoot, installed } from '../launch/processes.mjs';

/**
 * Runs a tool that succeeds or fails as a whole, at the lowest priority. It counts as one check.
 */
export function check(tool, ...args) {
  return asOne([installed(...tool.split('/')), ...args], { priority: constants.priority.PRIORITY_LOW });
}

/** Runs a program of the project that succeeds or fails as a whole. It counts as one check. */
export const runProgram = (program, ...args) => asOne([inRoot(program), ...args]);

async function asOne(args, options) {
  const { code, output } = await runNode(args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** On the side of the screens, Jest itself loads packages that contain only ES modules. */
const FLAGS = {
  backend: [],
  frontend: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
};

/**
 * Runs the tests of one side under Jest and counts them.
 * @param {'backend' | 'frontend'} side
 * @param {NodeJS.ProcessEnv} [env] more variables
 */
export async function jest(side, args, env = {}) {
  const { code, output, json } = await jestReport(side, args, env);
  return verdict(code, output, json, () => ({
    mayBeEmpty: args.includes('--passWithNoTests'),
    passed: json.numPassedTests,
    // A test file that cannot be loaded and a skipped test both count as failures.
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites + json.numPendingTests + json.numTodoTests,
    failures: failuresOfJest(json),
  }));
}

/**
 * The arguments of Node that start Jest in any folder.
 * @param {'backend' | 'frontend'} side
 */
export const jestCommand = (side) => [
  ...FLAGS[side],
  installed('jest', 'bin', 'jest.js'),
  `--config=${inRoot(side, 'jest.config.mjs')}`,
];

/** Like {@link jest}, but returns Jest's own report, or null for it if Jest did not write one. */
export function jestReport(side, args, env = {}) {
  return withReport(async (report) => {
    const { code, output } = await runNode(
      [...jestCommand(side), '--json', `--outputFile=${report}`, ...args],
      {
        cwd: inRoot(side),
        env: { ...process.env, ...env },
      },
    );
    return { code, output, json: contentOf(report) };
  });
}

/**
 * Runs the tests in the browser and counts them.
 * @param {NodeJS.ProcessEnv} env
 */
export function playwright(args, env) {
  return withReport(async (report) => {
    const { code, output } = await runNode(
      [installed('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...args],
      {
        cwd: inRoot('frontend'),
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    return verdict(code, output, contentOf(report), ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
      failures: suites.flatMap(failuresOfPlaywright),
    }));
  });
}

const failuresOfJest = ({ testResults }) =>
  testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, '', file.message)];
    return failed.map((test) => failure(file.name, test.fullName, test.failureMessages[0]));
  });

const failuresOfPlaywright = ({ file, specs, suites = [] }) => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) =>
        failure(file, `${spec.title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresOfPlaywright),
];

/** Returns where, which test, and the first line of why. */
const failure = (file, title, reason = '') =>
  `${basename(file)} › ${title}: ${stripVTControlCharacters(reason).trim().split('\n')[0]}`;

function verdict(code, output, json, count) {
  if (json === null)
    return { passed: 0, failed: 1, output: `${output}\nThe runner ended with ${code} and left no report.` };
  const { passed, failed, failures, mayBeEmpty } = count(json);
  const ranNothing = passed + failed === 0 && !mayBeEmpty;
  return { passed, failed: failed === 0 && (code !== 0 || ranNothing) ? 1 : failed, failures, output };
}

function contentOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'saque-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runNode(args, options = {}) {
  const { env = process.env, ...rest } = options;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return capture(process.execPath, args, { ...rest, env: { ...env, ...colour } });
}
