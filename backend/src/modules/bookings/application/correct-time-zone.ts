import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { VenueId } from '../../../kernel/domain/ids.js';
import { VenuesFacade } from '../../venues/index.js';
import { TimeZoneMovesBookings } from '../domain/booking-errors.js';
import { dayOf, daysAfter } from '../domain/slot.js';
import { BookingRepository } from './booking-repository.js';
import { type MovedBookingsView, UpcomingBookingQueries } from './upcoming-booking-queries.js';

/**
 * Moves the bookings ahead when an admin corrects the time zone of a venue. Each keeps its local
 * day and hour, and begins at another instant. Bookings that have begun, or that were cancelled,
 * keep the instant with which their refunds were decided.
 */
@Injectable()
export class CorrectTimeZone {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly upcoming: UpcomingBookingQueries,
    private readonly venues: VenuesFacade,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Returns the bookings that this time zone would move now. @throws VenueNotFound */
  async preview(venueId: VenueId, timeZone: string): Promise<MovedBookingsView> {
    const { id } = await this.venues.one(venueId);
    return this.upcoming.movedBy(id, timeZone, this.clock.now());
  }

  /**
   * Moves the bookings of a venue whose time zone is changing, and writes to the players. Call it
   * in the unit of work that has locked the venue. Returns how many bookings it moved.
   * @param confirmed how many the admin has seen and confirmed
   * @throws TimeZoneMovesBookings if it is another number
   */
  async execute(venueId: VenueId, timeZone: string, confirmed: number): Promise<number> {
    const now = this.clock.now();
    // Two zones are at most 26 hours apart, so what begins later than now is in these days.
    const held = await this.bookings.lockFrom(venueId, daysAfter(dayOf(now, 'UTC'), -2));
    const moved = held.filter((booking) => booking.correctTimeZone(timeZone, now));
    if (moved.length !== confirmed) throw new TimeZoneMovesBookings(moved.length);
    if (moved.length === 0) return 0;
    await this.bookings.saveStarts(moved);
    await this.events.publish(...moved.flatMap((booking) => booking.events));
    return moved.length;
  }
}
