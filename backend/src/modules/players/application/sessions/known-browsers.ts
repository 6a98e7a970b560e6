import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { mailboxOf } from '../../../../kernel/domain/mailbox.js';
import { KnownBrowserRepository } from '../ports/known-browser-repository.js';
import { KNOWN_SECONDS, type PlayerBrowser, SessionTokens } from '../../../sign-in/index.js';

/**
 * The browsers in which the player of an account has signed in (docs/adr/0044). What strangers do
 * with the address of the account does not count for them.
 */
@Injectable()
export class KnownBrowsers {
  constructor(
    private readonly browsers: KnownBrowserRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {}

  /** Returns the key of a browser that is known to an account of this mailbox, or null. */
  keyFor(email: string, { browserToken, sessionToken }: PlayerBrowser): Promise<Buffer | null> {
    const shown = { browser: this.hashOf(browserToken), session: this.hashOf(sessionToken) };
    const at = this.clock.now();
    const since = new Date(at.getTime() - KNOWN_SECONDS * 1000);
    return this.browsers.keyOf(mailboxOf(email), shown, { since, at });
  }

  /**
   * Records that the player has signed in with this browser. Returns the token that it has to keep:
   * the one that it shows if we have issued it, because a thief may know another one.
   */
  async remember(playerId: PlayerId, { browserToken }: PlayerBrowser): Promise<string> {
    const shown = this.hashOf(browserToken);
    const isOurs = shown !== null && (await this.browsers.isIssued(shown));
    const { token, idHash } =
      isOurs && browserToken !== undefined ? { token: browserToken, idHash: shown } : this.tokens.issue();
    await this.browsers.remember(playerId, idHash, this.clock.now());
    return token;
  }

  /** Makes every browser of the player but this one a stranger. */
  async forgetOthers(playerId: PlayerId, { browserToken }: PlayerBrowser): Promise<void> {
    await this.browsers.forgetOthers(playerId, this.hashOf(browserToken));
  }

  private hashOf(token: string | undefined): Buffer | null {
    return token === undefined ? null : this.tokens.hashOf(token);
  }
}
