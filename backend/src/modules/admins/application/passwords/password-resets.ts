import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { ResetNotFound } from '../../domain/admin-errors.js';
import { StaffCredentials } from '../accounts/staff-credentials.js';
import { type AdminAccount, AdminRepository } from '../ports/admin-repository.js';
import { ResetTokens } from '../ports/reset-tokens.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { StaffAccounts } from '../ports/staff-accounts.js';
import { PasswordReplacement } from './password-replacement.js';
import { ResetLimits } from './reset-limits.js';

/**
 * Lets admins who have forgotten their password choose another one, with a link that their mailbox
 * gets (docs/adr/0076). The second factor stays, and is asked for afterwards as always.
 */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly limits: ResetLimits,
    private readonly tokens: ResetTokens,
    private readonly accounts: StaffAccounts,
    private readonly admins: AdminRepository,
    private readonly credentials: StaffCredentials,
    private readonly factors: SecondFactorRepository,
    private readonly replacement: PasswordReplacement,
    private readonly clock: Clock,
  ) {}

  /** Returns the name at the sign-in. @throws ResetNotFound, TooManyAttempts */
  async open(token: string, addressKey: string): Promise<string> {
    return (await this.find(token, addressKey)).username;
  }

  /**
   * Gives the account the new password and ends all its sessions. No browser stays known. Any link
   * of another letter ends with it.
   * @throws ResetNotFound, TooManyAttempts, UnfitPassword
   */
  async complete(token: string, password: string, addressKey: string): Promise<AdminAccount> {
    const account = await this.find(token, addressKey);
    const { id, username } = account;
    const passwordHash = await this.credentials.chosenPassword(username, password);
    const kept = { sessionId: null, device: null };
    const at = this.clock.now();
    await this.replacement.execute(
      { admin: account, passwordHash, kept, at, reason: 'password-reset', actor: id },
      async () => {
        await this.factors.lock(id);
        const present = await this.admins.byUsername(username);
        if (!present || !this.tokens.isFor(token, present.passwordHash)) throw new ResetNotFound();
      },
    );
    return { ...account, hasInitialPassword: false };
  }

  private async find(token: string, addressKey: string): Promise<AdminAccount> {
    await this.limits.assertMayTry(addressKey);
    const claim = this.tokens.claimOf(token);
    const named = claim && (await this.accounts.find(claim.adminId));
    const account = named && (await this.admins.byUsername(named.username));
    if (
      claim &&
      account &&
      claim.expiresAt > this.clock.now() &&
      this.tokens.isFor(token, account.passwordHash)
    )
      return account;
    await this.limits.countWrong(addressKey);
    throw new ResetNotFound();
  }
}
