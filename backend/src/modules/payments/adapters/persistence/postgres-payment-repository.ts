import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FindOptionsWhere, Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import { PaymentRepository } from '../../application/ports/payment-repository.js';
import { Payment, type PaymentState } from '../../domain/payment.js';
import { IN_FLIGHT_STATUSES } from '../../domain/payment-status.js';
import { type PaymentRow, PaymentSchema } from './payment.schema.js';

/** The statuses are literals, so that PostgreSQL can use the partial index `payments_in_flight`. */
const IN_FLIGHT = IN_FLIGHT_STATUSES.map((status) => `'${status}'`).join(', ');

const IN_FLIGHT_BEFORE = statement(
  'payments.in-flight-before',
  `select id from payments
    where status in (${IN_FLIGHT}) and created_at < $1 order by created_at, id`,
);

@Injectable()
export class PostgresPaymentRepository extends PaymentRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PaymentSchema) private readonly rows: Repository<PaymentRow>,
  ) {
    super();
  }

  override async add(payment: Payment): Promise<void> {
    await this.database.of(this.rows).insert(payment.snapshot());
  }

  override async save(payment: Payment): Promise<void> {
    const { id, amountCents, status, intentId, excess, settledAt, ...facts } = payment.snapshot();
    const { takenCurrency, feeCents, declinesEndedAt, leftAt, cardBrand, cardLast4, cardCheck } = facts;
    const ended = { takenCurrency, feeCents, declinesEndedAt, leftAt, cardBrand, cardLast4, cardCheck };
    await this.database
      .of(this.rows)
      .update({ id }, { amountCents, status, intentId, excess, settledAt, ...ended });
  }

  override async open(id: PaymentId, intentId: string): Promise<boolean> {
    const opened = { status: 'open', intentId } as const;
    const { affected } = await this.database.of(this.rows).update({ id, status: 'creating' }, opened);
    return affected === 1;
  }

  override async lock(id: PaymentId): Promise<Payment | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.of(this.rows).findOne({ where: { id }, lock });
    return row && toPayment(row);
  }

  override find(id: PaymentId): Promise<Payment | null> {
    return this.findBy({ id });
  }

  override byIntent(intentId: string): Promise<Payment | null> {
    return this.findBy({ intentId });
  }

  override async ofBooking(bookingId: BookingId): Promise<Payment[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const rows = await this.database.of(this.rows).find({ where: { bookingId }, order });
    return rows.map(toPayment);
  }

  override async inFlightBefore(before: Date): Promise<PaymentId[]> {
    const rows = await this.database.query<{ id: PaymentId }>(IN_FLIGHT_BEFORE, [before]);
    return rows.map((row) => row.id);
  }

  private async findBy(where: FindOptionsWhere<PaymentRow>): Promise<Payment | null> {
    const row = await this.database.of(this.rows).findOneBy(where);
    return row && toPayment(row);
  }
}

/** The constraints of the table guarantee that intent, time and excess match the status. */
function toPayment(row: PaymentRow): Payment {
  return Payment.restore(row as PaymentState);
}
