import {
  clockTime,
  dayBlock,
  isDay,
  isMonth,
  dayTitle,
  longDay,
  monthName,
  monthTitle,
  plainDay,
  shiftDayByMonths,
  shiftMonth,
  todayIn,
  weekdayAndDay,
  weekdayShort,
  weeksOf,
} from './dates';

describe('dates written in Spanish', () => {
  test('have the formats of the specification', () => {
    expect(longDay('2026-11-20')).toBe('Viernes, 20 de noviembre de 2026');
    expect(dayTitle('2026-11-20')).toBe('Viernes 20 de noviembre');
    expect(plainDay('2026-11-02')).toBe('2 de noviembre, 2026');
    expect(weekdayAndDay('2026-11-21')).toBe('Sábado 21');
    expect(weekdayShort('2026-11-21')).toBe('Sáb');
    expect(dayBlock('2026-09-05')).toEqual({ day: '5', month: 'SEP' });
  });

  test('name months with and without a capital', () => {
    expect([monthTitle('2026-11'), monthName('2026-11')]).toEqual(['Noviembre 2026', 'noviembre 2026']);
  });
});

describe('the current day and time', () => {
  test('is the day of the venue, not of Greenwich', () => {
    const lateInQuito = new Date('2026-11-21T03:30:00Z');

    expect(todayIn('America/Guayaquil', lateInQuito)).toBe('2026-11-20');
    expect(todayIn('UTC', lateInQuito)).toBe('2026-11-21');
  });

  test("is the time on the venue's clock", () => {
    expect(clockTime('2026-11-20T20:40:00Z', 'America/Guayaquil')).toBe('15:40');
    expect(clockTime('2026-11-20T05:05:00Z', 'America/Guayaquil')).toBe('00:05');
  });
});

describe('dates read from an address', () => {
  test.each(['2026-02-31', '2026-13-01', '20-11-2026', 'mañana', ''])(
    'do not accept "%s" as a day',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );

  test('accept a leap day that exists', () => {
    expect(isDay('2028-02-29')).toBe(true);
  });

  test.each([
    ['2026-11', true],
    ['2026-00', false],
    ['2026-13', false],
    ['noviembre', false],
  ])('check that "%s" is a month: %s', (value, expected) => {
    expect(isMonth(value)).toBe(expected);
  });
});

describe('the calendar of a month', () => {
  test('starts weeks on Monday and leaves blanks before the first day', () => {
    const [first = [], ...rest] = weeksOf('2026-11');

    expect(first).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(rest.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test('has four full weeks in a February that starts on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('moves from month to month across the end of the year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(shiftDayByMonths('2027-01-31', 1)).toBe('2027-02-28');
  });
});
