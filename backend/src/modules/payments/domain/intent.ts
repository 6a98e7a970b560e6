/**
 * Where an intent stands. `open`: the payer has not finished; `held`: the amount is held on the card and waits to be
 * captured; `succeeded` and `canceled` are final.
 */
export type IntentStatus = 'open' | 'processing' | 'held' | 'succeeded' | 'canceled';

/**
 * A payment intent as the provider reports it, in our words. `amountCents` is what it asks for, `receivedCents` what
 * has arrived. `paymentId` and `bookingId` are what we wrote on it; `null` where somebody else made it.
 */
export interface Intent {
  readonly id: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  readonly receivedCents: number;
  /** ISO code in upper case. */
  readonly currency: string;
  readonly paymentId: string | null;
  readonly bookingId: string | null;
  /** Lets the payer's browser confirm the intent. Never stored, never logged. */
  readonly clientSecret: string;
}
