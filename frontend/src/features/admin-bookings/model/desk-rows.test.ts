import type { DeskHour } from '../types';
import { cellsOf, rowsOf } from './desk-rows';

const hour = (timeSlot: string, durationMinutes = 60): DeskHour & { durationMinutes: number } => ({
  timeSlot,
  durationMinutes,
  status: 'free',
  booking: null,
  block: null,
});
const shown = (hours: DeskHour[], rows: readonly string[]) =>
  [...cellsOf({ hours }, rows).values()].map((cell) => [cell.timeSlot, cell.hour !== null, cell.rows]);

describe('the rows of a day at the desk', () => {
  test('are the times at which something begins on any court', () => {
    const one = { hours: [hour('18:00'), hour('19:00')] };
    const other = { hours: [hour('18:30', 90)] };
    expect(rowsOf([one, other])).toEqual(['18:00', '18:30', '19:00']);
  });

  test('are covered by what lasts longer, and by nothing else', () => {
    const rows = ['18:00', '18:30', '19:00', '19:30', '20:00'];
    expect(shown([hour('18:00'), hour('19:00', 90)], rows)).toEqual([
      ['18:00', true, 2],
      ['19:00', true, 3],
    ]);
  });

  test('are empty while the venue is closed', () => {
    const rows = ['13:00', '14:00', '15:00', '16:00'];
    expect(shown([hour('13:00'), hour('16:00')], rows)).toEqual([
      ['13:00', true, 1],
      ['14:00', false, 1],
      ['15:00', false, 1],
      ['16:00', true, 1],
    ]);
  });

  test('reach the end of the day if a play ends at midnight', () => {
    expect(shown([hour('22:30', 90)], ['22:30', '23:00', '23:30'])).toEqual([['22:30', true, 3]]);
  });
});
