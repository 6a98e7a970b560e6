import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { firstNameOf } from '../../../players/index.js';
import { type ReceiptPayment, ReceiptQueries } from '../../application/receipt-queries.js';
import { isCounted } from '../../../payments/sql.js';

/**
 * A charge at the deadline names its saved card by id, and the customer has the brand of that card.
 * Payments that the booking does not count are left out, also those of players who have left.
 */
const PAYMENTS = statement(
  'booking-flow.receipt',
  `select p.id, p.amount_cents as "amountCents", p.settled_at as "settledAt", p.intent_id as "intentId",
          p.player_id = $2 as "isYours", p.method, pl.name,
          coalesce(p.card_brand, c.card_brand) as "brand", coalesce(p.card_last4, c.card_last4) as "last4",
          (select coalesce(sum(r.amount_cents), 0)::int from refunds r
            where r.payment_id = p.id and r.status <> 'void') as "refundedCents"
     from payments p
     left join players pl on pl.id = p.player_id
     left join provider_customers c on c.player_id = p.player_id and c.card_id = p.card_id
    where p.booking_id = $1 and ${isCounted('p')}
    order by p.settled_at, p.id`,
);

interface PaymentRow {
  id: PaymentId;
  amountCents: Cents;
  refundedCents: Cents;
  settledAt: Date;
  intentId: string;
  isYours: boolean;
  method: ReceiptPayment['method'];
  name: string | null;
  brand: string | null;
  last4: string | null;
}

@Injectable()
export class PostgresReceiptQueries extends ReceiptQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override async ofBooking(bookingId: BookingId, playerId: PlayerId): Promise<ReceiptPayment[]> {
    return (await this.database.query<PaymentRow>(PAYMENTS, [bookingId, playerId])).map(toPayment);
  }

  override async ofPayer(bookingId: BookingId, playerId: PlayerId): Promise<ReceiptPayment[]> {
    return (await this.ofBooking(bookingId, playerId)).filter(({ isYours }) => isYours);
  }
}

function toPayment(row: PaymentRow): ReceiptPayment {
  const { id, isYours, method, brand, last4 } = row;
  return {
    id,
    amount: formatAmount(row.amountCents),
    refundedAmount: formatAmount(row.refundedCents),
    paidAt: row.settledAt.toISOString(),
    isYours,
    payerName: firstNameOf(row.name),
    method,
    card: isYours && brand !== null && last4 !== null ? { brand, last4 } : null,
    reference: isYours ? row.intentId : null,
  };
}
