import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import type { DomainError } from '../../../../kernel/domain/domain-error.js';
import { type Cents, ZERO } from '../../../../kernel/domain/money.js';
import type { Payment } from '../../domain/payment.js';
import { ProviderUnavailable, type SavedCard, SavedCards } from '../../../payment-provider/index.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentAttempts } from './payment-attempts.js';

/**
 * Each round handles one payment that has ended meanwhile: four places at most, and those of the
 * organiser. More rounds mean that something is wrong.
 */
const MAX_ROUNDS = 8;

/** The data that the payer's browser needs to pay. */
export interface PaymentOffer {
  /** Null: nothing is left to pay. */
  clientSecret: string | null;
  amount: Cents;
  /** The payer's saved card, or null. */
  savedCard: SavedCard | null;
}

/**
 * The next step. `paid`: nothing is missing. `refused`: an error that keeps what the step has
 * stored. `outdated`: a payment that no longer fits ends first. `payment`: it can be paid.
 */
export type NextStep = 'paid' | { refused: DomainError } | { outdated: string } | { payment: Payment };

/** Opens the payment of what is missing of a booking. */
@Injectable()
export class PaymentOffers {
  constructor(
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly savedCards: SavedCards,
    private readonly attempts: PaymentAttempts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Takes steps, each in a transaction of its own, until a payment is open at the provider.
   * @param nextStep decides under the lock of the booking, and stores a new payment
   * @param notCharged the sentence of the error for a payer without a booking of their own
   * @throws TooManyPaymentAttempts, ProviderUnavailable, and the errors of the steps
   */
  async open(payerId: string, nextStep: () => Promise<NextStep>, notCharged?: string): Promise<PaymentOffer> {
    await this.attempts.count(payerId);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const next = await this.unitOfWork.run(nextStep);
      if (next === 'paid') return { clientSecret: null, amount: ZERO, savedCard: null };
      if ('refused' in next) throw next.refused;
      if ('outdated' in next) {
        await this.endPayment.execute(next.outdated);
        continue;
      }
      const [intent, savedCard] = await Promise.all([
        this.openIntent.execute(next.payment),
        this.savedCards.toOffer(next.payment),
      ]);
      if (intent) return { clientSecret: intent.clientSecret, amount: next.payment.askedCents, savedCard };
    }
    throw new ProviderUnavailable(notCharged);
  }
}

/**
 * Returns true if a payment can go on. One that a guest began takes no saved card of the account,
 * so it begins again while no bank is deciding.
 */
export function fits({ askedCents, customerId, isInFlight, status }: Payment, missing: Cents): boolean {
  const isOfGuest = customerId !== null && isInFlight && status !== 'processing';
  return askedCents === missing && !isOfGuest;
}
