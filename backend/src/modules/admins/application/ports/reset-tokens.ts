import type { AdminId } from '../../../../kernel/domain/ids.js';

/** The content of a reset token, not yet compared with the account. */
export interface ClaimedReset {
  readonly adminId: AdminId;
  readonly expiresAt: Date;
}

/**
 * The tokens of letters about forgotten passwords (docs/adr/0076). A token is bound to the stored
 * password, so that any new password ends it. Nothing of it is stored.
 */
export abstract class ResetTokens {
  abstract tokenOf(reset: ClaimedReset, passwordHash: string): string;

  /** Returns what the token claims, or null if it has another form. */
  abstract claimOf(token: string): ClaimedReset | null;

  /** Returns whether the token is ours and was made for this password. */
  abstract isFor(token: string, passwordHash: string): boolean;

  /** Returns the address of the page where the new password is chosen. */
  abstract urlOf(token: string): string;
}
