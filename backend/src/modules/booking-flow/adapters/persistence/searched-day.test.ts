import { searchedDay } from './searched-day.js';

const now = new Date('2026-11-26T12:00:00Z');

test.each([
  ['2026-12-05', '2026-12-05'],
  ['05/12/2026', '2026-12-05'],
  ['5-12-26', '2026-12-05'],
  ['05/12', '2026-12-05'],
  ['5.12', '2026-12-05'],
  ['5 de diciembre', '2026-12-05'],
  ['5 dic', '2026-12-05'],
  ['5 de septiembre de 2025', '2025-09-05'],
  ['10/01', '2027-01-10'],
  ['30/06', '2026-06-30'],
])('the text "%s" names the day %s', (text, day) => {
  expect(searchedDay(text, now)).toBe(day);
});

test.each(['31/02', '5 de brumario', '13/13/2026', '12', '0991234567', 'ana', ''])(
  'the text "%s" names no day',
  (text) => {
    expect(searchedDay(text, now)).toBeNull();
  },
);
