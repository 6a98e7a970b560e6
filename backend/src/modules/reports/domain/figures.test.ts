import { formatBalance, occupancyOf } from './figures.js';

test.each([
  [0, 4, 0],
  [6, 4, 10],
  [7, 4, 12],
  [64, 4, 100],
  [1, 200, 0],
  [0, 0, null],
])(
  '%i bookings of an hour on %i courts with the hours of the specification are %s percent',
  (bookings, courts, percent) => {
    expect(occupancyOf(bookings * 60, courts * 16 * 60)).toBe(percent);
  },
);

test('occupancy counts the time of bookings and the open time, not their number', () => {
  expect(occupancyOf(5 * 90, 8 * 60)).toBe(100);
  expect(occupancyOf(90, 8 * 60)).toBe(20);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1450, '-14.50'],
])('a balance of %i cents is formatted as %s', (cents, text) => {
  expect(formatBalance(cents)).toBe(text);
});
