import { join } from 'node:path';
import { inRoot } from '../launch/processes.mjs';
import { jestCommand } from '../tests/test-runners.mjs';

/**
 * A part of the night. It ends with an exit code other than 0 if it finds something.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} file the program of `backend/tools` or the test that it runs
 * @property {string} [run] the name of its result in `docs/proof`
 * @property {number} [minutes] its share of a whole night; then it is stopped and has failed. A
 * part without a share ends by itself when the night does.
 * @property {(night: Night) => string[]} command the program and its arguments
 * @property {(night: Night) => NodeJS.ProcessEnv} [env] more variables
 *
 * @typedef {object} Night
 * @property {number} share how much of a whole night this one is
 * @property {number} minutes what the parts that have ended leave of the night
 * @property {string} folder keeps what the part needs to continue
 */

/** The hours of a whole night. */
export const NIGHT_HOURS = 6;

const node = (...args) => [process.execPath, ...args];
const options = (values) => Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
const launch = (...args) => node(inRoot('backend', 'tools', 'launch', 'launch.cjs'), ...args);

/**
 * Returns the part that runs a test of `backend/test/proof` so often (`PROOF_COUNT`). The test
 * writes its figures to the file that `PROOF_FIGURES` names.
 */
const proofTest = (name, test, { run, count, minutes }) => ({
  name,
  file: `backend/test/proof/${test}.merge.test.ts`,
  run,
  minutes,
  command: () =>
    node(
      ...jestCommand('backend'),
      '--selectProjects=merge',
      '--runInBand',
      `/test/proof/${test}.merge.test.ts$`,
    ),
  env: ({ share }) => ({ PROOF_COUNT: String(Math.ceil(count * share)) }),
});

/**
 * The parts in their order. The simulation is the last one and uses the time that the others leave.
 * @type {Part[]}
 */
export const PARTS = [
  {
    name: 'controls',
    file: 'backend/tools/controls/controls.mjs',
    run: 'controls',
    minutes: 20,
    command: () => launch('controls'),
  },
  {
    name: 'mutants',
    file: 'backend/tools/proof/mutants.mjs',
    run: 'mutants',
    minutes: 40,
    command: () => launch('mutants', '--write'),
  },
  proofTest('kills', 'kills', { run: 'kills', count: 50, minutes: 25 }),
  // Every second restart follows a SIGKILL.
  proofTest('restarts', 'database-restarts', { run: 'database_restarts', count: 20, minutes: 25 }),
  proofTest('cuts', 'network-cuts', { run: 'network_cuts', count: 5_000, minutes: 25 }),
  proofTest('requests', 'requests', { run: 'requests', count: 500_000, minutes: 75 }),
  {
    name: 'soak',
    file: 'backend/test/jobs/backlog.merge.test.ts',
    minutes: 45,
    command: () => ['npm', 'run', '--silent', 'test:soak'],
  },
  {
    name: 'scanners',
    file: 'backend/tools/proof/scanners/scanners.mjs',
    minutes: 40,
    command: () => launch('scanners'),
  },
  {
    name: 'simulation',
    file: 'backend/tools/proof/simulate.mjs',
    run: 'simulation',
    command: ({ minutes, folder }) =>
      launch(
        'simulate',
        '--write',
        ...options({
          operations: 1_000_000,
          minutes,
          'at-once': 2,
          progress: join(folder, 'stories.jsonl'),
        }),
      ),
  },
];
