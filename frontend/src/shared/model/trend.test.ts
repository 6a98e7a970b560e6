import { trendInPoints, trendOf } from './trend';

test.each([
  [112, 100, { kind: 'percent', percent: 12 }],
  [50, 100, { kind: 'percent', percent: -50 }],
  [3, 1, { kind: 'percent', percent: 200 }],
  [-50, 100, { kind: 'percent', percent: -150 }],
  [1001, 1000, { kind: 'almost' }],
  [7, 7, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [5, 0, { kind: 'from', before: 0 }],
  [5, -200, { kind: 'from', before: -200 }],
  [5, null, { kind: 'unknown' }],
])('the trend of %i after %s is %o', (today, yesterday, trend) => {
  expect(trendOf(today, yesterday)).toEqual(trend);
});

test.each([
  [28, 10, { kind: 'points', points: 18 }],
  [5, 0, { kind: 'points', points: 5 }],
  [0, 40, { kind: 'points', points: -40 }],
  [40, 40, { kind: 'same' }],
  [40, null, { kind: 'unknown' }],
])('the trend of %i %% after %s %% is %o', (today, yesterday, trend) => {
  expect(trendInPoints(today, yesterday)).toEqual(trend);
});
