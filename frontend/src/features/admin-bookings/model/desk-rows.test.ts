import type { DeskHour } from '../types';
import { cellsOf, nowAndNext, rowsFrom, rowsOf } from './desk-rows';

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

  test('begin with the row that holds the present time, and before opening time with the first', () => {
    const rows = ['17:00', '18:00', '19:00'];
    expect([rowsFrom(rows, '18:13'), rowsFrom(rows, '18:00'), rowsFrom(rows, '05:00')]).toEqual([
      ['18:00', '19:00'],
      ['18:00', '19:00'],
      rows,
    ]);
  });

  test('show in the first row what began before it and is still on', () => {
    expect(shown([hour('17:00', 90), hour('18:30')], ['18:00', '18:30'])).toEqual([
      ['18:00', true, 1],
      ['18:30', true, 1],
    ]);
  });

  test('name what is on and what comes next, and nothing while the venue is closed', () => {
    const hours = [hour('13:00'), hour('16:00')];
    expect(nowAndNext({ hours }, '13:59')).toEqual({ current: hours[0], next: hours[1] });
    expect(nowAndNext({ hours }, '14:00')).toEqual({ current: null, next: hours[1] });
    expect(nowAndNext({ hours }, '16:30')).toEqual({ current: hours[1], next: null });
  });
});
