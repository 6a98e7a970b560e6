import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { type Intent, PaymentGateway } from '../../../payment-provider/index.js';
import { DeclinedChargeRepository } from '../ports/declined-charge-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { EndPayment } from './end-payment.js';
import { PaymentAttempts } from './payment-attempts.js';

/** A payer needs a few attempts; a thief who tests stolen cards needs many on one intent. */
const MAX_DECLINES = 10;

/**
 * Counts the cards that were declined for an intent, and ends the intent after ten. The provider's
 * list of charges counts, so a lost event does no harm and a repeated one counts nothing twice.
 */
@Injectable()
export class CountDeclines {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly declines: DeclinedChargeRepository,
    private readonly bookings: BookingsFacade,
    private readonly endPayment: EndPayment,
    private readonly attempts: PaymentAttempts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable */
  async execute({ id: intentId, declinedChargeId }: Intent): Promise<void> {
    if (declinedChargeId === null || (await this.declines.isKnown(declinedChargeId))) return;
    const payment = await this.payments.byIntent(intentId);
    if (payment === null) return;
    const declined = await this.gateway.declinesOf(intentId);
    const { id: paymentId, bookingId, playerId } = payment;
    const mustEnd = await this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      const count = await this.declines.keep(paymentId, declined);
      return count >= MAX_DECLINES && (await this.stop(paymentId));
    });
    if (!mustEnd) return;
    this.logger.error({ alert: 'declined_cards', paymentId, bookingId, intentId }, 'too many declined cards');
    await this.attempts.pause(playerId);
    await this.endPayment.execute(paymentId);
  }

  /** Returns true if the payment is unfinished and was not stopped before. */
  private async stop(paymentId: PaymentId): Promise<boolean> {
    const payment = await this.payments.lock(paymentId);
    if (payment === null || payment.isFinal || payment.wasStoppedByDeclines) return false;
    payment.stopForDeclines(this.clock.now());
    await this.payments.save(payment);
    return true;
  }
}
