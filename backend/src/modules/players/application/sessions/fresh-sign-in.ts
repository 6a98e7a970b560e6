import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { SignInAgain } from '../../domain/player-errors.js';
import { PlayerProfiles } from '../profile/player-profiles.js';
import { PlayerSessionRepository } from '../ports/player-session-repository.js';
import { SessionTokens } from '../../../sign-in/index.js';

/** How long a sign-in proves that the owner of the account is there. */
const FRESH_MS = 15 * 60_000;

/**
 * Everything that changes how one signs in to an account needs a sign-in of the last 15 minutes
 * (docs/adr/0044). Otherwise a stolen or forgotten cookie would be enough to take the account away.
 */
@Injectable()
export class FreshSignIn {
  constructor(
    private readonly sessions: PlayerSessionRepository,
    private readonly profiles: PlayerProfiles,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {}

  /** @throws SignInAgain if the sign-in to which this token belongs is not fresh */
  async assert(token: string | undefined): Promise<void> {
    const session = await this.sessionOf(token);
    if (!session || !isFresh(session.createdAt, this.clock.now())) throw new SignInAgain();
  }

  /**
   * An account that asks for a code to another address is about to change its address. Guests, and
   * accounts that ask for their own address, need no fresh sign-in.
   * @throws SignInAgain
   */
  async assertFor(email: string, token: string | undefined): Promise<void> {
    const session = await this.sessionOf(token);
    if (!session || isFresh(session.createdAt, this.clock.now())) return;
    const own = await this.profiles.of(session.playerId);
    if (own.emailVerified && own.email?.toLowerCase() !== email.toLowerCase()) throw new SignInAgain();
  }

  private async sessionOf(token: string | undefined) {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    return idHash && this.sessions.find(idHash, this.clock.now());
  }
}

/** Returns whether a session that began then still proves that its owner is there. */
export function isFresh(startedAt: Date, at: Date): boolean {
  return at.getTime() - startedAt.getTime() <= FRESH_MS;
}
