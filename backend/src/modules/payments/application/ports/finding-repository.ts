import type { Difference, Finding } from '../../domain/movement.js';

/** Stores the differences between the ledger and the provider until they are resolved. */
export abstract class FindingRepository {
  /** Returns the unresolved findings, oldest first. */
  abstract open(): Promise<Finding[]>;

  /**
   * Stores the differences that exist now and resolves every other open finding. Returns those that
   * are new.
   */
  abstract replace(differences: readonly Difference[], at: Date): Promise<Difference[]>;
}
