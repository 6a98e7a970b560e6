import { outcomeFor } from './letter-limit.js';

test.each([
  ['unverified', 2, false, 'sending'],
  ['unverified', 3, false, 'over_limit'],
  ['unverified', 1, true, 'sending'],
  ['unverified', 2, true, 'over_limit'],
  ['verified', 99, true, 'sending'],
  ['blocked', 0, false, 'blocked'],
] as const)(
  'to a(n) %s address after %i letters (minor: %s), the next is %s',
  (state, others, isMinor, outcome) => expect(outcomeFor(state, others, isMinor)).toBe(outcome),
);
