import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import type { BookingId } from '../../../kernel/domain/ids.js';

/** The reminders of a game: the day before it, and some hours before it (club.md §1 "Letters"). */
export const REMINDER_KINDS = ['day', 'hours'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How long before play each reminder is sent. */
const LEAD_HOURS: Readonly<Record<ReminderKind, number>> = { day: 24, hours: 2 };

/** After an outage, a reminder is sent until this long before play. Later, it is of no use. */
const USEFUL_UNTIL_MINUTES: Readonly<Record<ReminderKind, number>> = { day: 180, hours: 15 };

/** A reminder of a game that begins at this instant. */
export interface PlayReminder {
  readonly bookingId: BookingId;
  readonly kind: ReminderKind;
  readonly startsAt: Date;
}

/** The facts of a booking on which a reminder depends. Instants are ISO. */
export interface RemindedBooking {
  readonly status: string;
  readonly paymentStatus: string;
  readonly paysAtClub: boolean;
  readonly startsAt: string;
  readonly createdAt: string;
}

/** Returns the instant of a reminder. */
export function remindToPlayAt(kind: ReminderKind, startsAt: Date): Date {
  return subHours(startsAt, LEAD_HOURS[kind]);
}

/** Returns the start before which games have their reminder before the given instant. */
export function startsRemindedBefore(kind: ReminderKind, instant: Date): Date {
  return addHours(instant, LEAD_HOURS[kind]);
}

/**
 * Returns true if a reminder is true and useful now: the booking is paid or is paid at the club, it
 * still begins then and was made before the time of the reminder, and the game is not about to
 * begin.
 */
export function isTimely({ kind, startsAt }: PlayReminder, booking: RemindedBooking, now: Date): boolean {
  const isCertain = booking.paymentStatus === 'completed' || booking.paysAtClub;
  const isOn = booking.status === 'active' && isCertain;
  const beginsThen = Date.parse(booking.startsAt) === startsAt.getTime();
  const wasMadeBefore = new Date(booking.createdAt) <= remindToPlayAt(kind, startsAt);
  return isOn && beginsThen && wasMadeBefore && now <= subMinutes(startsAt, USEFUL_UNTIL_MINUTES[kind]);
}
