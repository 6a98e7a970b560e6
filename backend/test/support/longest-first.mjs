import Sequencer from '@jest/test-sequencer';

/**
 * These files wait for deadlines, killed processes or crowds, or make many calls. If one of them
 * starts last, the other workers wait for it.
 */
const LONG = [
  'processes/several-processes',
  'money/killed-at-deadline',
  'jobs/backlog',
  'network/silent-database',
  'http/host-zone',
  'money/killed-in-a-job',
  'embedded-postgres/embedded-postgres',
  'payments/killed-server',
  'processes/one-process',
  'processes/stopping',
  'access/matrix',
  'cli/admin-create',
  'images/court-images',
  'images/renewing',
  'http/bad-input',
  'demo/demo-data',
  'money/at-once',
  'money/random-stories',
  'money/provider-in-trouble',
  'notifications/promoting-reminders',
];

const isLong = ({ path }) => LONG.some((name) => path.endsWith(`${name}.test.ts`));

/** Starts the long test files first, and the others in Jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const inJestOrder = super.sort(tests);
    return [...inJestOrder.filter(isLong), ...inJestOrder.filter((test) => !isLong(test))];
  }
}
