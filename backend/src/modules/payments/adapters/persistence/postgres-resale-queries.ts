import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { type GrantedPart, ResaleQueries } from '../../application/ports/resale-queries.js';

const GRANTED = statement(
  'payments.resale-granted-to',
  `select payment_id as "paymentId", sum(amount_cents)::int as "amountCents",
          max(gone_before_cents) as "goneBefore"
     from resale_refunds where booking_id = $1 group by payment_id order by payment_id`,
);

@Injectable()
export class PostgresResaleQueries extends ResaleQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override grantedTo(bookingId: BookingId): Promise<GrantedPart[]> {
    return this.database.query<GrantedPart>(GRANTED, [bookingId]);
  }
}
