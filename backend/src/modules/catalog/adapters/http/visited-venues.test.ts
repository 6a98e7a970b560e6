import { visitedVenues } from './visited-venues.js';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('the venues that a browser opened last', () => {
  test('stand in its cookie, the newest first', () => {
    const cookies = `a=1; saque-visited=${idOf(2)}.${idOf(1)}; b=2`;
    expect(visitedVenues(cookies)).toEqual([idOf(2), idOf(1)]);
  });

  test('are none without the cookie', () => {
    expect([visitedVenues(), visitedVenues('saque-player=x'), visitedVenues('saque-visited=')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('are named once, and whatever is no id is left out', () => {
    const cookies = `saque-visited=x.${idOf(1)}..${idOf(1)}.1%27;${idOf(3)}`;
    expect(visitedVenues(cookies)).toEqual([idOf(1)]);
  });

  test('are at most as many as the home page shows', () => {
    const ids = Array.from({ length: 40 }, (_, n) => idOf(n));
    expect(visitedVenues(`saque-visited=${ids.join('.')}`)).toEqual(ids.slice(0, 12));
  });
});
