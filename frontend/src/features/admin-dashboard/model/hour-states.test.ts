import { runningHour, timeAfter } from './hour-states';

test.each([
  ['05:59', null],
  ['06:00', { timeSlot: '06:00', part: 0 }],
  ['14:45', { timeSlot: '14:00', part: 0.75 }],
  ['21:59', { timeSlot: '21:00', part: 59 / 60 }],
  ['22:00', null],
])('the hour that runs at %s is %j', (time, hour) => {
  expect(runningHour(time)).toEqual(hour);
});

test.each([
  ['12:30', 0, '12:30'],
  ['12:30', 45, '13:15'],
  ['23:30', 29, '23:59'],
  ['23:30', 30, null],
])('the clock that shows %s shows after %i minutes %s', (time, minutes, later) => {
  expect(timeAfter(time, minutes)).toBe(later);
});
