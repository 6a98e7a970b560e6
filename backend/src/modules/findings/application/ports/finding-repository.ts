import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { ComparisonResult, Difference, Finding, RaisedFinding } from '../../domain/movement.js';

/** Stores the differences between the ledger and the provider until they are resolved. */
export abstract class FindingRepository {
  /** Returns the unresolved findings, oldest first. */
  abstract open(): Promise<Finding[]>;

  /**
   * Stores the differences that exist now and resolves every other open difference. A difference
   * that an admin has resolved is not stored again. Returns those that are new.
   */
  abstract replace(differences: readonly Difference[], at: Date): Promise<Difference[]>;

  /** Stores a finding at once. Does nothing if there is an open one about the same thing. */
  abstract raise(finding: RaisedFinding, at: Date): Promise<void>;

  /** Resolves the open contradiction of an intent, because the money was given back. */
  abstract settleContradiction(intentId: string, at: Date): Promise<void>;

  /**
   * Resolves a finding for an admin. Returns its kind and provider id, or null if there is no such
   * open finding.
   */
  abstract resolve(resolution: {
    id: string;
    adminId: AdminId;
    note: string;
    at: Date;
  }): Promise<{ kind: string; providerId: string } | null>;

  /** Returns what a finding is about, or null if there is no such finding. */
  abstract find(id: string): Promise<{ kind: string; providerId: string } | null>;

  /** Stores the result of a comparison. */
  abstract keepComparison(result: ComparisonResult): Promise<void>;
}
