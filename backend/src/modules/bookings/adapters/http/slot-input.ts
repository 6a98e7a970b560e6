import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { BlockedHours } from '../../domain/hour-block.js';
import { parseDay, parseTimeSlot, type Slot } from '../../domain/slot.js';

/**
 * Parses a day.
 * @throws DomainError `invalid_request` for a day that does not exist (31 February)
 */
export function dayFrom(text: string, field = 'date'): string {
  const day = parseDay(text.slice(0, 10));
  if (day === null) throw invalidRequest([{ field, message: 'La fecha no es válida.' }]);
  return day;
}

/** Builds a slot from the date part of `bookingDate` and the start in `timeSlot`. */
export function slotFrom(bookingDate: string, timeSlot: string): Slot {
  const time = /T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(bookingDate);
  const impossible =
    time !== null && (Number(time[1]) > 23 || Number(time[2]) > 59 || Number(time[3] ?? 0) > 59);
  if (impossible) throw invalidRequest([{ field: 'bookingDate', message: 'La fecha no es válida.' }]);
  return { minute: minuteFrom(timeSlot, 'timeSlot'), date: dayFrom(bookingDate, 'bookingDate') };
}

const END_OF_DAY = '24:00';

/** Builds the hours and days of a block. Its last day is included. */
export function blockedHoursFrom(body: {
  date: string;
  untilDate?: string | null;
  from: string;
  to: string;
}): BlockedHours {
  const firstDate = dayFrom(body.date);
  const lastDate = body.untilDate ? dayFrom(body.untilDate, 'untilDate') : firstDate;
  return {
    firstDate,
    lastDate,
    from: minuteFrom(body.from, 'from'),
    to: body.to === END_OF_DAY ? 1440 : minuteFrom(body.to, 'to'),
  };
}

function minuteFrom(timeSlot: string, field: string): number {
  const minute = parseTimeSlot(timeSlot);
  if (minute === null)
    throw invalidRequest([{ field, message: 'Por favor selecciona un horario disponible' }]);
  return minute;
}
