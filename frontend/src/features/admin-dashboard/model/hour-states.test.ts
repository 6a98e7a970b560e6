import { slots } from '../../../shared/model/slots';
import { runningHour, takenHours, timeAfter } from './hour-states';

const hours = slots.map((timeSlot) => ({ timeSlot, durationMinutes: 60 }));
const half = (timeSlot: string, status: 'free' | 'blocked') => ({ timeSlot, durationMinutes: 30, status });

test.each([
  ['05:59', null],
  ['06:00', { timeSlot: '06:00', part: 0 }],
  ['14:45', { timeSlot: '14:00', part: 0.75 }],
  ['21:59', { timeSlot: '21:00', part: 59 / 60 }],
  ['22:00', null],
])('the hour that runs at %s is %j', (time, hour) => {
  expect(runningHour(time, hours)).toEqual(hour);
});

test('the half hour that runs at 10:45 has passed by half', () => {
  const halves = [half('10:00', 'free'), half('10:30', 'blocked')];
  expect(runningHour('10:45', halves)).toEqual({ timeSlot: '10:30', part: 0.5 });
});

test('half an hour that is taken counts as a half', () => {
  const hour = { timeSlot: '11:00', durationMinutes: 60, status: 'booked' as const };
  const day = { hours: [half('10:00', 'free'), half('10:30', 'blocked'), hour] };
  expect(takenHours(day)).toEqual({ taken: 1.5, all: 2 });
});

test.each([
  ['12:30', 0, '12:30'],
  ['12:30', 45, '13:15'],
  ['23:30', 29, '23:59'],
  ['23:30', 30, null],
])('the clock that shows %s shows after %i minutes %s', (time, minutes, later) => {
  expect(timeAfter(time, minutes)).toBe(later);
});
