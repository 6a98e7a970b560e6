import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import type { PlayerBrowser, SignedInSession } from '../../../sign-in/index.js';
import { MailAddresses } from '../ports/mail-addresses.js';
import { AccountArrivals } from './account-arrivals.js';
import { KnownBrowsers } from './known-browsers.js';
import { PlayerSessions } from './player-sessions.js';
import { type CodeSignIn, SignInCodes } from './sign-in-codes.js';

/**
 * Signs players in (docs/adr/0044). Each sign-in is one transaction: the code is used up, the guest
 * of the browser becomes the account or gives it everything, and the browser has a new session.
 */
@Injectable()
export class PlayerSignIn {
  constructor(
    private readonly codes: SignInCodes,
    private readonly arrivals: AccountArrivals,
    private readonly sessions: PlayerSessions,
    private readonly browsers: KnownBrowsers,
    private readonly addresses: MailAddresses,
    private readonly work: UnitOfWork,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws WrongEmailCode, CodeExpired, TooManyEmailCodes
   * @throws SignInAgain for another address of an account, long after the sign-in
   * @throws SessionChanged if another browser changes the account at the same time
   */
  async withCode(signIn: CodeSignIn): Promise<SignedInSession> {
    const { email, browser } = signIn;
    const code = await this.codes.match(signIn);
    const opened = await this.work.run(async () => {
      await this.codes.spend(code);
      const at = this.clock.now();
      // The lock of the address keeps two browsers from creating two accounts with it.
      const { id } = await this.addresses.lock(email, at);
      await this.addresses.decide(id, 'verified', at);
      const current = await this.sessions.lock(browser);
      return this.open(browser, await this.arrivals.withAddress(email, current, at));
    });
    await code.forgive();
    this.record(opened, 'email-code');
    return opened;
  }

  /**
   * Signs the browser in to an account whose owner has proved to be there in another way. A guest
   * of the browser gives everything to the account.
   * @param reason how, in the words of the security log
   */
  async asAccount(accountId: PlayerId, browser: PlayerBrowser, reason: string): Promise<SignedInSession> {
    const opened = await this.work.run(async () => {
      await this.arrivals.as(accountId, await this.sessions.lock(browser));
      return this.open(browser, accountId);
    });
    this.record(opened, reason);
    return opened;
  }

  private async open(browser: PlayerBrowser, playerId: PlayerId): Promise<SignedInSession> {
    const session = await this.sessions.replace(browser, playerId);
    return { ...session, browserToken: await this.browsers.remember(playerId, browser) };
  }

  private record({ playerId }: SignedInSession, reason: string): void {
    this.security.record({ event: 'sign-in', outcome: 'success', reason, actor: playerId });
  }
}
