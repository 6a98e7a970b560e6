import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { RefundRepository } from '../../application/ports/refund-repository.js';
import { OPEN_REFUND_STATUSES, Refund, type RefundState } from '../../domain/refund.js';
import { HOLDING_DISPUTES } from './postgres-dispute-repository.js';
import { type RefundRow, RefundSchema } from './refund.schema.js';

/** The statuses are literals, so that PostgreSQL can use the partial index `refunds_open`. */
const OPEN = OPEN_REFUND_STATUSES.map((status) => `'${status}'`).join(', ');

const OPEN_BEFORE = statement(
  'payments.open-refunds-before',
  `select r.id from refunds r
    where r.status in (${OPEN}) and r.created_at < $1
      and not exists (select from disputes d where d.payment_id = r.payment_id and d.status in (${HOLDING_DISPUTES}))
    order by r.created_at, r.id`,
);

@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(RefundSchema) private readonly rows: Repository<RefundRow>,
  ) {
    super();
  }

  override async add(refund: Refund): Promise<void> {
    await this.database.of(this.rows).insert(refund.snapshot());
  }

  override async save(refund: Refund): Promise<void> {
    const { id, status, attempt, providerId, failedProviderId, settledAt, handedOverBy } = refund.snapshot();
    const changed = { status, attempt, providerId, failedProviderId, settledAt, handedOverBy };
    await this.database.of(this.rows).update({ id }, changed);
  }

  override async find(id: string): Promise<Refund | null> {
    const row = await this.database.of(this.rows).findOneBy({ id });
    return row && toRefund(row);
  }

  override async lock(id: string): Promise<Refund | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.of(this.rows).findOne({ where: { id }, lock });
    return row && toRefund(row);
  }

  override async ofBooking(bookingId: BookingId): Promise<Refund[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const rows = await this.database.of(this.rows).find({ where: { bookingId }, order });
    return rows.map(toRefund);
  }

  override async byProviderId(providerId: string): Promise<Refund | null> {
    const current = { providerId };
    const failed = { failedProviderId: providerId };
    const row = await this.database.of(this.rows).findOneBy([current, failed]);
    return row && toRefund(row);
  }

  override async openBefore(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(OPEN_BEFORE, [before]);
    return rows.map((row) => row.id);
  }
}

/**
 * Rows written before refunds had private state may have a time on an open refund. It has no
 * meaning, so it is dropped.
 */
function toRefund(row: RefundRow): Refund {
  const isOpen = OPEN_REFUND_STATUSES.some((status) => status === row.status);
  return Refund.restore({ ...row, settledAt: isOpen ? null : row.settledAt } as RefundState);
}
