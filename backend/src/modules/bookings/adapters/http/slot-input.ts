import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { BlockedHours } from '../../domain/hour-block.js';
import { parseDay, parseTimeSlot, type Slot } from '../../domain/slot.js';

/** The day a caller means; a day that is not in the calendar (31 February) is refused. */
export function dayFrom(text: string, field = 'date'): string {
  const day = parseDay(text.slice(0, 10));
  if (day === null) throw invalidRequest([{ field, message: 'La fecha no es válida.' }]);
  return day;
}

/** The slot a caller means: the date part of `bookingDate`, the hour of `timeSlot`. */
export function slotFrom(bookingDate: string, timeSlot: string): Slot {
  const time = /T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(bookingDate);
  const impossible =
    time !== null && (Number(time[1]) > 23 || Number(time[2]) > 59 || Number(time[3] ?? 0) > 59);
  if (impossible) throw invalidRequest([{ field: 'bookingDate', message: 'La fecha no es válida.' }]);
  return { hour: hourFrom(timeSlot, 'timeSlot'), date: dayFrom(bookingDate, 'bookingDate') };
}

/** The hours and days that a caller wants to block; the last of each is included. */
export function blockedHoursFrom(body: {
  date: string;
  untilDate?: string | null;
  firstSlot: string;
  lastSlot: string;
}): BlockedHours {
  const firstDate = dayFrom(body.date);
  const lastDate = body.untilDate ? dayFrom(body.untilDate, 'untilDate') : firstDate;
  return {
    ...{ firstDate, lastDate },
    firstHour: hourFrom(body.firstSlot, 'firstSlot'),
    lastHour: hourFrom(body.lastSlot, 'lastSlot'),
  };
}

function hourFrom(timeSlot: string, field: string): number {
  const hour = parseTimeSlot(timeSlot);
  if (hour === null) throw invalidRequest([{ field, message: 'Por favor selecciona un horario disponible' }]);
  return hour;
}
