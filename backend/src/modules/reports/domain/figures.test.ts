import { formatBalance, occupancyOf } from './figures.js';

test.each([
  [0, 4, 0],
  [6, 4, 10],
  [7, 4, 12],
  [64, 4, 100],
  [1, 200, 0],
  [0, 0, null],
])('%i bookings on %i courts are %s percent', (bookings, courts, percent) => {
  expect(occupancyOf(bookings, courts)).toBe(percent);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1450, '-14.50'],
])('a balance of %i cents is formatted as %s', (cents, text) => {
  expect(formatBalance(cents)).toBe(text);
});
