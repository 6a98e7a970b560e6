import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { SessionChanged } from '../../../../kernel/domain/session-changed.js';
import { arrivalOf } from '../../domain/arrival.js';
import { SignInAgain } from '../../domain/player-errors.js';
import { CodeLimits } from '../codes/code-limits.js';
import { EmailChanges } from '../codes/email-changes.js';
import { type EmailCodePurpose, EmailCodes } from '../codes/email-codes.js';
import { FreshSignIn, isFresh } from './fresh-sign-in.js';
import { KnownBrowsers } from './known-browsers.js';
import { MailAddresses } from '../ports/mail-addresses.js';
import { PlayerAccountRepository } from '../ports/player-account-repository.js';
import { PlayerRecords } from '../ports/player-records.js';
import { type LockedSession, PlayerSessionRepository } from '../ports/player-session-repository.js';
import { type PlayerBrowser, SessionTokens, type SignedInSession } from '../../../sign-in/index.js';
import { PlayerSessions } from './player-sessions.js';

/** The body with which a player signs in. */
export interface CodeSignIn {
  readonly email: string;
  readonly code: string;
  readonly browser: PlayerBrowser;
  /** The key under which limits count the caller's network address. */
  readonly addressKey: string;
}

/**
 * Signs players in (docs/adr/0044). Each sign-in is one transaction: the code is used up, the guest
 * of the browser becomes the account or gives it everything, and the browser has a new session.
 */
@Injectable()
export class PlayerSignIn {
  constructor(
    private readonly codes: EmailCodes,
    private readonly emailChanges: EmailChanges,
    private readonly fresh: FreshSignIn,
    private readonly limits: CodeLimits,
    private readonly sessions: PlayerSessions,
    private readonly tokens: SessionTokens,
    private readonly browsers: KnownBrowsers,
    private readonly storedSessions: PlayerSessionRepository,
    private readonly accounts: PlayerAccountRepository,
    private readonly addresses: MailAddresses,
    private readonly records: PlayerRecords,
    private readonly audit: AuditTrail,
    private readonly work: UnitOfWork,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sends a code to an address. Only the browser that asked for it can use it, so a reader to whom
   * the letter was forwarded cannot sign in.
   * @throws SignInAgain for another address of an account, long after the sign-in
   * @throws TooManyEmailCodes
   */
  async sendCode(email: string, browser: PlayerBrowser): Promise<void> {
    await this.fresh.assertFor(email, browser.sessionToken);
    await this.codes.request(email, this.purposeIn(browser), await this.browsers.keyFor(email, browser));
  }

  /**
   * @throws WrongEmailCode, CodeExpired, TooManyEmailCodes
   * @throws SignInAgain for another address of an account, long after the sign-in
   * @throws SessionChanged if another browser changes the account at the same time
   */
  async withCode({ email, code, browser, addressKey }: CodeSignIn): Promise<SignedInSession> {
    const known = await this.browsers.keyFor(email, browser);
    const takeBack = await this.limits.admitAttempt(addressKey, known);
    const purpose = this.purposeIn(browser);
    const codeId = await this.codes.match(email, code, purpose).catch((error: unknown) => {
      this.security.record({ event: 'sign-in', outcome: 'failure', reason: 'email-code' });
      throw error;
    });
    const opened = await this.work.run(async () => {
      await this.codes.spend(codeId);
      const at = this.clock.now();
      // The lock of the address keeps two browsers from creating two accounts with it.
      const { id } = await this.addresses.lock(email, at);
      await this.addresses.decide(id, 'verified', at);
      const current = await this.sessions.lock(browser);
      return this.open(browser, await this.accountOf(email, current, at));
    });
    await takeBack();
    this.record(opened, 'email-code');
    return opened;
  }

  /**
   * Signs the browser in to an account whose owner has proved to be there in another way. A guest
   * of the browser gives everything to the account.
   * @param reason how, in the words of the security log
   */
  async asAccount(accountId: string, browser: PlayerBrowser, reason: string): Promise<SignedInSession> {
    const opened = await this.work.run(async () => {
      const current = await this.sessions.lock(browser);
      const player = await this.lock(current?.playerId ?? null, accountId);
      if (player && !player.isAccount) await this.merge(player.id, accountId);
      return this.open(browser, accountId);
    });
    this.record(opened, reason);
    return opened;
  }

  private async open(browser: PlayerBrowser, playerId: string): Promise<SignedInSession> {
    const session = await this.sessions.replace(browser, playerId);
    return { ...session, browserToken: await this.browsers.remember(playerId, browser) };
  }

  private purposeIn({ sessionToken }: PlayerBrowser): EmailCodePurpose {
    const session = sessionToken === undefined ? null : this.tokens.hashOf(sessionToken);
    return `sign_in:${session?.toString('base64url') ?? 'no session'}`;
  }

  /** Returns the id of the account that has the address from now on. */
  private async accountOf(email: string, current: LockedSession | null, at: Date): Promise<string> {
    const ownerId = await this.accounts.idOf(email);
    const player = await this.lock(current?.playerId ?? null, ownerId);
    if ((await this.accounts.idOf(email)) !== ownerId) throw new SessionChanged();
    const arrival = arrivalOf(player, ownerId !== null);
    if (arrival === 'change_address' && current && !isFresh(current.createdAt, at)) throw new SignInAgain();
    if (arrival === 'merge' && player && ownerId !== null) await this.merge(player.id, ownerId);
    if (ownerId !== null) return ownerId;
    const playerId = player?.id ?? `player-${this.ids.next()}`;
    if (arrival === 'create') await this.accounts.add(playerId, email, at);
    else await this.accounts.verify(playerId, email, at);
    // A thief of the session must not change the address without its owner hearing of it.
    const former = arrival === 'change_address' ? (player?.email ?? null) : null;
    if (former !== null) await this.emailChanges.announce(former, email, at);
    return playerId;
  }

  /** Locks the players of a sign-in. Returns that of the browser, if it has one. */
  private async lock(current: string | null, ownerId: string | null) {
    const ids = [...new Set([current, ownerId])].filter((id) => id !== null);
    const players = await this.accounts.lock(ids);
    if (players.length !== ids.length) throw new SessionChanged();
    return players.find(({ id }) => id === current) ?? null;
  }

  private async merge(guestId: string, accountId: string): Promise<void> {
    await this.accounts.adoptProfile(guestId, accountId);
    await this.storedSessions.moveAll(guestId, accountId);
    await this.records.moveAll(guestId, accountId);
    // The audit log never changes, so it names no person.
    await this.audit.record({
      adminId: null,
      action: 'player.merged',
      subject: { type: 'player', id: accountId, label: 'Jugador' },
      before: { playerId: guestId },
      after: { playerId: accountId },
    });
  }

  private record({ playerId }: SignedInSession, reason: string): void {
    this.security.record({ event: 'sign-in', outcome: 'success', reason, actor: playerId });
  }
}
