import { Injectable } from '@nestjs/common';
import { AdminStore, PasswordHasher } from './admin-sessions.js';

/** Who may sign in to the admin area. Whether a password is good enough is the caller's to check. */
@Injectable()
export class AdminAccounts {
  constructor(
    private readonly store: AdminStore,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Makes the account, or gives it this password where it has another one; nothing changes where it has it already. */
  async ensure(username: string, password: string): Promise<void> {
    const account = await this.store.byUsername(username);
    if (account && (await this.hasher.verify(account.passwordHash, password))) return;
    await this.store.save(username, await this.hasher.hash(password));
  }

  /** Makes the account, or gives it this password and ends its sessions. Answers whether it is new. */
  async set(username: string, password: string): Promise<'created' | 'changed'> {
    const isKnown = (await this.store.byUsername(username)) !== null;
    await this.store.save(username, await this.hasher.hash(password));
    return isKnown ? 'changed' : 'created';
  }

  /** Shuts an account out and ends its sessions; answers whether there was one. What it did stays in the audit. */
  disable(username: string): Promise<boolean> {
    return this.store.disable(username);
  }
}
