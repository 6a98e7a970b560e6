import type { GameType } from '../../../shared/model/games';
import type { LocalDay } from '../../../shared/model/dates';
import {
  freeHoursOf,
  isOpenAt,
  type FreeHour,
  type VenueDay,
  type VenueTime,
} from '../../../shared/model/venue-day';

/** Why a start cannot be booked: `short` is free, but not as long as the player wants to play. */
type Closed = 'taken' | 'past' | 'short';

/** A start of a court: the hour that can be booked there, or why none can. */
export type BoardCell = FreeHour | Closed;

export interface BoardRow {
  courtId: string;
  courtNumber: number;
  name: string;
  /** One cell for each column. */
  cells: readonly BoardCell[];
}

interface BoardColumn {
  slot: string;
  /** How many courts are free then. */
  free: number;
  hasBegun: boolean;
}

/** A day of a venue as courts × starts. */
export interface Board {
  columns: readonly BoardColumn[];
  rows: readonly BoardRow[];
}

interface Wanted {
  date: LocalDay;
  gameType: GameType;
  /** In minutes; without it each start has the first length that fits there. */
  minutes?: number | undefined;
}

export const isFree = (cell: BoardCell | undefined): cell is FreeHour => typeof cell === 'object';

/** Returns the board of a day. Hours that are over have no column. */
export function boardOf(day: VenueDay, at: VenueTime, { date, gameType, minutes }: Wanted): Board {
  const slots = slotsOf(day, date, at);
  const hasBegun = (slot: string) => date === at.today && slot <= at.time;
  const rows = day.courts.map(({ id, courtNumber, name, starts }) => {
    const free = new Map(
      freeHoursOf(id, date, day, at, gameType, minutes).map((hour) => [hour.slot, hour] as const),
    );
    const statuses = new Map(starts.map(({ timeSlot, status }) => [timeSlot, status] as const));
    const cells = slots.map((slot): BoardCell => {
      const status = statuses.get(slot);
      if (status === 'past') return 'past';
      if (status !== 'available') return 'taken';
      return free.get(slot) ?? (hasBegun(slot) ? 'past' : 'short');
    });
    return { courtId: id, courtNumber, name, cells };
  });
  const columns = slots.map((slot, index) => ({
    slot,
    free: rows.filter(({ cells }) => isFree(cells[index])).length,
    hasBegun: hasBegun(slot),
  }));
  return { columns, rows };
}

/** Returns true if some start of the day is still to come. */
export function hasHoursLeft(day: VenueDay, { time }: VenueTime): boolean {
  return day.courts.some(({ starts }) => starts.some(({ timeSlot }) => timeSlot > time));
}

/** All starts of the day in order: of today those to come, after the running one. */
function slotsOf(day: VenueDay, date: LocalDay, { today, time }: VenueTime): string[] {
  const all = [
    ...new Set(day.courts.flatMap(({ starts }) => starts.map(({ timeSlot }) => timeSlot))),
  ].toSorted();
  if (date !== today) return all;
  const running = isOpenAt(day, time) ? all.findLast((slot) => slot <= time) : undefined;
  return all.filter((slot) => slot > time || slot === running);
}

/** Where a cell is: the indexes of its row and of its column. */
export interface Position {
  row: number;
  column: number;
}

/**
 * Returns the free cell to which a key leads: the next one in the direction of an arrow, the first
 * or the last of the row. Null if there is none, or for any other key.
 */
export function nextFree(rows: readonly BoardRow[], from: Position, key: string): Position | null {
  const inRow = (columns: readonly number[]) => pick(columns, (column) => ({ row: from.row, column }));
  const inColumn = (indexes: readonly number[]) => pick(indexes, (row) => ({ row, column: from.column }));
  const pick = (indexes: readonly number[], at: (index: number) => Position) =>
    indexes.map(at).find(({ row, column }) => isFree(rows[row]?.cells[column])) ?? null;
  const columns = (rows[from.row]?.cells ?? []).map((_cell, column) => column);
  const indexes = rows.map((_row, index) => index);
  switch (key) {
    case 'ArrowRight':
      return inRow(columns.slice(from.column + 1));
    case 'ArrowLeft':
      return inRow(columns.slice(0, from.column).toReversed());
    case 'ArrowDown':
      return inColumn(indexes.slice(from.row + 1));
    case 'ArrowUp':
      return inColumn(indexes.slice(0, from.row).toReversed());
    case 'Home':
      return inRow(columns);
    case 'End':
      return inRow(columns.toReversed());
    default:
      return null;
  }
}

/** Returns the first free cell of a board; null if nothing is free. */
export function firstFree(rows: readonly BoardRow[]): Position | null {
  const row = rows.findIndex(({ cells }) => cells.some(isFree));
  return row < 0 ? null : { row, column: rows[row]?.cells.findIndex(isFree) ?? 0 };
}
