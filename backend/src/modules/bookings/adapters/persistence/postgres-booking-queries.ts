import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { CourtsFacade } from '../../../courts/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import {
  BookingQueries,
  type CalendarEntry,
  type SharedBookingView,
  type SlotView,
} from '../../application/booking-queries.js';
import { BookingNotFound } from '../../domain/booking-errors.js';
import { paymentStatusOf, statusAt } from '../../domain/booking-status.js';
import { formatTimeSlot, SLOT_HOURS, startOf, wallTime } from '../../domain/slot.js';
import { type GameType, priceOf, tariffOf } from '../../domain/tariff.js';
import type { BookingRow } from './bookings.schema.js';

const SHARED = statement(
  'bookings.shared',
  `select b.id, b.court_id as "courtId", b.venue_id as "venueId", b.slot_date::text as "slotDate",
          b.slot_hour as "slotHour", b.starts_at as "startsAt", b.game_type as "gameType", b.tariff,
          b.total_cents as "totalCents", b.paid_cents as "paidCents", b.status,
          b.close_kind as "closeKind", b.payment_due_at as "paymentDueAt",
          c.court_number as "courtNumber", c.name as "courtName", c.image_url as "courtImage", c.surface,
          v.name as "venueName", v.location, v.time_zone as "timeZone"
     from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
    where b.id = $1`,
);

/** A booking that its deadline is closing is listed: it still shows as active (`statusAt`). */
const MONTH = statement(
  'bookings.month',
  `select b.id, b.player_id as "playerId", b.slot_date::text as "slotDate", b.slot_hour as "slotHour",
          b.game_type as "gameType", b.total_cents as "totalCents", b.paid_cents as "paidCents",
          c.court_number as "courtNumber", c.name as "courtName"
     from bookings b
     join courts c on c.id = b.court_id and c.archived_at is null
     join venues v on v.id = b.venue_id and v.archived_at is null
    where b.venue_id = $1 and b.slot_date >= $2::date and b.slot_date < $2::date + interval '1 month'
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))
    order by b.slot_date, b.slot_hour, c.court_number`,
);

const CLAIMS_OF_DAY = statement(
  'bookings.claims-of-day',
  `select slot_hour as hour, booking_id is not null as booked from slot_claims
    where court_id = $1 and slot_date = $2`,
);

type SharedRow = Omit<
  BookingRow,
  | 'playerId'
  | 'baseCents'
  | 'discountCents'
  | 'refundPolicy'
  | 'createdAt'
  | 'closePercentage'
  | 'closedAt'
  | 'cancellationReason'
> & {
  courtNumber: number;
  courtName: string;
  courtImage: string | null;
  surface: string;
  venueName: string;
  location: string;
  timeZone: string;
};

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
export class PostgresBookingQueries extends BookingQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly courts: CourtsFacade,
    private readonly venues: VenuesFacade,
    private readonly config: Config,
  ) {
    super();
  }

  override async shared(bookingId: string): Promise<SharedBookingView> {
    const [row] = await this.database.query<SharedRow>(SHARED, [bookingId]);
    if (!row) throw new BookingNotFound();
    return toSharedView(row, this.clock.now());
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
      this.database.query<{ hour: number; booked: boolean }>(CLAIMS_OF_DAY, [courtId, date]),
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

  /** Returns a stable list key that does not reveal the id of the booking. */
  private pseudonym(bookingId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`calendar:${bookingId}`)
      .digest('base64url');
  }
}

function toSharedView(row: SharedRow, now: Date): SharedBookingView {
  return {
    id: row.id,
    bookingDate: wallTime({ date: row.slotDate, hour: row.slotHour }),
    timeSlot: formatTimeSlot(row.slotHour),
    startsAt: row.startsAt.toISOString(),
    gameType: row.gameType,
    tariffType: row.tariff,
    timeZone: row.timeZone,
    court: {
      id: row.courtId,
      courtNumber: row.courtNumber,
      name: row.courtName,
      imageUrl: row.courtImage,
      surface: row.surface,
    },
    venue: { id: row.venueId, name: row.venueName, location: row.location },
    totalAmount: formatAmount(row.totalCents),
    paidAmount: formatAmount(row.paidCents),
    paymentStatus: paymentStatusOf(row.paidCents, row.totalCents),
    status: statusAt(row, now),
    paymentDueAt: row.paymentDueAt.toISOString(),
  };
}
