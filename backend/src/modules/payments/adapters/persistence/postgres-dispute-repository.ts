import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import { DisputeRepository } from '../../application/ports/dispute-repository.js';
import { type Dispute, HOLDING_STATUSES } from '../../domain/dispute.js';
import { type DisputeRow, DisputeSchema } from './dispute.schema.js';

/** For `in (…)`. */
export const HOLDING_DISPUTES = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

const HOLDS_REFUNDS = statement(
  'payments.holds-refunds',
  `select exists (select from disputes where payment_id = $1 and status in (${HOLDING_DISPUTES})) as held`,
);
const SINCE = statement(
  'payments.disputes-since',
  `select id from disputes where closed_at is null
   union select id from disputes where closed_at >= $1
   union select id from disputes where opened_at >= $1`,
);

@Injectable()
export class PostgresDisputeRepository extends DisputeRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(DisputeSchema) private readonly rows: Repository<DisputeRow>,
  ) {
    super();
  }

  override async put(dispute: Dispute): Promise<void> {
    await this.database.of(this.rows).save({ ...dispute });
  }

  override find(id: string): Promise<Dispute | null> {
    return this.database.of(this.rows).findOneBy({ id });
  }

  override ofBooking(bookingId: BookingId): Promise<Dispute[]> {
    return this.database.of(this.rows).find({ where: { bookingId }, order: { openedAt: 'ASC', id: 'ASC' } });
  }

  override async holdsRefunds(paymentId: PaymentId): Promise<boolean> {
    const [row] = await this.database.query<{ held: boolean }>(HOLDS_REFUNDS, [paymentId]);
    return row?.held ?? false;
  }

  override async since(since: Date): Promise<string[]> {
    return (await this.database.query<{ id: string }>(SINCE, [since])).map(({ id }) => id);
  }
}
