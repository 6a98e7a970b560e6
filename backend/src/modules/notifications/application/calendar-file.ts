import type { BookingView } from '../../bookings/index.js';

/** A booking as a calendar file. */
export interface CalendarFile {
  /** `reserva-2026-11-20.ics` */
  readonly filename: string;
  readonly content: string;
}

/** Makes calendar files; the same booking keeps its UID, so that a calendar updates instead of doubling it. */
export abstract class CalendarFiles {
  abstract of(booking: BookingView): CalendarFile;
}
