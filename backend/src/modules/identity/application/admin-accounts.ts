import { Injectable } from '@nestjs/common';
import { AdminRepository } from './admin-repository.js';
import { PasswordHasher } from './password-hasher.js';

/**
 * Creates, changes and disables the accounts of the admin area. The caller checks that a password
 * is strong enough.
 */
@Injectable()
export class AdminAccounts {
  constructor(
    private readonly admins: AdminRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Makes sure that the account exists with this password. Changes nothing if it already does, so
   * that its sessions stay open.
   */
  async ensure(username: string, password: string): Promise<void> {
    const account = await this.admins.byUsername(username);
    if (account && (await this.hasher.verify(account.passwordHash, password))) return;
    await this.admins.save(username, await this.hasher.hash(password));
  }

  /** Creates the account, or changes its password and ends its sessions. */
  async set(username: string, password: string): Promise<'created' | 'changed'> {
    const isKnown = (await this.admins.byUsername(username)) !== null;
    await this.admins.save(username, await this.hasher.hash(password));
    return isKnown ? 'changed' : 'created';
  }

  /**
   * Disables an account and ends its sessions. The row stays because the audit log refers to it.
   * Returns false if there is no enabled account with this name.
   */
  disable(username: string): Promise<boolean> {
    return this.admins.disable(username);
  }
}
