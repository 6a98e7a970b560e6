import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { PaymentRepository } from '../../application/payment-repository.js';
import { Payment, type PaymentState } from '../../domain/payment.js';
import { PaymentSchema } from './payment.schema.js';

const IN_FLIGHT_BEFORE = statement(
  'payments.in-flight-before',
  `select id from payments
    where status in ('creating', 'open', 'processing') and created_at < $1 order by created_at`,
);

@Injectable()
export class PostgresPaymentRepository extends PaymentRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(payment: Payment): Promise<void> {
    await this.database.manager.insert(PaymentSchema, payment.state);
  }

  override async save(payment: Payment): Promise<void> {
    const { id, amountCents, status, intentId, excess, settledAt } = payment.state;
    await this.database.manager.update(
      PaymentSchema,
      { id },
      { amountCents, status, intentId, excess, settledAt },
    );
  }

  override lock(id: string): Promise<Payment | null> {
    return this.findOne({ id }, true);
  }

  override find(id: string): Promise<Payment | null> {
    return this.findOne({ id });
  }

  override byIntent(intentId: string): Promise<Payment | null> {
    return this.findOne({ intentId });
  }

  override async ofBooking(bookingId: string): Promise<Payment[]> {
    const states = await this.database.manager.find(PaymentSchema, {
      where: { bookingId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return states.map((state) => new Payment(state));
  }

  override async inFlightBefore(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(IN_FLIGHT_BEFORE, [before]);
    return rows.map((row) => row.id);
  }

  private async findOne(where: FindOptionsWhere<PaymentState>, lock = false): Promise<Payment | null> {
    const state = await this.database.manager.findOne(PaymentSchema, {
      where,
      ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    return state && new Payment(state);
  }
}
