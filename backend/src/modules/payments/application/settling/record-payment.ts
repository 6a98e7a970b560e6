import { Injectable } from '@nestjs/common';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import {
  ConfirmationDelayed,
  PaymentContradicted,
  PaymentNotCompleted,
  PaymentNotFound,
  ProviderUnavailable,
} from '../../domain/payment-errors.js';

import { PaymentRepository } from '../ports/payment-repository.js';
import { SettlePayment } from './settle-payment.js';

/** The browser's report of a payment. */
interface PaymentReport {
  bookingId: string;
  playerId: string;
  intentId: string;
  /** The token of the payment link, if a place of it was paid. */
  shareToken?: string | undefined;
}

/**
 * Records a payment that the payer's browser reports as made. The report is not trusted: the server
 * asks the provider.
 */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly links: SharedLinksFacade,
    private readonly settle: SettlePayment,
  ) {}

  /**
   * Returns when the payment is recorded. Safe to repeat.
   * @throws LinkNotFound if the token does not belong to this booking
   * @throws PaymentNotFound if the intent does not belong to this booking and player
   * @throws PaymentNotCompleted if the provider does not report the intent as succeeded
   * @throws PaymentContradicted if something else was taken than what was asked
   * @throws ConfirmationDelayed if the provider does not respond
   */
  async execute(report: PaymentReport): Promise<void> {
    if (report.shareToken) await this.links.accessTo(report.bookingId, report.shareToken);
    const payment = await this.payments.byIntent(report.intentId);
    if (payment?.bookingId !== report.bookingId || payment.playerId !== report.playerId)
      throw new PaymentNotFound();
    if (payment.status === 'succeeded') return;
    const settlement = await this.settle.execute(report.intentId).catch(asDelay);
    if (settlement.kind === 'ignored') throw new PaymentNotFound();
    const status = settlement.kind === 'contradicts' ? 'canceled' : settlement.status;
    if (status === 'contradicted') throw new PaymentContradicted();
    if (status !== 'succeeded') throw new PaymentNotCompleted(status);
  }
}

function asDelay(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new ConfirmationDelayed() : error;
}
