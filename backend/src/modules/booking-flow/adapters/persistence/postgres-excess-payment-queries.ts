import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { formatTimeSlot, wallTime } from '../../../bookings/index.js';
import {
  ExcessPaymentQueries,
  type ExcessPaymentView,
  type ExcessReason,
  type ExcessRefundStatus,
} from '../../application/excess-payment-queries.js';

/** More than anyone reads; a payment in excess is rare. */
const LIMIT = 50;

const OF_PLAYER = statement(
  'booking-flow.excess-of-player',
  `select p.id, p.booking_id as "bookingId", p.amount_cents as "amountCents", p.settled_at as "settledAt",
          case when p.method <> 'card' then 'at_desk' when p.left_at is null then 'not_accepted'
               else 'left' end as reason,
          b.slot_date::text as "slotDate", b.start_minute as "startMinute", v.name as "venueName",
          (select case when bool_or(r.status = 'manual') then 'failed'
                       when bool_or(r.status = 'requested') then 'requested'
                       when bool_or(r.status = 'submitted') then 'sent'
                       when sum(r.amount_cents) >= p.amount_cents then 'succeeded'
                       else 'requested' end
             from refunds r where r.payment_id = p.id and r.status <> 'void') as "refundStatus"
     from payments p join bookings b on b.id = p.booking_id join venues v on v.id = b.venue_id
    where p.excess and p.player_id = $1
    order by p.settled_at desc, p.id limit ${LIMIT}`,
);

interface ExcessRow {
  id: PaymentId;
  bookingId: BookingId;
  amountCents: Cents;
  settledAt: Date;
  reason: ExcessReason;
  slotDate: string;
  startMinute: number;
  venueName: string;
  refundStatus: ExcessRefundStatus;
}

@Injectable()
export class PostgresExcessPaymentQueries extends ExcessPaymentQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofPlayer(playerId: PlayerId): Promise<ExcessPaymentView[]> {
    const rows = await this.database.query<ExcessRow>(OF_PLAYER, [playerId]);
    return rows.map(({ amountCents, settledAt, slotDate, startMinute, ...row }) => ({
      ...row,
      amount: formatAmount(amountCents),
      chargedAt: settledAt.toISOString(),
      bookingDate: wallTime({ date: slotDate, minute: startMinute }),
      timeSlot: formatTimeSlot(startMinute),
    }));
  }
}
