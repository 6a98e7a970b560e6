import type { Difference, Finding, Movement, MovementKind } from '../domain/movement.js';

/** What moved according to our ledger; a refund that left and came back has not moved. */
export abstract class Movements {
  abstract since(since: Date): Promise<Movement[]>;
  /** In cents; `null`: none is known. */
  abstract find(kind: MovementKind, providerId: string): Promise<number | null>;
}

/** Differences between our books and the provider's, kept until they are resolved. */
export abstract class Findings {
  /** Unresolved ones, oldest first. */
  abstract open(): Promise<Finding[]>;
  /** These, and no others, are there now: the others are resolved. Answers those that are new. */
  abstract replace(differences: readonly Difference[], at: Date): Promise<Difference[]>;
}
