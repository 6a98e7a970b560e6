import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { DomainError } from '../../../kernel/domain/domain-error.js';
import type { PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import { type Cents, ZERO } from '../../../kernel/domain/money.js';
import { EndPayment, OpenIntent, type Payment, PaymentAttempts } from '../../payments/index.js';
import {
  CustomerRepository,
  type ProviderCustomer,
  ProviderUnavailable,
  type SavedCard,
  SavedCards,
} from '../../payment-provider/index.js';

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
export type NextStep =
  'paid' | { refused: DomainError } | { outdated: PaymentId } | { payment: Payment; isOrganiser?: boolean };

/** Who pays, and from which network address if that has not been counted before. */
interface Asking {
  readonly playerId: PlayerId;
  readonly address?: string | undefined;
}

/** Opens the payment of what is missing of a booking. */
@Injectable()
export class PaymentOffers {
  constructor(
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly savedCards: SavedCards,
    private readonly attempts: PaymentAttempts,
    private readonly customers: CustomerRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Counts the attempt, and follows the steps.
   * @throws TooManyPaymentAttempts, ProviderUnavailable, and the errors of the steps
   */
  async open(
    { playerId, address }: Asking,
    nextStep: () => Promise<NextStep>,
    words?: OfferWords,
  ): Promise<PaymentOffer> {
    await this.attempts.count(playerId, address);
    return this.follow(nextStep, words);
  }

  /**
   * Takes steps, each in a transaction of its own, until a payment is open at the provider.
   * @param nextStep decides under the lock of the booking, and stores a new payment
   * @throws ProviderUnavailable, and the errors of the steps
   */
  async follow(nextStep: () => Promise<NextStep>, words: OfferWords = {}): Promise<PaymentOffer> {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const { next, customer } = await this.unitOfWork.run(() => this.withCustomer(nextStep));
      if (next === 'paid') return { clientSecret: null, amount: ZERO, savedCard: null };
      if ('refused' in next) throw next.refused;
      if ('outdated' in next) {
        const ended = await this.endPayment.execute(next.outdated).catch(reassuring(words.notEnded));
        if (ended) words.ended?.(ended);
        continue;
      }
      const { payment, isOrganiser } = next;
      const [intent, savedCard] = await Promise.all([
        this.openIntent.execute(payment, { customer, isOrganiser }).catch(reassuring(words.notOpened)),
        this.savedCards.toOffer(payment, customer),
      ]);
      if (intent) return { clientSecret: intent.clientSecret, amount: payment.askedCents, savedCard };
    }
    throw new ProviderUnavailable(words.notCharged);
  }

  private async withCustomer(nextStep: () => Promise<NextStep>): Promise<{
    next: NextStep;
    customer: ProviderCustomer | null;
  }> {
    const next = await nextStep();
    const isPayment = typeof next === 'object' && 'payment' in next;
    return { next, customer: isPayment ? await this.customers.of(next.payment.playerId) : null };
  }
}

/** The message to a payer without a booking of their own if the provider does not respond. */
export interface OfferWords {
  /** If no payment opens at all. */
  readonly notCharged?: string;
  /** If a payment that is in the way does not end. */
  readonly notEnded?: string;
  /** If the new payment does not open. */
  readonly notOpened?: string;
  /** Looks at each payment that had to end. May throw. */
  readonly ended?: (payment: Payment) => void;
}

/** Gives the error of the provider other words, if there are any. */
function reassuring(words: string | undefined): (error: unknown) => never {
  return (error) => {
    throw words !== undefined && error instanceof ProviderUnavailable
      ? new ProviderUnavailable(words)
      : error;
  };
}

/**
 * Returns true if a payment can go on. One that a guest began takes no saved card of the account,
 * so it begins again while no bank is deciding.
 */
export function fits({ askedCents, customerId, isInFlight, status }: Payment, missing: Cents): boolean {
  const isOfGuest = customerId !== null && isInFlight && status !== 'processing';
  return askedCents === missing && !isOfGuest;
}
