import type { AdminId } from '../../../../kernel/domain/ids.js';

/** Who has to have a second factor. */
export abstract class SecondFactorPolicy {
  /** True if the settings require it of every admin. */
  abstract readonly isRequired: boolean;

  /**
   * Returns whether an admin without a second factor may do nothing but set one up: by the
   * settings, or as owner or manager of a venue (club.md §2).
   */
  abstract isRequiredOf(adminId: AdminId): Promise<boolean>;
}
