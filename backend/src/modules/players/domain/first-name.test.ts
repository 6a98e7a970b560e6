import { firstNameOf } from './first-name.js';

test.each([
  ['Ana Torres', 'Ana'],
  ['  José  Luis Paz ', 'José'],
  ['Ñusta', 'Ñusta'],
  ['   ', null],
  ['', null],
  [null, null],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
