import { Injectable } from '@nestjs/common';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Config } from '../../../../config/config.js';
import { endOf } from '../../../bookings/index.js';
import type { BookingView } from '../../../booking-views/index.js';
import { type CalendarFile, CalendarFiles } from '../../application/calendar-files.js';

/**
 * Implements {@link CalendarFiles}. Times are instants, so that a calendar of any zone shows them
 * correctly.
 */
@Injectable()
export class IcalCalendarFiles extends CalendarFiles {
  constructor(private readonly config: Config) {
    super();
  }

  override of(
    booking: BookingView,
    { revisedAt, path = '/my-bookings' }: { revisedAt?: Date; path?: string } = {},
  ): CalendarFile {
    const startsAt = new Date(booking.startsAt);
    const createdAt = new Date(booking.createdAt);
    const calendar = ical({ prodId: '//Saque//Reservas//ES', method: ICalCalendarMethod.PUBLISH });
    calendar.createEvent({
      id: booking.id,
      start: startsAt,
      end: endOf(startsAt),
      stamp: revisedAt ?? createdAt,
      sequence: revisedAt ? differenceInSeconds(revisedAt, createdAt) : 0,
      summary: `Tenis · Cancha ${booking.court.courtNumber} · ${booking.venue.name}`,
      location: `${booking.venue.name}, ${booking.venue.location}`,
      description: `Cancha ${booking.court.courtNumber} · ${booking.court.name}\nCódigo de reserva: ${booking.code}`,
      url: `${this.config.publicUrl}${path}`,
      status: booking.status === 'active' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
    return { filename: `reserva-${booking.bookingDate.slice(0, 10)}.ics`, content: calendar.toString() };
  }
}
