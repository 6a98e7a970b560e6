import { freeNumbers, nameForNumber, nameInSeries, nextNumber } from './next-number';

test('suggests the lowest free number, and leaves out taken ones of a series', () => {
  expect(nextNumber([1, 2, 4])).toBe(3);
  expect(nextNumber([])).toBe(1);
  expect(freeNumbers([1, 2, 4], 2, 3)).toEqual([3, 5, 6]);
});

test.each([
  ['Cancha 1', 1, 4, 'Cancha 4'],
  ['Cancha 11', 1, 4, 'Cancha 11'],
  ['Cancha 11', 11, 12, 'Cancha 12'],
  ['Central', 1, 4, 'Central'],
])('a copy of "%s" with the number %i gets the name for %i: "%s"', (name, from, to, copied) => {
  expect(nameForNumber(name, from, to)).toBe(copied);
});

test.each([
  ['Cancha', 'Cancha 3'],
  ['Cancha 1', 'Cancha 3'],
  ['Central ', 'Central 3'],
])('the third of several courts named "%s" is "%s"', (name, third) => {
  expect(nameInSeries(name, 1, 3)).toBe(third);
});
