import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { isCardRefused } from '../../domain/card-check.js';
import {
  ConfirmationDelayed,
  DiscountUsedWithCard,
  PaymentContradicted,
  PaymentNotCompleted,
  PaymentNotFound,
} from '../../domain/payment-errors.js';
import { ProviderUnavailable } from '../../../payment-provider/index.js';

import { PaymentRepository } from '../ports/payment-repository.js';
import { SettleHold } from './settle-hold.js';

/** The browser's report of a payment. */
interface PaymentReport {
  bookingId: BookingId;
  playerId: PlayerId;
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
    private readonly settle: SettleHold,
  ) {}

  /**
   * Returns when the payment is recorded. Safe to repeat.
   * @throws LinkNotFound if the token does not belong to this booking
   * @throws PaymentNotFound if the intent does not belong to this booking and player
   * @throws PaymentNotCompleted if the provider does not report the intent as succeeded
   * @throws DiscountUsedWithCard if the card may not use the code of the booking; nothing was taken
   * @throws PaymentContradicted if something else was taken than what was asked
   * @throws ConfirmationDelayed if the provider does not respond
   */
  async execute(report: PaymentReport): Promise<void> {
    if (report.shareToken) await this.links.accessTo(report.bookingId, report.shareToken);
    const payment = await this.payments.byIntent(report.intentId);
    if (payment?.bookingId !== report.bookingId || payment.playerId !== report.playerId)
      throw new PaymentNotFound();
    if (payment.status === 'succeeded') return;
    const settlement = await this.settle.execute(report.intentId, payment).catch(asDelay);
    if (settlement.kind === 'ignored') throw new PaymentNotFound();
    const status = settlement.kind === 'contradicts' ? 'canceled' : settlement.status;
    if (status === 'succeeded') return;
    if (status === 'contradicted') throw new PaymentContradicted();
    const recorded = await this.payments.find(payment.id);
    if (recorded && isCardRefused(recorded.snapshot())) throw new DiscountUsedWithCard();
    throw new PaymentNotCompleted(status);
  }
}

function asDelay(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new ConfirmationDelayed() : error;
}
