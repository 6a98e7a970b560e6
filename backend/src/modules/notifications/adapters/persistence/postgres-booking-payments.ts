import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import {
  BookingPayments,
  type LetterPayment,
  type LetterRefund,
} from '../../application/booking-payments.js';
import { isCounted } from '../../../payments/sql.js';

/** A charge at the deadline names its card by id, and the customer has the brand of that card. */
const PAYMENTS = statement(
  'notifications.payments-of-booking',
  `select p.id, (row_number() over (order by p.created_at, p.id))::int as place, p.player_id as "playerId", p.amount_cents as "amountCents",
          ${isCounted('p')} as "isCounted",
          p.purpose in ('guarantee', 'deadline') as "wasAtDeadline",
          p.method <> 'card' as "isAtDesk", p.settled_at as "paidAt",
          p.intent_id as "reference", coalesce(p.card_brand, c.card_brand) as "brand",
          coalesce(p.card_last4, c.card_last4) as "last4",
          coalesce((select json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents,
                                                     'isAfterResale', r.reason = 'resale') order by r.created_at)
                      from refunds r where r.payment_id = p.id and r.status <> 'void'), '[]') as refunds
     from payments p
     left join provider_customers c on c.player_id = p.player_id and c.card_id = p.card_id
    where p.booking_id = $1 and p.status in ('succeeded', 'contradicted')
    order by p.settled_at, p.id`,
);

interface PaymentRow {
  id: PaymentId;
  place: number;
  playerId: PlayerId;
  amountCents: Cents;
  isCounted: boolean;
  wasAtDeadline: boolean;
  isAtDesk: boolean;
  paidAt: Date;
  reference: string;
  brand: string | null;
  last4: string | null;
  refunds: LetterRefund[];
}

@Injectable()
export class PostgresBookingPayments extends BookingPayments {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofBooking(bookingId: BookingId): Promise<LetterPayment[]> {
    const rows = await this.database.query<PaymentRow>(PAYMENTS, [bookingId]);
    return rows.map(({ brand, last4, ...payment }) => ({
      ...payment,
      card: brand !== null && last4 !== null ? { brand, last4 } : null,
    }));
  }
}
