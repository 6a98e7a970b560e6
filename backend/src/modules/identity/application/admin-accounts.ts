import { Injectable } from '@nestjs/common';
import { CONSOLE, SecurityLog } from '../../../kernel/application/security-log.js';
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
    private readonly security: SecurityLog,
  ) {}

  /**
   * Makes sure that the account exists with this password. Changes nothing if it already does, so
   * that its sessions stay open.
   */
  async ensure(username: string, password: string): Promise<void> {
    const account = await this.admins.byUsername(username);
    if (account && (await this.hasher.verify(account.passwordHash, password))) return;
    await this.set(username, password);
  }

  /** Creates the account, or changes its password and ends its sessions. */
  async set(username: string, password: string): Promise<'created' | 'changed'> {
    const isKnown = (await this.admins.byUsername(username)) !== null;
    await this.admins.save(username, await this.hasher.hash(password));
    const change = isKnown ? 'password-changed' : 'admin-created';
    this.security.record({ event: 'rights-change', change, subject: username, actor: CONSOLE });
    return isKnown ? 'changed' : 'created';
  }

  /**
   * Disables an account and ends its sessions. The row stays because the audit log refers to it.
   * Returns false if there is no enabled account with this name.
   */
  async disable(username: string): Promise<boolean> {
    const isDisabled = await this.admins.disable(username);
    if (isDisabled)
      this.security.record({
        event: 'rights-change',
        change: 'admin-removed',
        subject: username,
        actor: CONSOLE,
      });
    return isDisabled;
  }
}
