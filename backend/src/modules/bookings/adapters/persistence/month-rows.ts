import { toCents } from '../../../../kernel/domain/money.js';
import type { TakenHour } from '../../application/calendar-queries.js';
import type { GameType } from '../../../../kernel/domain/games.js';

/** The taken hours of a month as the database writes them; both are null if there is none. */
export interface MonthRow {
  courtNames: Record<string, string> | null;
  /** Hours by commas, and by spaces: day, start, length, game, total, paid, court. */
  hours: string | null;
}

/** Reads the hours of a month that begins with the given day. */
export function takenHoursOf({ courtNames, hours }: MonthRow, month: string): TakenHour[] {
  if (!hours) return [];
  const yearAndMonth = month.slice(0, 'yyyy-MM-'.length);
  return hours.split(',').map((hour) => {
    const [day = '', start, length, gameType, total, paid, court = ''] = hour.split(' ');
    return {
      slotDate: yearAndMonth + (day.length === 1 ? '0' : '') + day,
      startMinute: Number(start),
      durationMinutes: Number(length),
      gameType: gameType as GameType,
      totalCents: toCents(Number(total)),
      paidCents: toCents(Number(paid)),
      courtNumber: Number(court),
      courtName: courtNames?.[court] ?? '',
    };
  });
}
