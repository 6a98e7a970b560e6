import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { formatTimeSlot, wallTime } from '../../../bookings/index.js';
import { isIncomplete } from '../../../bookings/sql.js';
import { VenuesFacade } from '../../../venues/index.js';
import {
  type DeskTransferView,
  TransferQueries,
  type TransferState,
} from '../../application/transfer-queries.js';

/** More than a desk can look through. */
const LIMIT = 300;

/**
 * An hour that its deadline is about to release still takes the money. The court and the player are
 * looked up for each row: there are few.
 */
const OF_VENUE = statement(
  'booking-flow.transfers-of-venue',
  `select t.*, case when state = 'expected' then "totalCents" - "paidCents" else 0 end as "dueCents"
     from (select b.id as "bookingId", b.code, b.total_cents as "totalCents", b.paid_cents as "paidCents",
                  b.payment_due_at as "dueAt", b.slot_date::text as "slotDate", b.start_minute as "startMinute",
                  (select coalesce(sum(p.amount_cents) filter (where p.excess and p.method = 'transfer'), 0)::int
                     from payments p where p.booking_id = b.id) as "excessCents",
                  (select c.court_number from courts c where c.id = b.court_id) as "courtNumber",
                  (select c.name from courts c where c.id = b.court_id) as "courtName",
                  (select p.name from players p where p.id = b.player_id) as "organiserName",
                  (select p.phone from players p where p.id = b.player_id) as "organiserPhone",
                  case when b.status in ('cancelled', 'expired')
                            or (b.status = 'closing' and b.close_kind <> 'deadline') then 'released'
                       when ${isIncomplete('b')} then 'expected' else 'paid' end as state
             from bookings b
            where b.transfer is not null and b.venue_id = $1
              and b.payment_due_at > $2::timestamptz - interval '14 days'
            order by b.payment_due_at desc limit ${LIMIT}) t
    order by state <> 'expected', case when state = 'expected' then "dueAt" end, "dueAt" desc, "bookingId"`,
);

interface TransferRow {
  bookingId: BookingId;
  code: string;
  state: TransferState;
  dueCents: Cents;
  totalCents: Cents;
  paidCents: Cents;
  excessCents: Cents;
  dueAt: Date;
  slotDate: string;
  startMinute: number;
  courtNumber: number;
  courtName: string;
  organiserName: string | null;
  organiserPhone: string | null;
}

@Injectable()
export class PostgresTransferQueries extends TransferQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly venues: VenuesFacade,
  ) {
    super();
  }

  override async ofVenue(venueId: VenueId): Promise<DeskTransferView[]> {
    await this.venues.one(venueId);
    const rows = await this.database.query<TransferRow>(OF_VENUE, [venueId, this.clock.now()]);
    return rows.map((row) => ({
      bookingId: row.bookingId,
      code: row.code,
      state: row.state,
      dueAmount: formatAmount(row.dueCents),
      totalAmount: formatAmount(row.totalCents),
      paidAmount: formatAmount(row.paidCents),
      excessAmount: formatAmount(row.excessCents),
      dueAt: row.dueAt.toISOString(),
      organiserName: row.organiserName,
      organiserPhone: row.organiserPhone,
      bookingDate: wallTime({ date: row.slotDate, minute: row.startMinute }),
      timeSlot: formatTimeSlot(row.startMinute),
      courtNumber: row.courtNumber,
      courtName: row.courtName,
    }));
  }
}
