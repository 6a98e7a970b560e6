import type { DeskHour } from '../types';
import { freeFrom } from './desk-hours';

const hour = (timeSlot: string, status: DeskHour['status'] = 'free'): DeskHour => ({
  timeSlot,
  status,
  durationMinutes: 60,
  booking: null,
  block: null,
});
const free = (...hours: DeskHour[]) => freeFrom({ hours }, '10:00');

describe('the hours that can be blocked from 10:00 on', () => {
  test('last up to the next that is taken', () => {
    expect(free(hour('09:00'), hour('10:00'), hour('11:00'), hour('12:00', 'booked'), hour('13:00'))).toEqual(
      ['10:00', '11:00'],
    );
  });

  test('last up to the time at which the venue closes', () => {
    expect(free(hour('10:00'), hour('11:00'), hour('16:00'))).toEqual(['10:00', '11:00']);
  });

  test('last up to the next that does not begin on the hour', () => {
    expect(free(hour('10:00'), hour('11:00'), hour('12:30'))).toEqual(['10:00', '11:00']);
  });
});
