import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
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
  const hour = parseTimeSlot(timeSlot);
  if (hour === null)
    throw invalidRequest([{ field: 'timeSlot', message: 'Por favor selecciona un horario disponible' }]);
  return { date: dayFrom(bookingDate, 'bookingDate'), hour };
}
