import { partOf } from './part-of';

it.each([
  [1650, 100, 1650],
  [1650, 50, 825],
  [1651, 50, 826],
  [3305, 33, 1091],
  [1, 49, 0],
  [0, 80, 0],
])('gives back of %i cents and %i percent what the server gives back', (cents, percentage, part) => {
  expect(partOf(cents, percentage)).toBe(part);
});
