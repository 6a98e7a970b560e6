import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { PlayerSessionRepository } from './player-session-repository.js';
import { SessionTokens } from './session-tokens.js';

const LIFETIME_MS = 180 * 86_400_000;
const TOUCH_AFTER_MS = 86_400_000;

/** How a guest arrived: directly, or through a shared payment link. */
export type GuestKind = 'player' | 'shared-participant';

/** Identifies browsers as guest players through an opaque cookie. Players do not sign up. */
@Injectable()
export class PlayerSessions {
  constructor(
    private readonly sessions: PlayerSessionRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the player of this token, or null if the token is unknown or has expired. Extends the
   * session at most once a day, which saves a write on most requests.
   */
  async find(token: string | undefined): Promise<string | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (!idHash) return null;
    const now = this.clock.now();
    const session = await this.sessions.find(idHash, now);
    if (session && now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      await this.sessions.touch(idHash, now, new Date(now.getTime() + LIFETIME_MS));
    return session?.playerId ?? null;
  }

  /** Creates a guest player with a session. */
  async start(kind: GuestKind): Promise<{ token: string; playerId: string; lifetimeSeconds: number }> {
    const { token, idHash } = this.tokens.issue();
    const now = this.clock.now();
    const playerId = `${kind}-${this.ids.next()}`;
    await this.sessions.add(idHash, playerId, now, new Date(now.getTime() + LIFETIME_MS));
    return { token, playerId, lifetimeSeconds: LIFETIME_MS / 1000 };
  }
}
