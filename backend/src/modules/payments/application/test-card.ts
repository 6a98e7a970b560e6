import type { Intent } from '../domain/intent.js';

/** A payer whose card never fails, for data to look at. Only where no money moves. */
export abstract class TestCard {
  /** Pays an intent and answers it as it then stands. Any error means that the outcome is unknown. */
  abstract pay(intentId: string): Promise<Intent>;

  /** Every intent that the provider knows. */
  abstract intents(): Promise<Intent[]>;
}
