import { distanceInWords } from './distance';

test.each([
  [0, '100 m'],
  [340, '300 m'],
  [960, '1.0 km'],
  [2_440, '2.4 km'],
  [9_960, '10 km'],
  [273_400, '273 km'],
])('a distance of %d metres reads "%s"', (meters, text) => {
  expect(distanceInWords(meters)).toBe(text);
});
