import { Injectable } from '@nestjs/common';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import ical, {
  type ICalAlarmData,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Config } from '../../../../config/config.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingView } from '../../../booking-flow/index.js';
import {
  type CalendarFile,
  CalendarFiles,
  type CalendarMethod,
  type Invited,
} from '../../application/calendar-files.js';
import type { CalendarAlarm } from '../../domain/refund-timetable.js';

/** The inviter if the installation sends no mails. The address takes none. */
const NOBODY = 'reservas@saque.invalid';

/**
 * Implements {@link CalendarFiles}. Times are instants, so that a calendar of any zone shows them
 * correctly. The sequence number is the age of the booking in seconds, and one more at its end, so
 * that what was written within the same second does not bring the event back.
 */
@Injectable()
export class IcalCalendarFiles extends CalendarFiles {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  override of(
    booking: BookingView,
    { path = '/my-bookings', alarms = [] }: Parameters<CalendarFiles['of']>[1] = {},
  ): CalendarFile {
    return this.file(booking, 'PUBLISH', {
      url: `${this.config.publicUrl}${path}`,
      alarms: alarmsOf(alarms),
    });
  }

  override invitation(booking: BookingView, { email, name, url, alarms }: Invited): CalendarFile {
    return this.file(booking, hasEnded(booking) ? 'CANCEL' : 'REQUEST', {
      url,
      alarms: hasEnded(booking) ? [] : alarmsOf(alarms),
      organizer: { name: 'Saque', email: addressOf(this.config.mail?.from) },
      attendees: [
        {
          email,
          name: name ?? email,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    });
  }

  private file(booking: BookingView, method: CalendarMethod, details: Partial<ICalEventData>): CalendarFile {
    const now = this.clock.now();
    const calendar = ical({ prodId: '//Saque//Reservas//ES', method: ICalCalendarMethod[method] });
    calendar.createEvent({
      id: booking.id,
      start: new Date(booking.startsAt),
      end: new Date(booking.endsAt),
      stamp: now,
      sequence: Math.max(0, differenceInSeconds(now, booking.createdAt)) + (hasEnded(booking) ? 1 : 0),
      summary: `Tenis · Cancha ${booking.court.courtNumber} · ${booking.venue.name}`,
      location: `${booking.venue.name}, ${booking.venue.location}`,
      description: `Cancha ${booking.court.courtNumber} · ${booking.court.name}\nCódigo de reserva: ${booking.code}`,
      status: statusOf(booking),
      ...details,
    });
    const filename = `reserva-${booking.bookingDate.slice(0, 10)}.ics`;
    return { filename, method, content: calendar.toString() };
  }
}

/** Each reminds at an instant, whatever the zone of the calendar (RFC 5545). */
function alarmsOf(alarms: readonly CalendarAlarm[]): ICalAlarmData[] {
  return alarms.map(({ at, text }) => ({
    type: ICalAlarmType.display,
    trigger: at,
    description: text,
  }));
}

function hasEnded({ status }: BookingView): boolean {
  return status === 'cancelled' || status === 'expired';
}

/** A booking that could end at its deadline is not certain yet. */
function statusOf(booking: BookingView): ICalEventStatus {
  if (hasEnded(booking)) return ICalEventStatus.CANCELLED;
  const isCertain = booking.paymentStatus === 'completed' || booking.paysAtClub;
  return isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** Returns the address of "Saque <hola@example.org>". */
function addressOf(sender: string | undefined): string {
  return sender === undefined ? NOBODY : (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim());
}
