import { Injectable } from '@nestjs/common';
import { CountDeclines } from './count-declines.js';
import { PaymentGateway } from '../../../payment-provider/index.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettleHold } from '../settling/settle-hold.js';
import type { Settlement } from '../settling/settle-payment.js';

/** Records all that an intent contains: the state of its payment, the fee, and declined cards. */
@Injectable()
export class FollowIntent {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly settle: SettleHold,
    private readonly countDeclines: CountDeclines,
  ) {}

  /** Returns true if the payment of an intent has arrived with its fee: nothing more can follow. */
  async isSettled(intentId: string): Promise<boolean> {
    const payment = await this.payments.byIntent(intentId);
    return payment?.status === 'succeeded' && payment.feeCents !== null;
  }

  /** Safe to repeat. @throws ProviderUnavailable */
  async execute(intentId: string): Promise<Settlement> {
    const intent = await this.gateway.retrieveIntent(intentId);
    if (intent === null) return { kind: 'ignored', reason: 'unknown_intent' };
    const settlement = await this.settle.record(intent);
    await this.countDeclines.execute(intent);
    return settlement;
  }
}
