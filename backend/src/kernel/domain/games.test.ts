import { playersOf } from './games.js';

test('singles have two players, doubles four', () => {
  expect([playersOf('singles'), playersOf('doubles')]).toEqual([2, 4]);
});
