import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, ZERO } from '../../../../kernel/domain/money.js';
import {
  type BookingAhead,
  type MovedBookingsView,
  UpcomingBookingQueries,
} from '../../application/upcoming-booking-queries.js';
import { formatTimeSlot } from '../../domain/slot.js';

const UPCOMING = `court_id = any($1) and starts_at > $2
      and (status = 'active' or (status = 'closing' and close_kind = 'deadline'))`;

const COUNT = statement(
  'bookings.count-upcoming',
  `select count(*)::int as bookings, coalesce(sum(paid_cents), 0)::int as "paidCents" from bookings
    where ${UPCOMING}`,
);
const IDS = statement(
  'bookings.upcoming-ids',
  `select id from bookings where ${UPCOMING} order by starts_at, id`,
);

/** A local day begins at most 14 hours before and ends at most 12 hours after that of UTC. */
const OF_VENUE = statement(
  'bookings.upcoming-of-venue',
  `select b.id, b.code, c.court_number as "courtNumber", c.name as "courtName", b.slot_date::text as date,
          b.start_minute as "startMinute", b.duration_minutes as "durationMinutes", p.name as "playerName"
     from bookings b join courts c on c.id = b.court_id left join players p on p.id = b.player_id
    where b.venue_id = $1 and b.slot_date >= ($2::timestamptz at time zone 'UTC')::date - 1 and b.starts_at > $2
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))
    order by b.slot_date, b.start_minute, c.court_number`,
);

/** How many moved bookings one response lists. */
const LISTED = 200;

/**
 * The bookings that `Booking.correctTimeZone` moves. Two zones are at most 26 hours apart, so the
 * days from two days ago contain them.
 */
const MOVED_BY = statement(
  'bookings.moved-by-time-zone',
  `with moved as (
     select b.*, (slot_date + make_interval(mins => start_minute)) at time zone $2 as new_starts_at
       from bookings b
      where venue_id = $1 and slot_date >= ($3::timestamptz at time zone 'UTC')::date - 2
        and status in ('active', 'closing')
   )
   select m.id, c.court_number as "courtNumber", c.name as "courtName", m.slot_date::text as "bookingDate",
          m.start_minute as "startMinute", m.starts_at as "startsAt", m.new_starts_at as "newStartsAt",
          (count(*) over ())::int as total
     from moved m join courts c on c.id = m.court_id
    where new_starts_at <> starts_at and greatest(new_starts_at, starts_at) > $3
    order by m.slot_date, m.start_minute, c.court_number limit ${LISTED}`,
);

interface MovedRow {
  id: BookingId;
  courtNumber: number;
  courtName: string;
  bookingDate: string;
  startMinute: number;
  startsAt: Date;
  newStartsAt: Date;
  total: number;
}

@Injectable()
export class PostgresUpcomingBookingQueries extends UpcomingBookingQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async count(
    courtIds: readonly CourtId[],
    after: Date,
  ): Promise<{ bookings: number; paidCents: Cents }> {
    const [count] = await this.database.query<{ bookings: number; paidCents: Cents }>(COUNT, [
      courtIds,
      after,
    ]);
    return count ?? { bookings: 0, paidCents: ZERO };
  }

  override async idsOfCourt(courtId: CourtId, after: Date): Promise<BookingId[]> {
    const rows = await this.database.query<{ id: BookingId }>(IDS, [[courtId], after]);
    return rows.map(({ id }) => id);
  }

  override ofVenue(venueId: VenueId, after: Date): Promise<BookingAhead[]> {
    return this.database.query<BookingAhead>(OF_VENUE, [venueId, after]);
  }

  override async movedBy(venueId: VenueId, timeZone: string, now: Date): Promise<MovedBookingsView> {
    const rows = await this.database.query<MovedRow>(MOVED_BY, [venueId, timeZone, now]);
    const bookings = rows.map(({ total: _, startMinute, startsAt, newStartsAt, ...row }) => ({
      ...row,
      timeSlot: formatTimeSlot(startMinute),
      startsAt: startsAt.toISOString(),
      newStartsAt: newStartsAt.toISOString(),
      hasBegun: newStartsAt <= now,
    }));
    return { count: rows[0]?.total ?? 0, bookings };
  }
}
