import type { Intent } from '../../domain/intent.js';

/**
 * Gives players a card that never fails, for demo data. Only for providers without real money.
 * After any error, the outcome is unknown.
 */
export abstract class TestCard {
  /** Saves a card for a customer of the provider and returns the id of the card. */
  abstract save(customerId: string): Promise<string>;

  /** Returns every intent at the provider. */
  abstract intents(): Promise<Intent[]>;
}
