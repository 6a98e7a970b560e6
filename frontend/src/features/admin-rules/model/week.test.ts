import { WEEKDAYS, type OpeningHours } from '../types';
import { areaBetween, halfHourTimes, hoursOfWeek, painted, weekOfHours } from './week';
import { areaInWords, hoursInWords, weekdaysInWords } from './week-words';

const everyDay = (...intervals: [string, string][]): OpeningHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as unknown as OpeningHours;

describe('a week of half hours', () => {
  it('keeps the hours that it was made from, also those that end at midnight', () => {
    const hours = {
      ...everyDay(['06:00', '22:00']),
      mon: [],
      tue: [
        ['08:30', '13:00'],
        ['16:00', '24:00'],
      ],
    };
    expect(hoursOfWeek(weekOfHours(hours as unknown as OpeningHours))).toEqual(hours);
  });

  it('opens and closes a rectangle, whichever corner it was begun at', () => {
    const week = weekOfHours(everyDay(['06:00', '22:00']));
    const area = areaBetween({ day: 2, half: 31 }, { day: 0, half: 26 });
    const { mon, wed, thu } = hoursOfWeek(painted(week, area, false));
    expect([mon, wed, thu]).toEqual([
      [
        ['06:00', '13:00'],
        ['16:00', '22:00'],
      ],
      [
        ['06:00', '13:00'],
        ['16:00', '22:00'],
      ],
      [['06:00', '22:00']],
    ]);
  });

  it('joins hours that touch', () => {
    const week = weekOfHours(everyDay(['06:00', '13:00'], ['16:00', '22:00']));
    const area = areaBetween({ day: 5, half: 26 }, { day: 5, half: 31 });
    expect(hoursOfWeek(painted(week, area, true)).sat).toEqual([['06:00', '22:00']]);
  });

  it('has the 48 half hours of a day', () => {
    expect([halfHourTimes.length, halfHourTimes[0], halfHourTimes[17], halfHourTimes[47]]).toEqual([
      48,
      '00:00',
      '08:30',
      '23:30',
    ]);
  });
});

test.each([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'lunes a viernes'],
  [['sun', 'sat'], 'sábado y domingo'],
  [['mon', 'wed', 'fri'], 'lunes, miércoles y viernes'],
  [['mon', 'tue', 'wed', 'sat'], 'lunes a miércoles y sábado'],
  [[...WEEKDAYS], 'todos los días'],
] as const)('the days %j are called "%s"', (days, words) => {
  expect(weekdaysInWords(days)).toBe(words);
});

test('the hours of a day and a painted area are said in words', () => {
  expect(
    hoursInWords([
      ['08:30', '13:00'],
      ['16:00', '24:00'],
    ]),
  ).toBe('08:30–13:00 y 16:00–24:00');
  expect(hoursInWords([])).toBe('Cerrado');
  expect(areaInWords({ days: [0, 4], halves: [17, 25] })).toBe('lunes a viernes, de 08:30 a 13:00');
});
