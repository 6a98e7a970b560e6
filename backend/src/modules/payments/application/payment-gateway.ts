import type { Cents } from '../../../kernel/domain/money.js';
import type { Intent } from '../domain/intent.js';

/** What the provider is asked to collect. `paymentId` is the idempotency key, too. */
export interface IntentOrder {
  paymentId: string;
  bookingId: string;
  customerId: string;
  amount: Cents;
}

/**
 * This order will never be answered under its key, and no client secret of it has left us: it can be given up and made
 * anew. `customer_gone`: the provider does not know the customer (any more).
 */
export class OrderSpent extends Error {
  constructor(readonly reason: 'key_spent' | 'customer_gone') {
    super(`the provider will not fulfil this order: ${reason}`);
  }
}

/** Something the provider tells us. `intentId` where an intent may have ended or moved on; else there is nothing to do. */
export interface ProviderEvent {
  id: string;
  type: string;
  intentId: string | null;
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
   * Makes an intent whose card is kept for later charges; the same payment id gives the same intent for 24 hours.
   * @throws ProviderUnavailable, OrderSpent
   */
  abstract createIntent(order: IntentOrder): Promise<Intent>;

  /** The intent as it stands now; `null`: the provider knows none. @throws ProviderUnavailable */
  abstract retrieveIntent(intentId: string): Promise<Intent | null>;

  /** Cancels an intent where that is still possible, and answers it as it then stands. @throws ProviderUnavailable */
  abstract cancelIntent(intentId: string): Promise<Intent | null>;

  /**
   * Reads a message that claims to come from the provider.
   * @param body the bytes as they arrived
   * @throws ForgedEvent where the signature is missing, wrong, or more than 300 seconds old
   */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;
}
