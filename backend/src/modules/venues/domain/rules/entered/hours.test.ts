import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { Entered } from './entered.js';
import { dateOf, exceptionsOf } from './hours.js';

/** Returns what is read, and the fields that are refused. */
function read<T>(value: unknown, reader: (part: Entered) => T): { read: T; refused: string[] } {
  const problems: FieldError[] = [];
  const result = reader(new Entered(value, 'part', problems));
  return { read: result, refused: problems.map(({ field }) => field) };
}

const exception = (over: object) => ({ date: '2026-12-25', open: [], reason: 'Navidad', ...over });

test.each(['2026-12-25', '2028-02-29', '2999-12-31', '2000-01-01'])('the date %s is accepted', (date) => {
  expect(read(date, dateOf)).toEqual({ read: date, refused: [] });
});

test.each([
  ['of the last century', '1999-12-31'],
  ['without a day', '2026-12'],
  ['with a time', '2026-12-25T00:00'],
  ['of a year with five digits', '+012026-12-25'],
  ['that no calendar has', '2027-02-29'],
  ['of a thirteenth month', '2026-13-01'],
  ['in words', 'navidad'],
  ['that is a number', 20261225],
])('a date %s is refused', (_what, date) => {
  expect(read(date, dateOf).refused).toEqual(['part']);
});

test.each([
  ['one letter', 'x', 'x'],
  ['200 letters', 'x'.repeat(200), 'x'.repeat(200)],
  ['blanks around 200 letters', ` ${'x'.repeat(200)} `, 'x'.repeat(200)],
])('a reason of %s is kept without outer blanks', (_what, reason, kept) => {
  const { read: exceptions, refused } = read([exception({ reason })], exceptionsOf);
  expect(refused).toEqual([]);
  expect(exceptions[0]?.reason).toBe(kept);
});

test.each([
  ['nothing', undefined],
  ['blanks', '  '],
  ['201 letters', 'x'.repeat(201)],
])('a reason of %s is refused', (_what, reason) => {
  expect(read([exception({ reason })], exceptionsOf).refused).toEqual(['part.0.reason']);
});

test('intervals may touch, but a day that has an interval twice is refused', () => {
  const open = [
    ['12:00', '14:00'],
    ['10:00', '12:00'],
  ];
  expect(read([exception({ open })], exceptionsOf).refused).toEqual([]);
  expect(read([exception({ open: [...open, ['10:00', '12:00']] })], exceptionsOf).refused).toEqual([
    'part.0.open',
  ]);
});

test.each([
  ['a day in the place of its intervals', { open: '10:00–12:00' }, 'part.0.open'],
  ['an interval of one time', { open: [['10:00']] }, 'part.0.open.0'],
  ['an interval of three times', { open: [['10:00', '11:00', '12:00']] }, 'part.0.open.0'],
  ['a field that is not known', { color: 'red' }, 'part.0.color'],
])('%s is refused there', (_what, over, field) => {
  expect(read([exception(over)], exceptionsOf).refused).toEqual([field]);
});

test('366 dates are accepted', () => {
  const dates = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(
    read(
      dates.map((date) => exception({ date })),
      exceptionsOf,
    ).refused,
  ).toEqual([]);
});
