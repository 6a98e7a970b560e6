import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { NotFoundForCaller, type PlayerBrowser, SessionTokens } from '../../../sign-in/index.js';
import { KnownBrowsers } from './known-browsers.js';
import { type PlayerDevice, PlayerSessionRepository } from '../ports/player-session-repository.js';

/** The browsers in which a player is signed in. Each call only reaches those of its own player. */
@Injectable()
export class PlayerDevices {
  constructor(
    private readonly sessions: PlayerSessionRepository,
    private readonly browsers: KnownBrowsers,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /** Returns the open sessions, the one that was used last first. */
  list(playerId: PlayerId, token: string | undefined): Promise<PlayerDevice[]> {
    return this.sessions.openOf(playerId, this.hashOf(token), this.clock.now());
  }

  /**
   * Ends one session and returns whether it was that of the caller.
   * @throws NotFoundForCaller if the player has no such session
   */
  async end(playerId: PlayerId, id: string, token: string | undefined): Promise<boolean> {
    const wasCurrent = await this.sessions.endOne(playerId, id, this.hashOf(token));
    if (wasCurrent === null) throw new NotFoundForCaller();
    this.record(playerId, 1);
    return wasCurrent;
  }

  /**
   * Ends every session but the caller's, and makes the other browsers strangers. Returns how many
   * sessions it ended.
   */
  async endOthers(playerId: PlayerId, browser: PlayerBrowser): Promise<number> {
    const ended = await this.sessions.endOthers(playerId, this.hashOf(browser.sessionToken));
    await this.browsers.forgetOthers(playerId, browser);
    if (ended > 0) this.record(playerId, ended);
    return ended;
  }

  /** Ends the session of this token. An unknown or missing token is not an error. */
  async signOut(token: string | undefined): Promise<void> {
    const idHash = this.hashOf(token);
    const actor = idHash ? await this.sessions.end(idHash) : null;
    if (actor !== null) this.security.record({ event: 'sign-out', actor });
  }

  private hashOf(token: string | undefined): Buffer | null {
    return token === undefined ? null : this.tokens.hashOf(token);
  }

  private record(actor: string, sessions: number): void {
    this.security.record({ event: 'session-ended', reason: 'ended-by-owner', sessions, actor });
  }
}
