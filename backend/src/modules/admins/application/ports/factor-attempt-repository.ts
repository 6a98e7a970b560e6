import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { FactorAttempts } from '../../domain/factor-attempts.js';

/** Counts the codes that were tried for an admin, in a row of its own for each known device. */
export abstract class FactorAttemptRepository {
  /** Locks the row of this admin and device for the ambient transaction and returns it. */
  abstract lock(adminId: AdminId, device: string): Promise<FactorAttempts>;

  abstract save(adminId: AdminId, device: string, attempts: FactorAttempts): Promise<void>;

  abstract forget(adminId: AdminId, device: string): Promise<void>;
}
