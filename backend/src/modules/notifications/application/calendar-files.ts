import type { BookingView } from '../../booking-flow/index.js';
import type { CalendarAlarm } from '../domain/refund-timetable.js';

/**
 * The action of a calendar with a file: add its event as it is, update the event that it has by the
 * same UID, or take that event away (RFC 5546).
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A booking as an iCalendar file. */
export interface CalendarFile {
  /** Such as `reserva-2026-11-20.ics`. */
  readonly filename: string;
  readonly content: string;
  readonly method: CalendarMethod;
}

/** The person in whose calendar an event is kept up to date. */
export interface Invited {
  readonly email: string;
  readonly name: string | null;
  /** The page to which the event links. */
  readonly url: string;
  /** Reminders of the refund terms. */
  readonly alarms: readonly CalendarAlarm[];
}

/**
 * Creates calendar files. Each keeps the UID of its booking, and the sequence number rises with
 * time, so a calendar takes the newest of all files whatever the order in which they arrive.
 */
export abstract class CalendarFiles {
  /** Returns a file to download. `path` is the page of this site to which the event links. */
  abstract of(
    booking: BookingView,
    options?: { path?: string; alarms?: readonly CalendarAlarm[] },
  ): CalendarFile;

  /** Returns a file for a letter: it updates the event, or removes it if the booking has ended. */
  abstract invitation(booking: BookingView, invited: Invited): CalendarFile;
}
