import { endOf, type Play } from '../../../shared/model/play';
import type { DeskCourt, DeskHour } from '../types';

/** The rows of a court's column that something covers. `hour` is null while the venue is closed. */
export interface DeskCell {
  timeSlot: string;
  hour: DeskHour | null;
  rows: number;
}

/** Lists the times at which something begins on any of these courts, in order. */
export function rowsOf(courts: readonly Pick<DeskCourt, 'hours'>[]): string[] {
  return [...new Set(courts.flatMap(({ hours }) => hours.map(({ timeSlot }) => timeSlot)))].sort();
}

/**
 * Lists the rows from the one that holds `now` on: what is over is folded. Before opening time it
 * lists all.
 */
export function rowsFrom(rows: readonly string[], now: string): string[] {
  return rows.slice(
    Math.max(
      0,
      rows.findLastIndex((row) => row <= now),
    ),
  );
}

/** Returns what holds a court at a time of the venue, and what comes after that. */
export function nowAndNext(
  { hours }: Pick<DeskCourt, 'hours'>,
  now: string,
): { current: DeskHour | null; next: DeskHour | null } {
  const current = hours.find((hour) => hour.timeSlot <= now && now < endOfHour(hour)) ?? null;
  const next = hours.find((hour) => hour.timeSlot > now) ?? null;
  return { current, next };
}

/**
 * Returns the cells of a court by the row in which each begins. A row without one is covered. What
 * began before the first row and is not over stands in the first row.
 */
export function cellsOf({ hours }: Pick<DeskCourt, 'hours'>, rows: readonly string[]): Map<string, DeskCell> {
  const cells = new Map<string, DeskCell>();
  let free = '';
  for (const timeSlot of rows) {
    const isFirst = timeSlot === rows[0];
    const hour = hours.find(
      (one) => one.timeSlot === timeSlot || (isFirst && one.timeSlot < timeSlot && endOfHour(one) > timeSlot),
    );
    if (hour) {
      const end = endOfHour(hour);
      cells.set(timeSlot, {
        timeSlot,
        hour,
        rows: rows.filter((row) => row >= timeSlot && row < end).length,
      });
      free = end;
    } else if (timeSlot >= free) cells.set(timeSlot, { timeSlot, hour: null, rows: 1 });
  }
  return cells;
}

/** A play that ends at midnight ends after every row. */
function endOfHour(hour: Play): string {
  const end = endOf(hour);
  return end === '00:00' ? '24:00' : end;
}
