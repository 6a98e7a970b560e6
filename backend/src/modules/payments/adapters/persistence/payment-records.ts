import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { PlayerRecords } from '../../../players/index.js';
import { REMOVE_CARDS_TASK } from '../../application/payment-tasks.js';
import { CustomerMerge, CustomerRepository } from '../../../payment-provider/index.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import { type PaymentRow, PaymentSchema } from './payment.schema.js';

const UNFINISHED: readonly PaymentStatus[] = ['creating', 'open', 'processing', 'held'];
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** The bookings of others that the guest pays, and those of payments that keep their customer. */
const BOOKINGS = statement(
  'payments.bookings-to-merge',
  `select distinct booking_id as "bookingId" from payments
    where player_id = $1 or (player_id = $2 and status in (${quoted(UNFINISHED)}))
    order by booking_id`,
);
const EXPORT = statement(
  'payments.export',
  `select b.code as booking, p.purpose, p.status, p.amount_cents as "amountCents", p.card_brand as "cardBrand",
          p.card_last4 as "cardLast4", p.desk_reference as reference, p.created_at as "createdAt", p.settled_at as "settledAt",
          (select coalesce(sum(r.amount_cents), 0)::int from refunds r
            where r.payment_id = p.id and r.status <> 'void') as "refundedCents"
     from payments p join bookings b on b.id = p.booking_id
    where p.player_id = $1 order by p.created_at`,
);

interface ExportRow {
  amountCents: Cents;
  refundedCents: Cents;
}

/** Moves, erases and exports the payments and the saved cards of a player. */
@Injectable()
export class PaymentRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly database: Database,
    private readonly bookings: BookingsFacade,
    private readonly customers: CustomerRepository,
    private readonly customerMerge: CustomerMerge,
    private readonly jobs: Jobs,
    @InjectRepository(PaymentSchema) private readonly payments: Repository<PaymentRow>,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'payments',
      hold: (guestId, accountId) => this.hold(guestId, accountId),
      move: (guestId, accountId) => this.move(guestId, accountId),
      erase: (playerId) => this.erase(playerId),
      export: (playerId) => this.export(playerId),
    });
  }

  private async hold(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    const rows = await this.database.query<{ bookingId: BookingId }>(BOOKINGS, [guestId, accountId]);
    for (const { bookingId } of rows) await this.bookings.lock(bookingId);
  }

  private async move(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    const customers = await this.customerMerge.lock(guestId, accountId);
    const payments = this.database.of(this.payments);
    // An intent stays with the customer for whom it was ordered, also if the order is repeated.
    const ordered = { customerId: IsNull(), status: In(UNFINISHED) };
    for (const { playerId, customerId } of customers)
      await payments.update({ ...ordered, playerId }, { customerId });
    await payments.update({ playerId: guestId }, { playerId: accountId });
    await this.customerMerge.merge(customers, guestId, accountId);
  }

  /** The payments stay without a person. The cards leave the provider by a job. */
  private async erase(playerId: PlayerId): Promise<void> {
    const customers = await this.customers.all(playerId);
    await this.customers.forget(playerId);
    await this.database.of(this.payments).update({ playerId }, { deskReference: null });
    await this.jobs.scheduleAll(
      customers.map((customerId) => ({ task: REMOVE_CARDS_TASK, payload: { customerId } })),
    );
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    const rows = await this.database.query<ExportRow>(EXPORT, [playerId]);
    const card = await this.customers.savedCard(playerId);
    return {
      savedCard: card && { brand: card.brand, last4: card.last4 },
      payments: rows.map(({ amountCents, refundedCents, ...row }) => ({
        ...row,
        amount: formatAmount(amountCents),
        refundedAmount: formatAmount(refundedCents),
      })),
    };
  }
}
