import type { DeskHour } from '../types';
import { firstTile, tileAfterKey, type DeskGrid, type TilePlace } from './desk-grid';
import { cellsOf } from './desk-rows';

const hour = (timeSlot: string, status: DeskHour['status'] = 'free', durationMinutes = 60): DeskHour => ({
  timeSlot,
  durationMinutes,
  status,
  booking: null,
  block: null,
});

/** Court 1 has a long hour at 11:00. Court 2 is closed at 10:00, and court 3 is over at 10:00. */
const courts = [
  { hours: [hour('10:00'), hour('11:00', 'free', 120), hour('13:00')] },
  { hours: [hour('11:00'), hour('12:00'), hour('13:00')] },
  { hours: [hour('10:00', 'past'), hour('11:00'), hour('12:00'), hour('13:00')] },
];
const rows = ['10:00', '11:00', '12:00', '13:00'];
const grid: DeskGrid = { rows, columns: courts.map((court) => cellsOf(court, rows)) };
const at = (column: number, row: number): TilePlace => ({ column, row });

describe('the keys of the desk', () => {
  test.each([
    ['ArrowDown', at(0, 1), at(0, 3)],
    ['ArrowDown', at(0, 3), null],
    ['ArrowUp', at(0, 3), at(0, 1)],
    ['ArrowUp', at(1, 1), null],
    ['ArrowRight', at(0, 0), null],
    ['ArrowRight', at(0, 1), at(1, 1)],
    ['ArrowLeft', at(1, 2), at(0, 1)],
    ['ArrowLeft', at(0, 1), null],
    ['Home', at(2, 2), at(0, 1)],
    ['End', at(0, 3), at(2, 3)],
    ['Enter', at(0, 1), null],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(tileAfterKey(grid, from, key)).toEqual(to);
  });

  test('begin at the first tile that opens something', () => {
    expect(firstTile(grid)).toEqual(at(0, 0));
    expect(firstTile({ rows, columns: grid.columns.slice(1) })).toEqual(at(0, 1));
    expect(firstTile({ rows: [], columns: [] })).toBeNull();
  });
});
