import type { Cents } from '../../../kernel/domain/money.js';
import type { Intent } from '../domain/intent.js';
import type { ProviderRefund } from '../domain/refund.js';

/** What the provider is asked to collect. `paymentId` is the idempotency key, too. */
export interface IntentOrder {
  paymentId: string;
  bookingId: string;
  customerId: string;
  amount: Cents;
  /** Whether the card is kept for later charges; the page of whoever pays says so. */
  keepsCard: boolean;
  /** `hold`: the amount is only held on the card, to be captured later; else it is charged at once. */
  capture: 'now' | 'hold';
  /** Charges this saved card right away, without its holder. */
  cardId: string | null;
}

/** By what an intent of ours is found at the provider where its id is not known. */
export type IntentOwner = Pick<IntentOrder, 'paymentId' | 'customerId'>;

/**
 * This order will never be answered under its key, and no client secret of it has left us: it can be given up and made
 * anew. `customer_gone`: the provider does not know the customer (any more).
 */
export class OrderSpent extends Error {
  constructor(readonly reason: 'key_spent' | 'customer_gone') {
    super(`the provider will not fulfil this order: ${reason}`);
  }
}

/** What the provider is asked to send back. `key` names the attempt. */
export interface RefundOrder {
  refundId: string;
  intentId: string;
  amount: Cents;
  key: string;
}

/** The provider will definitely not make this refund; another attempt needs another key. */
export class RefundRefused extends Error {
  constructor(readonly code: string) {
    super(`the provider refuses a refund: ${code}`);
  }
}

/** Something the provider tells us: an intent or a refund may have ended or moved on; else there is nothing to do. */
export interface ProviderEvent {
  id: string;
  type: string;
  intentId: string | null;
  refundId: string | null;
}

/**
 * The payment provider in our words. An error means that the outcome is unknown: calls that create take a key, so that
 * repeating one never does the work twice. No call belongs inside a unit of work.
 */
export abstract class PaymentGateway {
  /**
   * Makes a customer for a player and answers its id.
   * @throws ProviderUnavailable, OrderSpent
   */
  abstract createCustomer(playerId: string, key: string): Promise<string>;

  /**
   * Makes an intent; the same payment id gives the same intent for 24 hours.
   * @throws ProviderUnavailable, OrderSpent
   */
  abstract createIntent(order: IntentOrder): Promise<Intent>;

  /** The intent as it stands now; `null`: the provider knows none. @throws ProviderUnavailable */
  abstract retrieveIntent(intentId: string): Promise<Intent | null>;

  /** The intent of this payment, if the provider has it, however old. @throws ProviderUnavailable */
  abstract findIntent(owner: IntentOwner): Promise<Intent | null>;

  /** Cancels an intent where that is still possible, and answers it as it then stands. @throws ProviderUnavailable */
  abstract cancelIntent(intentId: string): Promise<Intent | null>;

  /**
   * Charges part of what an intent holds and gives the rest free; repeated with the same amount, it charges once.
   * Answers the intent as it then stands, also where the hold is gone.
   * @throws ProviderUnavailable
   */
  abstract captureIntent(intentId: string, amount: Cents, key: string): Promise<Intent | null>;

  /** The card that a customer has used last and left to us; `null`: none. @throws ProviderUnavailable */
  abstract savedCard(customerId: string): Promise<string | null>;

  /**
   * Sends money back to the card that paid an intent; the same key never refunds twice.
   * @throws ProviderUnavailable where the outcome is unknown
   * @throws RefundRefused where the provider will not do it
   * @throws OrderSpent where a failure is kept under the key
   */
  abstract refund(order: RefundOrder): Promise<ProviderRefund>;

  /** A refund as it stands now; `null`: the provider knows none. @throws ProviderUnavailable */
  abstract retrieveRefund(providerId: string): Promise<ProviderRefund | null>;

  /** Every refund of an intent, whoever made it. @throws ProviderUnavailable */
  abstract refundsOf(intentId: string): Promise<ProviderRefund[]>;

  /** Every intent that was made since then, of whichever application. @throws ProviderUnavailable */
  abstract intentsSince(since: Date): Promise<Intent[]>;

  /** Every refund that was made since then, of whichever application. @throws ProviderUnavailable */
  abstract refundsSince(since: Date): Promise<ProviderRefund[]>;

  /**
   * Reads a message that claims to come from the provider.
   * @param body the bytes as they arrived
   * @throws ForgedEvent where the signature is missing, wrong, or more than 300 seconds old
   */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;
}
