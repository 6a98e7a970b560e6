import { Injectable } from '@nestjs/common';
import {
  ConfirmationDelayed,
  PaymentNotCompleted,
  PaymentNotFound,
  ProviderUnavailable,
} from '../domain/payment-errors.js';
import { PaymentRepository } from './payment-repository.js';
import { SettlePayment } from './settle-payment.js';

/** Records a payment that the payer's browser says it has made. What it says is a hint to ask the provider, no more. */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly settle: SettlePayment,
  ) {}

  /**
   * Returns once the money is recorded; again at once when repeated.
   * @throws PaymentNotFound where the intent is not of this booking and this player
   * @throws PaymentNotCompleted where the provider does not say that it succeeded
   * @throws ConfirmationDelayed where the provider does not answer
   */
  async execute(claim: { bookingId: string; playerId: string; intentId: string }): Promise<void> {
    const payment = await this.payments.byIntent(claim.intentId);
    const { bookingId, playerId, status } = payment?.state ?? {};
    if (bookingId !== claim.bookingId || playerId !== claim.playerId) throw new PaymentNotFound();
    if (status === 'succeeded') return;
    const settlement = await this.settle.execute(claim.intentId).catch(whileUnavailable);
    if (settlement.kind === 'ignored') throw new PaymentNotFound();
    if (settlement.status !== 'succeeded') throw new PaymentNotCompleted(settlement.status);
  }
}

function whileUnavailable(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new ConfirmationDelayed() : error;
}
