import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { Intent } from '../../domain/intent.js';
import type { DeclinedCharge, ProviderDispute } from '../../domain/provider-dispute.js';
import type { ProviderRefund } from '../../domain/provider-refund.js';
import type { CustomerCard, SavedCard } from '../../domain/saved-card.js';

/** A request to collect money. */
export interface IntentOrder {
  /** Also the idempotency key. */
  paymentId: PaymentId;
  bookingId: BookingId;
  customerId: string;
  amount: Cents;
  /** True if the provider saves the card for later charges. The payment page says so. */
  keepsCard: boolean;
  /** `hold` authorises the amount without charging it; `now` charges it. */
  capture: 'now' | 'hold';
  /** Charges this saved card at once, without the cardholder. */
  cardId: string | null;
}

/** Identifies an intent of this application at the provider if its id is not known. */
export type IntentOwner = Pick<IntentOrder, 'paymentId' | 'customerId'>;

/**
 * The provider will never fulfil an order with this key, and no client secret of it has left the
 * server. The order can be abandoned and placed again.
 * - `key_spent`: the provider has stored a failure under the key.
 * - `customer_gone`: the provider does not know the customer.
 */
export class OrderSpent extends Error {
  constructor(readonly reason: 'key_spent' | 'customer_gone') {
    super(`the provider will not fulfil this order: ${reason}`);
  }
}

/** A request to refund money. */
export interface RefundOrder {
  refundId: string;
  intentId: string;
  amount: Cents;
  /** The idempotency key; identifies the attempt. */
  key: string;
}

/** The provider definitely does not make this refund. Another attempt needs another key. */
export class RefundRefused extends Error {
  /** @param code the provider's code, or `disputed` if the payer's bank has withdrawn the money */
  constructor(readonly code: string) {
    super(`the provider refuses a refund: ${code}`);
  }
}

/** An event sent by the provider. All ids are null if the event does not concern this module. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The intent whose status may have changed. */
  intentId: string | null;
  /** The refund whose status may have changed. */
  refundId: string | null;
  /** The dispute that may have changed. */
  disputeId: string | null;
}

/**
 * The payment provider. After an error the outcome is unknown. Calls that create something take an
 * idempotency key, so that the caller can repeat them safely. Do not call it inside a unit of work:
 * a slow provider would hold database locks.
 */
export abstract class PaymentGateway {
  /**
   * Creates a customer for a player and returns its id.
   * @throws ProviderUnavailable, OrderSpent
   */
  abstract createCustomer(playerId: PlayerId, key: string): Promise<string>;

  /**
   * Creates an intent. For 24 hours, the same payment id returns the same intent.
   * @throws ProviderUnavailable, OrderSpent
   */
  abstract createIntent(order: IntentOrder): Promise<Intent>;

  /**
   * Returns the current state of an intent, or null if it is unknown.
   * @throws ProviderUnavailable
   */
  abstract retrieveIntent(intentId: string): Promise<Intent | null>;

  /** Returns the intent of a payment, or null if it does not exist. @throws ProviderUnavailable */
  abstract findIntent(owner: IntentOwner): Promise<Intent | null>;

  /** Cancels an intent if possible and returns its current state. @throws ProviderUnavailable */
  abstract cancelIntent(intentId: string): Promise<Intent | null>;

  /**
   * Captures part of a held amount and releases the rest. Repeating it with the same amount charges
   * only once. Returns the current state of the intent, even if nothing is held now.
   * @throws ProviderUnavailable
   */
  abstract captureIntent(intentId: string, amount: Cents, key: string): Promise<Intent | null>;

  /**
   * Returns the customer's saved cards that have not expired, newest first; none for an unknown
   * customer.
   * @throws ProviderUnavailable
   */
  abstract savedCards(customerId: string): Promise<SavedCard[]>;

  /**
   * Returns every card of the customer, also expired ones; none for an unknown customer. A customer
   * with very many gets the newest.
   * @throws ProviderUnavailable
   */
  abstract cardsOf(customerId: string): Promise<CustomerCard[]>;

  /**
   * Returns what is the same for each use of a card number, or null if the provider knows the card
   * or its fingerprint no more.
   * @throws ProviderUnavailable
   */
  abstract fingerprintOf(cardId: string): Promise<string | null>;

  /**
   * Takes a card from its customer. It can never be charged again, but what is held on it can be
   * captured. Does nothing for a card that no customer has.
   * @throws ProviderUnavailable
   */
  abstract removeCard(cardId: string): Promise<void>;

  /**
   * Refunds money to the card that paid an intent. The same key never refunds twice.
   * @throws ProviderUnavailable if the outcome is unknown
   * @throws RefundRefused if the provider will not make the refund
   * @throws OrderSpent if the provider has stored a failure under the key
   */
  abstract refund(order: RefundOrder): Promise<ProviderRefund>;

  /**
   * Returns the current state of a refund, or null if it is unknown.
   * @throws ProviderUnavailable
   */
  abstract retrieveRefund(providerId: string): Promise<ProviderRefund | null>;

  /** Returns every refund of an intent, also those made elsewhere. @throws ProviderUnavailable */
  abstract refundsOf(intentId: string): Promise<ProviderRefund[]>;

  /** Returns every intent created since then, of any application. @throws ProviderUnavailable */
  abstract intentsSince(since: Date): Promise<Intent[]>;

  /** Returns every refund created since then, of any application. @throws ProviderUnavailable */
  abstract refundsSince(since: Date): Promise<ProviderRefund[]>;

  /** Returns the declined attempts to pay an intent with a card. @throws ProviderUnavailable */
  abstract declinesOf(intentId: string): Promise<DeclinedCharge[]>;

  /** Returns the current state of a dispute, or null if unknown. @throws ProviderUnavailable */
  abstract retrieveDispute(disputeId: string): Promise<ProviderDispute | null>;

  /** Returns every dispute of an intent. @throws ProviderUnavailable */
  abstract disputesOf(intentId: string): Promise<ProviderDispute[]>;

  /** Returns every dispute opened since then, of any application. @throws ProviderUnavailable */
  abstract disputesSince(since: Date): Promise<ProviderDispute[]>;

  /**
   * Checks the signature of a webhook call and reads its event. Returns null if the body is signed
   * but is not an event.
   * @param body the bytes as received
   * @throws ForgedEvent if the signature is missing, wrong, or more than 300 seconds old
   */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
