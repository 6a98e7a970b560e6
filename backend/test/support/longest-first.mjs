import Sequencer from '@jest/test-sequencer';

/**
 * These files wait for deadlines, killed processes or crowds. If one of them starts last, the other
 * workers wait for it.
 */
const LONG = [
  'money/killed-at-deadline',
  'bookings/one-slot',
  'http/bad-input',
  'images/court-images',
  'payments/killed-server',
  'money/random-stories',
  'embedded-postgres/embedded-postgres',
  'demo/demo-data',
  'http/generated-requests',
  'money/provider-in-trouble',
  'cli/admin-create',
  'money/at-once',
];

const isLong = ({ path }) => LONG.some((name) => path.endsWith(`${name}.test.ts`));

/** Starts the long test files first, and the others in Jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const inJestOrder = super.sort(tests);
    return [...inJestOrder.filter(isLong), ...inJestOrder.filter((test) => !isLong(test))];
  }
}
