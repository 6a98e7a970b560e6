import { countedSince, outcomeFor } from './letter-limit.js';

test.each([
  ['unverified', 2, 'ordinary', 'sending'],
  ['unverified', 3, 'ordinary', 'over_limit'],
  ['unverified', 1, 'minor', 'sending'],
  ['unverified', 2, 'minor', 'over_limit'],
  ['unverified', 99, 'paid', 'sending'],
  ['verified', 99, 'minor', 'sending'],
  ['blocked', 0, 'ordinary', 'blocked'],
  ['blocked', 0, 'paid', 'blocked'],
] as const)(
  'an address that is %s and has %i counted letters: the next %s letter is %s',
  (state, others, weight, outcome) => expect(outcomeFor(state, others, weight)).toBe(outcome),
);

test('letters count for a whole day', () => {
  expect(countedSince(new Date('2026-11-21T10:00:00.000Z'))).toEqual(new Date('2026-11-20T10:00:00.000Z'));
});
