import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';
import { isOffered, openingOf, VenuesFacade, type VenueRules } from '../../venues/index.js';
import { dayOf, daysAfter, endOf, startOf, wallTime, wallTimeOf } from '../domain/slot.js';
import { type BookingAhead, UpcomingBookingQueries } from './upcoming-booking-queries.js';

/** A booking that changed rules would no longer offer. It stays as it was sold. */
export interface AffectedBooking {
  readonly id: BookingId;
  readonly code: string;
  readonly courtNumber: number;
  readonly courtName: string;
  /** Local to the venue, `2026-11-21T18:00:00`. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly durationMinutes: number;
  readonly playerName: string | null;
  /** Why it is not offered, in Spanish. */
  readonly reason: string;
}

/** How many bookings changed rules affect, and the first of them. */
export interface AffectedBookings {
  readonly count: number;
  readonly bookings: AffectedBooking[];
}

/** How many affected bookings one response lists. */
const LISTED = 200;

/** The rules that decide whether a play is offered at all. */
const DECISIVE = ['openingHours', 'exceptions', 'lengths', 'startsEvery', 'windowDays'] as const;

/** Finds the bookings ahead that lie outside of rules that an admin is changing. */
@Injectable()
export class BookingsOutside {
  constructor(
    private readonly upcoming: UpcomingBookingQueries,
    private readonly venues: VenuesFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the bookings ahead of a venue that lie outside of these rules. If no rule changes that
   * decides what is offered, the change affects none. @throws VenueNotFound
   */
  async of(
    venueId: VenueId,
    rules: VenueRules,
    changing: readonly (keyof VenueRules)[],
  ): Promise<AffectedBookings> {
    if (!DECISIVE.some((rule) => changing.includes(rule))) return { count: 0, bookings: [] };
    const now = this.clock.now();
    const { timeZone } = await this.venues.one(venueId);
    const lastDay = daysAfter(dayOf(now, timeZone), rules.windowDays);
    const ahead = await this.upcoming.ofVenue(venueId, now);
    const affected = ahead.flatMap((booking) => {
      const reason = whyOutside(booking, rules, lastDay);
      return reason ? [{ booking, reason }] : [];
    });
    return {
      count: affected.length,
      bookings: affected.slice(0, LISTED).map(({ booking, reason }) => viewOf(booking, timeZone, reason)),
    };
  }
}

function whyOutside(booking: BookingAhead, rules: VenueRules, lastDay: string): string | null {
  const { date, startMinute, durationMinutes } = booking;
  if (date > lastDay) return 'Es más adelante de lo que se podrá reservar.';
  if (isOffered(rules, date, startMinute, durationMinutes)) return null;
  const end = startMinute + durationMinutes;
  const isOpen = openingOf(rules, date).intervals.some(({ from, to }) => startMinute >= from && end <= to);
  if (!isOpen) return 'El complejo estará cerrado a esa hora.';
  return rules.lengths.includes(durationMinutes)
    ? 'Ningún turno empezará a esa hora.'
    : 'Esa duración ya no se ofrecerá.';
}

function viewOf(booking: BookingAhead, timeZone: string, reason: string): AffectedBooking {
  const { date, startMinute, playerName, ...shown } = booking;
  const slot = { date, minute: startMinute };
  const endsAt = wallTimeOf(endOf(startOf(slot, timeZone), booking.durationMinutes), timeZone);
  return { ...shown, startsAt: wallTime(slot), endsAt, playerName, reason };
}
