import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { RefundRepository } from '../../application/payment-repository.js';
import { Refund } from '../../domain/refund.js';
import { RefundSchema } from './refund.schema.js';

const OPEN_BEFORE = statement(
  'refunds.open-before',
  `select id from refunds where status in ('requested', 'submitted') and created_at < $1 order by created_at`,
);

@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(refund: Refund): Promise<void> {
    await this.database.manager.insert(RefundSchema, refund.state);
  }

  override async save(refund: Refund): Promise<void> {
    const { id, status, attempt, providerId, failedProviderId, settledAt } = refund.state;
    const changed = { status, attempt, providerId, failedProviderId, settledAt };
    await this.database.manager.update(RefundSchema, { id }, changed);
  }

  override async find(id: string): Promise<Refund | null> {
    const state = await this.database.manager.findOneBy(RefundSchema, { id });
    return state && new Refund(state);
  }

  override async lock(id: string): Promise<Refund | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const state = await this.database.manager.findOne(RefundSchema, { where: { id }, lock });
    return state && new Refund(state);
  }

  override async ofBooking(bookingId: string): Promise<Refund[]> {
    const states = await this.database.manager.find(RefundSchema, {
      where: { bookingId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return states.map((state) => new Refund(state));
  }

  override async byProviderId(providerId: string): Promise<Refund | null> {
    const either = [{ providerId }, { failedProviderId: providerId }];
    const state = await this.database.manager.findOneBy(RefundSchema, either);
    return state && new Refund(state);
  }

  override async openBefore(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(OPEN_BEFORE, [before]);
    return rows.map((row) => row.id);
  }
}
