import { aVenueDay } from '../../../testing/builders';
import { boardOf, firstFree, hasHoursLeft, isFree, nextFree, type Board } from './board';

const at = { today: '2026-11-20', time: '17:25' };
const day = aVenueDay({
  'court-1': { '17:00': 'past', '18:00': 'booked' },
  'court-2': { '17:00': 'booked', '19:00': 'blocked' },
});
const on = (date: string, minutes?: number) => ({ date, gameType: 'singles' as const, minutes });

/** Returns the cells of a court as "18:00 1650", or the reason why they are closed. */
const cellsOf = (board: Board, row: number) =>
  board.rows[row]?.cells.map((cell) => (isFree(cell) ? `${cell.slot} ${cell.cents}` : cell));

describe('the board of a day', () => {
  test('begins today with the running hour, and says why each other start is closed', () => {
    const board = boardOf(day, at, on('2026-11-20'));
    expect(board.columns.map(({ slot, free }) => `${slot} ${free}`)).toEqual([
      '17:00 0',
      '18:00 1',
      '19:00 1',
      '20:00 2',
      '21:00 2',
    ]);
    expect(cellsOf(board, 0)).toEqual(['past', 'taken', '19:00 1650', '20:00 1650', '21:00 1650']);
    expect(cellsOf(board, 1)).toEqual(['taken', '18:00 1650', 'taken', '20:00 1650', '21:00 1650']);
  });

  test('has all starts of a later day, with the prices of the chosen game', () => {
    const board = boardOf(day, at, { ...on('2026-11-21'), gameType: 'doubles' });
    expect(board.columns).toHaveLength(16);
    expect(cellsOf(board, 0)?.[0]).toBe('06:00 2900');
  });

  test('has no column of an hour that is over once the venue has closed', () => {
    const closed = { today: '2026-11-20', time: '22:10' };
    expect(boardOf(day, closed, on('2026-11-20')).columns).toEqual([]);
    expect(hasHoursLeft(day, closed)).toBe(false);
    expect(hasHoursLeft(day, at)).toBe(true);
  });

  test('marks an hour that began after the day was read as begun', () => {
    const later = { today: '2026-11-20', time: '20:00' };
    expect(cellsOf(boardOf(day, later, on('2026-11-20')), 0)).toEqual(['past', '21:00 1650']);
  });

  test('distinguishes a start that is free for a shorter play from one that is taken', () => {
    const short = { minutes: 60, singlesPrice: '10.00', doublesPrice: '20.00' };
    const long = { minutes: 90, singlesPrice: '15.00', doublesPrice: '30.00' };
    const [court] = aVenueDay().courts;
    const starts = [
      { timeSlot: '10:00', status: 'available' as const, durations: [long, short] },
      { timeSlot: '11:30', status: 'available' as const, durations: [short] },
    ];
    const mixed = { ...aVenueDay(), courts: court ? [{ ...court, starts }] : [] };
    expect(cellsOf(boardOf(mixed, at, on('2026-11-21', 90)), 0)).toEqual(['10:00 1500', 'short']);
    const [row] = boardOf(mixed, at, on('2026-11-21')).rows;
    expect(row?.cells[1]).toMatchObject({ slot: '11:30', minutes: 60, cents: 1000 });
  });
});

describe('the keys on the board', () => {
  const { rows } = boardOf(day, at, on('2026-11-20'));

  test('begin at the first free hour', () => {
    expect(firstFree(rows)).toEqual({ row: 0, column: 2 });
    expect(firstFree([])).toBeNull();
  });

  test.each([
    ['ArrowRight', { row: 1, column: 1 }, { row: 1, column: 3 }],
    ['ArrowLeft', { row: 1, column: 3 }, { row: 1, column: 1 }],
    ['ArrowDown', { row: 0, column: 3 }, { row: 1, column: 3 }],
    ['ArrowUp', { row: 1, column: 4 }, { row: 0, column: 4 }],
    ['Home', { row: 0, column: 4 }, { row: 0, column: 2 }],
    ['End', { row: 1, column: 1 }, { row: 1, column: 4 }],
    ['ArrowDown', { row: 0, column: 2 }, null],
    ['ArrowRight', { row: 1, column: 4 }, null],
    ['Enter', { row: 1, column: 4 }, null],
  ])('lead with %s past what is taken to the next free hour', (key, from, to) => {
    expect(nextFree(rows, from, key)).toEqual(to);
  });
});
