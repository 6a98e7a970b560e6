import { Injectable } from '@nestjs/common';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentGateway } from '../../../payment-provider/index.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettlePayment } from '../settling/settle-payment.js';
import { OpenIntent } from './open-intent.js';

/**
 * Ends an unfinished payment. It cancels the intent at the provider, so that the intent can never
 * be charged, and records the result. If the payer was faster, the payment succeeds instead.
 */
@Injectable()
export class EndPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly gateway: PaymentGateway,
    private readonly settle: SettlePayment,
  ) {}

  /**
   * Returns the payment as it is afterwards. It is still unfinished if the bank is deciding.
   * @throws ProviderUnavailable
   */
  async execute(paymentId: PaymentId): Promise<Payment | null> {
    let payment = await this.payments.find(paymentId);
    if (payment?.intentId === null && !payment.isFinal) {
      // The provider may have created the intent. Repeating the order returns it.
      await this.openIntent.execute(payment);
      payment = await this.payments.find(paymentId);
    }
    if (!payment || payment.isFinal || payment.intentId === null) return payment;
    const intent = await this.gateway.cancelIntent(payment.intentId);
    if (intent) await this.settle.record(intent);
    return this.payments.find(paymentId);
  }
}
