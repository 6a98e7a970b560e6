import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { BookingQueries, type SharedBookingView } from '../../application/booking-queries.js';
import { BookingNotFound } from '../../domain/booking-errors.js';
import { paymentStatusOf, statusAt } from '../../domain/booking-status.js';
import { endOf, formatTimeSlot, wallTime } from '../../domain/slot.js';
import type { BookingRow } from './bookings.schema.js';

const SHARED = statement(
  'bookings.shared',
  `select b.id, b.code, b.court_id as "courtId", b.venue_id as "venueId", b.slot_date::text as "slotDate",
          b.start_minute as "startMinute", b.duration_minutes as "durationMinutes", b.starts_at as "startsAt", b.game_type as "gameType", b.tariff,
          b.total_cents as "totalCents", b.paid_cents as "paidCents", b.status,
          b.close_kind as "closeKind", b.payment_due_at as "paymentDueAt",
          c.court_number as "courtNumber", c.name as "courtName", c.image_url as "courtImage", c.surface,
          v.name as "venueName", coalesce(v.address, v.location) as location, v.time_zone as "timeZone"
     from bookings b join courts c on c.id = b.court_id join venues v on v.id = b.venue_id
    where b.id = $1`,
);

const VENUE_OF = statement('bookings.venue-of', 'select venue_id as "venueId" from bookings where id = $1');
const IS_OF = statement('bookings.is-of', `select 1 from bookings where id = $1 and player_id = $2`);

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

@Injectable()
export class PostgresBookingQueries extends BookingQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async shared(bookingId: BookingId): Promise<SharedBookingView> {
    const [row] = await this.database.query<SharedRow>(SHARED, [bookingId]);
    if (!row) throw new BookingNotFound();
    return toSharedView(row, this.clock.now());
  }

  override async venueOf(bookingId: BookingId): Promise<VenueId | null> {
    const [booking] = await this.database.query<{ venueId: VenueId }>(VENUE_OF, [bookingId]);
    return booking?.venueId ?? null;
  }

  override async isOf(bookingId: BookingId, playerId: PlayerId): Promise<boolean> {
    return (await this.database.query(IS_OF, [bookingId, playerId])).length > 0;
  }
}

function toSharedView(row: SharedRow, now: Date): SharedBookingView {
  return {
    id: row.id,
    code: row.code,
    bookingDate: wallTime({ date: row.slotDate, minute: row.startMinute }),
    timeSlot: formatTimeSlot(row.startMinute),
    durationMinutes: row.durationMinutes,
    startsAt: row.startsAt.toISOString(),
    endsAt: endOf(row.startsAt, row.durationMinutes).toISOString(),
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
