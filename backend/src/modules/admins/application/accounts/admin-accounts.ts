import { Injectable } from '@nestjs/common';
import { CONSOLE, type RightsChange, SecurityLog } from '../../../../kernel/application/security-log.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { PasswordHasher } from '../ports/password-hasher.js';

/** Where a password comes from. */
type Origin = 'settings' | 'generated' | 'person';

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
   * Gives the account of the settings their password, unless they gave the same one before: what
   * the admin has changed on the screen since then stays.
   */
  async applySettings(username: string, password: string): Promise<void> {
    const account = await this.admins.byUsername(username);
    const applied = account?.configuredHash ?? null;
    if (applied !== null && (await this.hasher.verify(applied, password))) return;
    if (account && applied === null && (await this.hasher.verify(account.passwordHash, password))) {
      const { passwordHash } = account;
      return this.admins.update(account.id, { configuredHash: passwordHash, hasInitialPassword: false });
    }
    await this.save(username, password, 'settings');
  }

  /**
   * Creates the account with the password that the server has generated. Returns whether the
   * account still has it. An account that has another password, or is disabled, stays as it is.
   */
  async applyGenerated(username: string, password: string): Promise<boolean> {
    if (!(await this.exists(username))) {
      await this.save(username, password, 'generated');
      return true;
    }
    const account = await this.admins.byUsername(username);
    if (!account || !(await this.hasher.verify(account.passwordHash, password))) return false;
    if (!account.hasInitialPassword) await this.admins.update(account.id, { hasInitialPassword: true });
    return true;
  }

  /** Returns whether there is an account with this name, enabled or not. */
  exists(username: string): Promise<boolean> {
    return this.admins.isTaken(username);
  }

  /** Creates the account, or changes its password and ends its sessions. */
  set(username: string, password: string): Promise<'created' | 'changed'> {
    return this.save(username, password, 'person');
  }

  /**
   * Disables an account and ends its sessions. The row stays because the audit log refers to it.
   * Returns false if there is no enabled account with this name.
   */
  async disable(username: string): Promise<boolean> {
    const id = await this.admins.disable(username);
    if (id !== null) this.record('admin-removed', id);
    return id !== null;
  }

  private async save(username: string, password: string, origin: Origin): Promise<'created' | 'changed'> {
    const isKnown = (await this.admins.byUsername(username)) !== null;
    const passwordHash = await this.hasher.hash(password);
    const id = await this.admins.save(username, {
      passwordHash,
      hasInitialPassword: origin === 'generated',
      configuredHash: origin === 'settings' ? passwordHash : null,
    });
    this.record(isKnown ? 'password-changed' : 'admin-created', id);
    return isKnown ? 'changed' : 'created';
  }

  private record(change: RightsChange, subject: string): void {
    this.security.record({ event: 'rights-change', change, subject, actor: CONSOLE });
  }
}
