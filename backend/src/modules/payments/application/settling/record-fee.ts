import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { Intent } from '../../../payment-provider/index.js';
import { feeTaken } from '../../domain/ledger.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Records what the provider really took for a charge. The figures of a month use an estimate. */
@Injectable()
export class RecordFee {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly ledger: LedgerRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the fee is unknown or recorded, or the payment has not been received. */
  async execute({ id: intentId, feeCents }: Intent): Promise<void> {
    if (feeCents === null) return;
    await this.unitOfWork.run(async () => {
      const found = await this.payments.byIntent(intentId);
      if (found === null || found.feeCents !== null) return;
      await this.bookings.lock(found.bookingId);
      const payment = await this.payments.lock(found.id);
      if (payment === null || payment.feeCents !== null) return;
      if (!payment.hasReceived || !payment.isInLedger) return;
      const amount = toCents(feeCents);
      payment.recordFee(amount);
      await this.payments.save(payment);
      const taken = feeTaken({ intentId, bookingId: payment.bookingId, amount, at: this.clock.now() });
      if (taken !== null) await this.ledger.enter(taken);
    });
  }
}
