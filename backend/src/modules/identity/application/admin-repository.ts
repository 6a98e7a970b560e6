/** An admin account as stored. */
export interface AdminAccount {
  id: string;
  username: string;
  passwordHash: string;
}

/** Stores admin accounts. Usernames are compared without regard to case. */
export abstract class AdminRepository {
  /** Returns the account with this name, or null if there is none or if it is disabled. */
  abstract byUsername(username: string): Promise<AdminAccount | null>;

  /**
   * Creates the account, or sets the password of the existing account with this name and ends its
   * sessions. A disabled account is enabled again.
   */
  abstract save(username: string, passwordHash: string): Promise<void>;

  /**
   * Disables the account and ends its sessions. Returns false if there is no enabled account with
   * this name.
   */
  abstract disable(username: string): Promise<boolean>;
}
