import type { BookingView } from '../../booking-views/index.js';

/** A booking as an iCalendar file. */
export interface CalendarFile {
  /** Such as `reserva-2026-11-20.ics`. */
  readonly filename: string;
  readonly content: string;
}

/** Creates calendar files. */
export abstract class CalendarFiles {
  /**
   * The file keeps the UID of its booking, so that a calendar updates the event instead of adding
   * another. If the event was revised after the booking, its sequence number is higher. `path` is
   * the page of this site to which the event links; by default the player's bookings.
   */
  abstract of(booking: BookingView, options?: { revisedAt?: Date; path?: string }): CalendarFile;
}
