import Sequencer from '@jest/test-sequencer';

/**
 * These files wait for deadlines, killed processes or crowds, or make many calls. If one of them
 * starts last, the other workers wait for it.
 */
const LONG = [
  'access/matrix',
  'search/live-search',
  'processes/several-processes',
  'waiting-list/killed-worker',
  'http/bad-input',
  'money/killed-at-deadline',
  'proof/kills',
  'proof/database-restarts',
  'tools/admin-create',
  'network/silent-database',
  'notifications/promoting-reminders',
  'demo/demo-data',
  'access/staff-matrix',
  'money/provider-in-trouble',
  'images/court-images',
  'money/killed-in-a-job',
  'money/random-stories',
  'http/host-zone',
  'processes/one-process',
  'jobs/backlog',
  'embedded-postgres/embedded-postgres',
  'money/at-once',
  'processes/stopping',
  'money/resale-stories',
  'bookings/promoting-deadlines',
];

const isLong = ({ path }) =>
  LONG.some((name) => path.endsWith(`${name}.test.ts`) || path.endsWith(`${name}.merge.test.ts`));

/** Starts the long test files first, and the others in Jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const inJestOrder = super.sort(tests);
    return [...inJestOrder.filter(isLong), ...inJestOrder.filter((test) => !isLong(test))];
  }
}
