import { toCents } from '../../../kernel/domain/money.js';
import { expectedIn, isOverdue, signedAmount } from './till-sheet.js';

test('a till has to contain what it began with and what came in, less what went out', () => {
  const sums = { opening: toCents(10_000), taken: toCents(4_000), givenBack: toCents(1_000) };
  expect(expectedIn({ ...sums, moved: 200 })).toBe(13_200);
  expect(expectedIn({ ...sums, moved: -200 })).toBe(12_800);
});

test.each([
  [-450, '-4.50'],
  [-1, '-0.01'],
  [0, '0.00'],
  [1, '0.01'],
  [450, '4.50'],
])('a difference of %d cents is written as %s', (cents, text) => expect(signedAmount(cents)).toBe(text));

describe('a shift of a till', () => {
  test.each([
    ['in the evening', '2026-11-20T20:00', '2026-11-21T04:00'],
    ['after midnight', '2026-11-21T00:30', '2026-11-21T04:00'],
    ['a minute before four', '2026-11-21T03:59', '2026-11-21T04:00'],
    ['at four', '2026-11-21T04:00', '2026-11-22T04:00'],
    ['in the morning', '2026-11-21T07:00', '2026-11-22T04:00'],
  ])('is overdue from the next four in the morning on if it began %s', (_when, opened, end) => {
    const [openedAt, endsAt] = [new Date(`${opened}:00-05:00`), new Date(`${end}:00-05:00`)];
    expect(isOverdue(openedAt, new Date(endsAt.getTime() - 1), 'America/Guayaquil')).toBe(false);
    expect(isOverdue(openedAt, endsAt, 'America/Guayaquil')).toBe(true);
  });

  test('is overdue at four on the clock of the venue, also if the clock changes that night', () => {
    const openedAt = new Date('2026-03-28T21:00:00+01:00');
    expect(isOverdue(openedAt, new Date('2026-03-29T03:59:59+02:00'), 'Europe/Madrid')).toBe(false);
    expect(isOverdue(openedAt, new Date('2026-03-29T04:00:00+02:00'), 'Europe/Madrid')).toBe(true);
  });
});
