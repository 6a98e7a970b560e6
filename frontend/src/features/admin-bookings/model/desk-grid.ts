import type { DeskCell } from './desk-rows';

/** A tile of the desk's table: the column of its court and the row in which it begins. */
export interface TilePlace {
  column: number;
  row: number;
}

/** The tiles of a day: for each court, its cells by the time of their row. */
export interface DeskGrid {
  rows: readonly string[];
  columns: readonly ReadonlyMap<string, DeskCell>[];
}

/** Returns the first tile that opens something, row by row, or null. */
export function firstTile(grid: DeskGrid): TilePlace | null {
  for (const row of grid.rows.keys())
    for (const column of grid.columns.keys()) if (opens(grid, { column, row })) return { column, row };
  return null;
}

/** Returns true if a tile begins here that opens something. */
export function opens({ rows, columns }: DeskGrid, { column, row }: TilePlace): boolean {
  const hour = columns[column]?.get(rows[row] ?? '')?.hour ?? null;
  return hour !== null && hour.status !== 'past';
}

/**
 * Returns the tile to which a key of the keyboard leads, or null: the arrow keys, and Home and End
 * along the row. Tiles that open nothing are passed over.
 */
export function tileAfterKey(grid: DeskGrid, from: TilePlace, key: string): TilePlace | null {
  const { column, row } = from;
  const last = grid.columns.length - 1;
  switch (key) {
    case 'ArrowDown':
      return found(up(row + 1, grid.rows.length - 1), (to) => inColumn(grid, column, to));
    case 'ArrowUp':
      return found(down(row - 1, 0), (to) => inColumn(grid, column, to));
    case 'ArrowRight':
      return found(up(column + 1, last), (to) => inRow(grid, to, row));
    case 'ArrowLeft':
      return found(down(column - 1, 0), (to) => inRow(grid, to, row));
    case 'Home':
      return found(up(0, last), (to) => inRow(grid, to, row));
    case 'End':
      return found(down(last, 0), (to) => inRow(grid, to, row));
    default:
      return null;
  }
}

function inColumn(grid: DeskGrid, column: number, row: number): TilePlace | null {
  return opens(grid, { column, row }) ? { column, row } : null;
}

/** A tall tile also stands in the rows below the one in which it begins. */
function inRow({ rows, columns }: DeskGrid, column: number, row: number): TilePlace | null {
  const begins = rows.slice(0, row + 1).findLastIndex((time) => columns[column]?.has(time));
  return inColumn({ rows, columns }, column, begins);
}

const up = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_value, index) => from + index);
const down = (from: number, to: number): number[] => up(to, from).reverse();

function found(places: readonly number[], tileAt: (place: number) => TilePlace | null): TilePlace | null {
  for (const place of places) {
    const tile = tileAt(place);
    if (tile) return tile;
  }
  return null;
}
