import { lockedFor } from './factor-attempts.js';

const lastAt = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(lastAt.getTime() + seconds * 1000);

test.each([0, 1, 4])('the next code after %i attempts is accepted at once', (count) =>
  expect(lockedFor({ count, lastAt }, lastAt)).toBe(0),
);

test.each([
  [5, 60],
  [6, 120],
  [7, 240],
  [10, 1920],
  [11, 3600],
  [2_000, 3600],
])('the next code after %i attempts waits %i seconds', (count, seconds) => {
  expect(lockedFor({ count, lastAt }, lastAt)).toBe(seconds * 1000);
  expect(lockedFor({ count, lastAt }, after(seconds - 1))).toBe(1000);
  expect(lockedFor({ count, lastAt }, after(seconds))).toBe(0);
});
