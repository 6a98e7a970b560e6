import { Injectable } from '@nestjs/common';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import { ProviderUnavailable } from '../../../payment-provider/index.js';
import { EndPayment } from './end-payment.js';

/** Each round ends one payment: at most four places and two of the organiser. */
const MAX_ROUNDS = 8;

/** Ends the payments that are in the way of something. */
@Injectable()
export class EndPayments {
  constructor(private readonly endPayment: EndPayment) {}

  /**
   * Repeats an attempt until it returns null. An attempt returns the id of a payment that has to
   * end before it can succeed.
   * @throws ProviderUnavailable if a payment does not end
   */
  async until(attempt: () => Promise<PaymentId | null>): Promise<void> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const outdated = await attempt();
      if (outdated === null) return;
      await this.endPayment.execute(outdated);
    }
    throw new ProviderUnavailable();
  }
}
