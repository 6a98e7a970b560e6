import { endOf, minutesOf } from './play';

describe('a play of any length', () => {
  test.each([
    ['18:00', 60, '19:00'],
    ['18:30', 90, '20:00'],
    ['09:30', 30, '10:00'],
    ['22:00', 120, '00:00'],
  ])('starts at %s, lasts %i minutes and ends at %s', (timeSlot, durationMinutes, end) => {
    expect(endOf({ timeSlot, durationMinutes })).toBe(end);
  });

  test('ends at the time that the server names, which knows when the clocks change', () => {
    const night = { timeSlot: '00:30', durationMinutes: 120, timeZone: 'America/New_York' };
    expect(endOf({ ...night, endsAt: '2026-11-01T06:30:00.000Z' })).toBe('01:30');
  });

  test('lasts one hour if an earlier build kept it without a length', () => {
    expect([minutesOf({ timeSlot: '09:00' }), endOf({ timeSlot: '09:00' })]).toEqual([60, '10:00']);
  });
});
