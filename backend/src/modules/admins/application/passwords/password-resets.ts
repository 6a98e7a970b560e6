import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { ResetNotFound } from '../../domain/admin-errors.js';
import { mailOf } from '../../domain/staff-mail.js';
import { AdminDeviceRepository } from '../ports/admin-device-repository.js';
import { type AdminAccount, AdminRepository } from '../ports/admin-repository.js';
import { AdminSessionRepository } from '../ports/admin-session-repository.js';
import { InitialPassword } from '../ports/initial-password.js';
import { PasswordNotices } from './password-notices.js';
import { PendingSignInRepository } from '../ports/pending-sign-in-repository.js';
import { ResetLimits } from './reset-limits.js';
import { ResetTokens } from '../ports/reset-tokens.js';
import { SealedKeys } from '../../../sign-in/index.js';
import { SecondFactorRepository } from '../ports/second-factor-repository.js';
import { StaffAccounts } from '../ports/staff-accounts.js';
import { StaffCredentials } from '../accounts/staff-credentials.js';

/** How long the link of a letter is valid, from the request on. */
export const RESET_SECONDS = 30 * 60;

/** The facts in the letter about a forgotten password. */
export interface ResetLetter {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
}

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
    private readonly sessions: AdminSessionRepository,
    private readonly signIns: PendingSignInRepository,
    private readonly devices: AdminDeviceRepository,
    private readonly initial: InitialPassword,
    private readonly notices: PasswordNotices,
    private readonly keys: SealedKeys,
    private readonly events: Events,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Takes a request. It looks at no account, so that its duration does not reveal who has one. The
   * job of the letter looks. The queue contains the address sealed.
   * @throws TooManyAttempts
   */
  async request(email: string, addressKey: string): Promise<void> {
    await this.limits.admitRequest(addressKey, email);
    const id = this.ids.next();
    const sealed = this.keys.seal(email, ownerOf(id)).toString('base64url');
    const payload = { id, email: sealed, at: this.clock.now().toISOString() };
    await this.work.run(() => this.events.publish({ name: 'admin.password_forgotten', payload }));
  }

  /** Returns the letter of a request, or null if it is too late, or it could not be used. */
  async letterOf(payload: Readonly<Record<string, unknown>>): Promise<ResetLetter | null> {
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
    const ended = await this.work.run(async () => {
      await this.factors.lock(id);
      const present = await this.admins.byUsername(username);
      if (!present || !this.tokens.isFor(token, present.passwordHash)) throw new ResetNotFound();
      await this.admins.update(id, { passwordHash, hasInitialPassword: false });
      await this.devices.forgetOthers(id, null);
      await this.signIns.endAllOf(id);
      await this.notices.announce(id, this.clock.now());
      return this.sessions.endOthers(id, null);
    });
    if (account.hasInitialPassword) this.initial.forget();
    const reason = 'password-reset';
    this.security.record({ event: 'rights-change', change: reason, subject: id, actor: id });
    if (ended > 0) this.security.record({ event: 'session-ended', reason, sessions: ended, actor: id });
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

const ownerOf = (requestId: string): string => `password-forgotten:${requestId}`;
