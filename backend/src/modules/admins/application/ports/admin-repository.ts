import type { AdminId } from '../../../../kernel/domain/ids.js';

/** An admin account as stored. */
export interface AdminAccount {
  id: AdminId;
  username: string;
  passwordHash: string;
  /** Whether the password is still the one that the server has generated. */
  hasInitialPassword: boolean;
  /** The hash of the password that the settings gave last, or null if they never gave one. */
  configuredHash: string | null;
}

/** The signed-in admin, with what the browser has to know. */
export type SignedInAccount = Pick<AdminAccount, 'id' | 'username' | 'hasInitialPassword'>;

/** The password of an account, and where it comes from. */
export type NewPassword = Pick<AdminAccount, 'passwordHash' | 'hasInitialPassword' | 'configuredHash'>;

/** Stores admin accounts. Usernames are compared without regard to case. */
export abstract class AdminRepository {
  /** Returns the account with this name, or null if there is none or if it is disabled. */
  abstract byUsername(username: string): Promise<AdminAccount | null>;

  /** Returns whether an admin has a password, or signs in with passkeys only. */
  abstract hasPassword(id: AdminId): Promise<boolean>;

  /** Returns whether there is an account with this name, enabled or not. */
  abstract isTaken(username: string): Promise<boolean>;

  /**
   * Creates the account, or sets the password of the existing account with this name, ends its
   * sessions and forgets its devices. A disabled account is enabled again, without any role. A new
   * account owns every venue, and so does the one of the settings. Returns the id of the account.
   */
  abstract save(username: string, password: NewPassword): Promise<AdminId>;

  /** Changes the password, or what is known of it, and ends no session. */
  abstract update(id: AdminId, changes: Partial<NewPassword>): Promise<void>;

  /**
   * Disables the account, removes its roles and second factors, ends its sessions and forgets its
   * devices. Returns its id, or null if there is no enabled account with this name.
   */
  abstract disable(username: string): Promise<AdminId | null>;
}
