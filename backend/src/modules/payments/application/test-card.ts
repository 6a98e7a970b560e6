import type { Intent } from '../domain/intent.js';

/** Players whose card never fails, for data to look at. Only where no money moves; any error: the outcome is unknown. */
export abstract class TestCard {
  /** Saves a card with a customer of the provider and answers its id. */
  abstract save(customerId: string): Promise<string>;

  /** Every intent that the provider knows. */
  abstract intents(): Promise<Intent[]>;
}
