import fc from 'fast-check';
import {
  dayOf,
  daysAfter,
  daysOfMonth,
  formatSlotRange,
  formatTimeSlot,
  halfHoursOf,
  isOver,
  parseDay,
  parseTimeSlot,
  startOf,
  wallTime,
  wallTimeOf,
} from './slot.js';

describe('a time slot', () => {
  test('is one of the 48 half hours of a day, and parses back to the same minute', () => {
    const minutes = Array.from({ length: 48 }, (_, index) => index * 30);
    const texts = minutes.map(formatTimeSlot);
    expect([texts[0], texts[13], texts[47]]).toEqual(['00:00', '06:30', '23:30']);
    expect(texts.map(parseTimeSlot)).toEqual(minutes);
  });

  test.each([
    ['06:00', 60, '06:00 a 07:00'],
    ['09:30', 90, '09:30 a 11:00'],
    ['21:00', 60, '21:00 a 22:00'],
    ['22:30', 90, '22:30 a 24:00'],
  ])('is shown from %s for %d minutes as %j', (timeSlot, length, range) =>
    expect(formatSlotRange(timeSlot, length)).toBe(range),
  );

  test.each([
    '24:00',
    '-6:00',
    '6:00',
    '006:00',
    '18:15',
    '18:00:00',
    '18',
    '1800',
    '',
    ' 18:00',
    '18:00 ',
    '18:00\n',
    '18.00',
    '6 pm',
    '1８:00',
    'NaN:00',
  ])('cannot be %j', (text) => expect(parseTimeSlot(text)).toBeNull());
});

describe('a day of the calendar', () => {
  test.each(['2026-01-01', '2026-12-31', '2028-02-29', '2000-02-29', '2999-12-31'])('can be %s', (text) =>
    expect(parseDay(text)).toBe(text),
  );

  test.each([
    '2027-02-30',
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '1999-12-31',
    '3000-01-01',
    '0044-03-15',
    '294277-01-01',
    '+022027-01-01',
    'hoy',
    'infinity',
    'epoch',
    '',
    '2027-1-1',
    '27-01-01',
    '2027/01/01',
    '2027-01-01T00:00:00',
    ' 2027-01-01',
    '2027-01-01\n',
    '20270101',
  ])('cannot be %j', (text) => expect(parseDay(text)).toBeNull());

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-20', 60, '2027-01-19'],
    ['2027-03-27', 1, '2027-03-28'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %d days is %s', (day, days, later) => expect(daysAfter(day, days)).toBe(later));
});

test.each([
  ['2027-02-01', 28, '2027-02-28'],
  ['2028-02-01', 29, '2028-02-29'],
  ['2027-04-01', 30, '2027-04-30'],
  ['2026-12-01', 31, '2026-12-31'],
])('the month of %s has %d days and ends with %s', (firstDay, count, lastDay) => {
  const days = daysOfMonth(firstDay);
  expect(days).toHaveLength(count);
  expect([days[0], days.at(-1)]).toEqual([firstDay, lastDay]);
  expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => daysAfter(day, 1)));
});

test.each([
  [600, 90, [20, 21, 22]],
  [630, 30, [21]],
  [1410, 30, [47]],
  [0, 60, [0, 1]],
])('a play from minute %d for %d minutes covers the half hours %j', (minute, length, halfHours) => {
  expect(halfHoursOf({ minute, length })).toEqual(halfHours);
});

test.each([
  ['is running', '2026-11-21T23:29:59.999Z', false],
  ['has just passed', '2026-11-21T23:30:00Z', true],
])('a start is over if its half hour %s', (_case, now, over) => {
  expect(isOver({ date: '2026-11-21', minute: 1080 }, 'America/Guayaquil', new Date(now))).toBe(over);
});

describe('the start of a slot', () => {
  test.each([
    ['America/Guayaquil', '2026-11-21', 18, '2026-11-21T23:00:00Z'],
    ['America/Guayaquil', '2026-11-21', 21, '2026-11-22T02:00:00Z'],
    ['Europe/Madrid, the day before summer time', '2027-03-27', 6, '2027-03-27T05:00:00Z'],
    ['Europe/Madrid, the first day of summer time', '2027-03-28', 6, '2027-03-28T04:00:00Z'],
    ['Europe/Madrid, the day before winter time', '2026-10-24', 6, '2026-10-24T04:00:00Z'],
    ['Europe/Madrid, the first day of winter time', '2026-10-25', 6, '2026-10-25T05:00:00Z'],
    ['America/Santiago, the day before summer time', '2026-09-05', 21, '2026-09-06T01:00:00Z'],
    ['America/Santiago, the first day of summer time', '2026-09-06', 6, '2026-09-06T09:00:00Z'],
    ['America/Santiago, the day before winter time', '2027-04-03', 21, '2027-04-04T00:00:00Z'],
    ['America/Santiago, the first day of winter time', '2027-04-04', 6, '2027-04-04T10:00:00Z'],
    ['Pacific/Easter, hours before summer time', '2026-09-05', 21, '2026-09-06T03:00:00Z'],
    ['Pacific/Easter, the first day of summer time', '2026-09-06', 6, '2026-09-06T11:00:00Z'],
    ['Pacific/Easter, hours before winter time', '2027-04-03', 20, '2027-04-04T01:00:00Z'],
    ['Pacific/Easter, the first day of winter time', '2027-04-04', 6, '2027-04-04T12:00:00Z'],
  ])('is, in %s on %s at %d:00, the instant %s', (place, date, hour, instant) => {
    const [timeZone = ''] = place.split(',');
    expect(startOf({ date, minute: hour * 60 }, timeZone)).toEqual(new Date(instant));
  });

  test('the hour that Easter Island has twice on 3 April 2027 is one of the two, and before the next day', () => {
    const start = startOf({ date: '2027-04-03', minute: 1260 }, 'Pacific/Easter').toISOString();
    expect(['2027-04-04T02:00:00.000Z', '2027-04-04T03:00:00.000Z']).toContain(start);
  });

  test('shows the same hour again on the wall of every zone of the world', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const days = fc.integer({ min: 0, max: 730 }).map((days) => daysAfter('2026-01-01', days));
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 12, max: 43 }), (timeZone, date, halfHour) => {
        const slot = { date, minute: halfHour * 30 };
        const start = startOf(slot, timeZone);
        expect(wallTimeOf(start, timeZone)).toBe(wallTime(slot));
        expect(dayOf(start, timeZone)).toBe(date);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-11-22T04:59:59Z', '2026-11-21'],
])('the instant %s is on %s in Guayaquil, whatever the day in UTC', (instant, day) =>
  expect(dayOf(new Date(instant), 'America/Guayaquil')).toBe(day),
);

test('the local time of a slot carries no offset', () => {
  expect(wallTime({ date: '2026-11-21', minute: 390 })).toBe('2026-11-21T06:30:00');
  expect(wallTimeOf(new Date('2026-11-21T23:30:15.900Z'), 'America/Guayaquil')).toBe('2026-11-21T18:30:15');
});
