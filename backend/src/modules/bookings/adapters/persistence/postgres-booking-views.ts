import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { CourtsFacade } from '../../../courts/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import {
  BookingViews,
  type BookingView,
  type CalendarEntry,
  type SharedBookingView,
  type SlotView,
} from '../../application/booking-views.js';
import { paymentStatusOf } from '../../domain/booking-status.js';
import { BookingNotFound } from '../../domain/booking-errors.js';
import { formatTimeSlot, SLOT_HOURS, startOf, wallTime } from '../../domain/slot.js';
import { type GameType, priceOf, tariffOf } from '../../domain/tariff.js';
import { BOOKING_COLUMNS, type BookingRow, toBookingView, toSharedView } from './booking-rows.js';

const FROM = `select ${BOOKING_COLUMNS}
    from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id`;

/** A booking that its deadline is closing still shows as active (`statusAt` in the domain). */
const LIVE = `(b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))`;

const ONE = statement('booking-views.one', `${FROM} where b.id = $1 and b.player_id = $2`);
const BY_ID = statement('booking-views.by-id', `${FROM} where b.id = $1`);
const OF_PLAYER = statement(
  'booking-views.of-player',
  `${FROM} where b.player_id = $1 order by b.starts_at desc, b.id desc`,
);
const TODAY = statement(
  'booking-views.today',
  `${FROM} where v.archived_at is null and b.slot_date = ($1::timestamptz at time zone v.time_zone)::date
      and ${LIVE} order by b.slot_hour, c.court_number, b.id`,
);
const MONTH = statement(
  'booking-views.month',
  `select b.id, b.player_id as "playerId", b.slot_date::text as "slotDate", b.slot_hour as "slotHour",
          b.game_type as "gameType", b.total_cents as "totalCents", b.paid_cents as "paidCents",
          c.court_number as "courtNumber", c.name as "courtName"
     from bookings b
     join courts c on c.id = b.court_id and c.archived_at is null
     join venues v on v.id = b.venue_id and v.archived_at is null
    where b.venue_id = $1 and b.slot_date >= $2::date and b.slot_date < $2::date + interval '1 month'
      and ${LIVE}
    order by b.slot_date, b.slot_hour, c.court_number`,
);
const CLAIMS = statement(
  'booking-views.claims',
  `select slot_hour as hour, booking_id is not null as booked from slot_claims
    where court_id = $1 and slot_date = $2`,
);

interface MonthRow {
  id: string;
  playerId: string;
  slotDate: string;
  slotHour: number;
  gameType: GameType;
  totalCents: Cents;
  paidCents: Cents;
  courtNumber: number;
  courtName: string;
}

@Injectable()
export class PostgresBookingViews extends BookingViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly courts: CourtsFacade,
    private readonly venues: VenuesFacade,
    private readonly config: Config,
  ) {
    super();
  }

  override async own(bookingId: string, playerId: string | null): Promise<BookingView> {
    const [row] = await this.database.query<BookingRow>(ONE, [bookingId, playerId]);
    if (!row) throw new BookingNotFound();
    return toBookingView(row, this.clock.now());
  }

  override async byId(bookingId: string): Promise<BookingView> {
    const [row] = await this.database.query<BookingRow>(BY_ID, [bookingId]);
    if (!row) throw new BookingNotFound();
    return toBookingView(row, this.clock.now());
  }

  override async shared(bookingId: string): Promise<SharedBookingView> {
    return toSharedView(await this.byId(bookingId));
  }

  override async ofPlayer(playerId: string): Promise<BookingView[]> {
    const now = this.clock.now();
    return (await this.database.query<BookingRow>(OF_PLAYER, [playerId])).map((row) =>
      toBookingView(row, now),
    );
  }

  override async today(): Promise<BookingView[]> {
    const now = this.clock.now();
    return (await this.database.query<BookingRow>(TODAY, [now])).map((row) => toBookingView(row, now));
  }

  override async ofVenueMonth(
    venueId: string,
    year: number,
    month: number,
    playerId: string | null,
  ): Promise<CalendarEntry[]> {
    const firstDay = `${year}-${String(month).padStart(2, '0')}-01`;
    const rows = await this.database.query<MonthRow>(MONTH, [venueId, firstDay]);
    if (rows.length === 0) await this.venues.one(venueId);
    return rows.map((row) => this.calendarEntry(row, playerId));
  }

  override async availability(courtId: string, date: string): Promise<SlotView[]> {
    const [court, claims] = await Promise.all([
      this.courts.bookable(courtId),
      this.database.query<{ hour: number; booked: boolean }>(CLAIMS, [courtId, date]),
    ]);
    const taken = new Map(claims.map(({ hour, booked }) => [hour, booked]));
    const now = this.clock.now();
    const statusOf = (hour: number) => {
      if (startOf({ date, hour }, court.timeZone) <= now) return 'past';
      if (taken.has(hour)) return taken.get(hour) ? 'booked' : 'blocked';
      return court.available ? 'available' : 'blocked';
    };
    return SLOT_HOURS.map((hour) => ({
      timeSlot: formatTimeSlot(hour),
      tariffType: tariffOf(hour),
      status: statusOf(hour),
      singlesPrice: formatAmount(priceOf(court.prices, hour, 'singles')),
      doublesPrice: formatAmount(priceOf(court.prices, hour, 'doubles')),
    }));
  }

  private calendarEntry(row: MonthRow, playerId: string | null): CalendarEntry {
    return {
      id: row.playerId === playerId ? row.id : this.pseudonym(row.id),
      bookingDate: wallTime({ date: row.slotDate, hour: row.slotHour }),
      timeSlot: formatTimeSlot(row.slotHour),
      gameType: row.gameType,
      totalAmount: formatAmount(row.totalCents),
      paymentStatus: paymentStatusOf(row.paidCents, row.totalCents),
      court: { courtNumber: row.courtNumber, name: row.courtName },
    };
  }

  /** A stable list key that says nothing about the booking behind it. */
  private pseudonym(bookingId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`calendar:${bookingId}`)
      .digest('base64url');
  }
}
