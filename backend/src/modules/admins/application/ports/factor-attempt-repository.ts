import type { FactorAttempts } from '../../domain/factor-attempts.js';

/** Counts the codes that were tried for an admin, in a row of its own for each known device. */
export abstract class FactorAttemptRepository {
  /** Locks the row of this admin and device for the ambient transaction and returns it. */
  abstract lock(adminId: string, device: string): Promise<FactorAttempts>;

  abstract save(adminId: string, device: string, attempts: FactorAttempts): Promise<void>;

  abstract forget(adminId: string, device: string): Promise<void>;
}
