import type { AdminId } from '../../../../kernel/domain/ids.js';

/**
 * Stores in which browsers an admin has signed in, under the hash of a token that the browser keeps
 * (docs/adr/0032). What others try never locks out a known browser.
 */
export abstract class AdminDeviceRepository {
  /** Whether the enabled admin of this name signed in with this browser after `since`. */
  abstract isKnown(username: string, idHash: Buffer, since: Date): Promise<boolean>;

  /** Whether this token is ours: any admin has signed in with this browser. */
  abstract isIssued(idHash: Buffer): Promise<boolean>;

  /** Adds the browser, or records that it was used again. */
  abstract remember(adminId: AdminId, idHash: Buffer, at: Date): Promise<void>;

  /** Removes every browser of the admin but this one; all of them if `kept` is null. */
  abstract forgetOthers(adminId: AdminId, kept: Buffer | null): Promise<void>;
}
