import type { BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import type { SavedCard } from './saved-card.js';

/**
 * The status of an intent.
 * - `open`: the payer has not finished.
 * - `held`: the amount is authorised on the card and waits to be captured.
 * - `succeeded` and `canceled`: final.
 */
export type IntentStatus = 'open' | 'processing' | 'held' | 'succeeded' | 'canceled';

/** A payment intent as reported by the provider, in the terms of this module. */
export interface Intent {
  readonly id: string;
  readonly status: IntentStatus;
  /** The amount requested. */
  readonly amountCents: number;
  /** The amount received so far. */
  readonly receivedCents: number;
  /** ISO code in upper case. */
  readonly currency: string;
  /** From the metadata written by this application; null if another application made the intent. */
  readonly paymentId: PaymentId | null;
  /** From the metadata written by this application; null if another application made the intent. */
  readonly bookingId: BookingId | null;
  /** The customer that pays; null if another application made the intent without one. */
  readonly customerId: string | null;
  /** The provider's fee for the charge; null while it is unknown. */
  readonly feeCents: number | null;
  /** The last declined attempt to charge a card; null if there is none, or the payer has paid. */
  readonly declinedChargeId: string | null;
  /** True if the payer has tried a card, whatever the bank said. */
  readonly wasTried: boolean;
  /** The card that paid or holds, as a receipt shows it; null if the provider does not name it. */
  readonly card: (Pick<SavedCard, 'brand' | 'last4'> & { readonly fingerprint: string | null }) | null;
  /** The card that paid or holds, if the provider saved it with the customer. */
  readonly savedCard: SavedCard | null;
  /** Lets the payer's browser confirm the intent. Never stored, never logged. */
  readonly clientSecret: string;
}
