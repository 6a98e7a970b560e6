import type { Movement, MovementKind } from '../../../findings/index.js';

/** Reads the movements of money from the ledger. A refund that left and came back is left out. */
export abstract class MovementQueries {
  /** Returns the movements from this time on. */
  abstract since(since: Date): Promise<Movement[]>;

  /** Returns the amount of a movement in cents, or null if the ledger has none. */
  abstract find(kind: MovementKind, providerId: string): Promise<number | null>;
}
