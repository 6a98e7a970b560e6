import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PaymentId } from '../../../../kernel/domain/ids.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentGateway } from '../../../payment-provider/index.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { EndPayment } from './end-payment.js';
import { HoldPlaceLonger } from './hold-place-longer.js';
import { PaymentAttempts } from './payment-attempts.js';

/**
 * Opens a reserved place that was not paid in time. It ends the payment at the provider first;
 * settling the payment then opens the place. A place of an open game is held as long as every other
 * place once its payer has tried a card.
 */
@Injectable()
export class ReleasePlace {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly links: SharedLinksFacade,
    private readonly endPayment: EndPayment,
    private readonly attempts: PaymentAttempts,
    private readonly holdLonger: HoldPlaceLonger,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderUnavailable or PlaceStillHeld; the job then runs again */
  async execute(paymentId: PaymentId, until: Date): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.isFinal) return;
    if (this.clock.now() < until) throw new PlaceStillHeld(paymentId);
    const heldBy = await this.links.holderOf(payment.bookingId, paymentId);
    const wasTried = heldBy !== null && (await this.wasTried(payment));
    if (wasTried && (await this.holdLonger.execute(payment))) return;
    const ended = await this.endPayment.execute(paymentId);
    if (heldBy !== null && !wasTried && ended?.status === 'canceled') await this.attempts.countLapse(heldBy);
  }

  private async wasTried({ intentId }: Payment): Promise<boolean> {
    return intentId !== null && ((await this.gateway.retrieveIntent(intentId))?.wasTried ?? false);
  }
}

class PlaceStillHeld extends Error {
  constructor(paymentId: PaymentId) {
    super(`the place of payment ${paymentId} is still held`);
  }
}
