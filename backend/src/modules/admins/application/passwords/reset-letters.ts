import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { SealedKeys } from '../../../sign-in/index.js';
import { mailOf } from '../../domain/staff-mail.js';
import { AdminRepository } from '../ports/admin-repository.js';
import { ResetTokens } from '../ports/reset-tokens.js';
import { StaffAccounts } from '../ports/staff-accounts.js';
import { ownerOf, RESET_SECONDS } from './reset-requests.js';

/** The facts in the letter about a forgotten password. */
export interface ResetLetter {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Writes the link of a letter for an admin who has forgotten the password. */
@Injectable()
export class ResetLetters {
  constructor(
    private readonly keys: SealedKeys,
    private readonly accounts: StaffAccounts,
    private readonly admins: AdminRepository,
    private readonly tokens: ResetTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the letter of a request, or null if it is too late, or it could not be used. */
  async of(payload: Readonly<Record<string, unknown>>): Promise<ResetLetter | null> {
    const id = String(payload.id);
    const opened = this.keys.open(Buffer.from(String(payload.email), 'base64url'), ownerOf(id));
    const expiresAt = new Date(Date.parse(String(payload.at)) + RESET_SECONDS * 1000);
    const account = opened && (await this.accounts.byEmail(opened.text));
    const email = account?.isEnabled && account.hasPassword ? mailOf(account) : null;
    const stored = account && (await this.admins.byUsername(account.username));
    if (!stored || email === null || expiresAt <= this.clock.now()) return null;
    const token = this.tokens.tokenOf({ adminId: stored.id, expiresAt }, stored.passwordHash);
    return { id, email, name: account.name, url: this.tokens.urlOf(token), expiresAt };
  }
}
