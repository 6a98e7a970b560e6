import { Injectable } from '@nestjs/common';
import { SessionChanged } from '../../../../kernel/domain/session-changed.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { type LockedSession, PlayerSessionRepository } from '../ports/player-session-repository.js';
import {
  type GuestKind,
  type OpenedSession,
  type PlayerBrowser,
  PlayerCallers,
  SessionTokens,
} from '../../../sign-in/index.js';

const LIFETIME_MS = 180 * 86_400_000;
const TOUCH_AFTER_MS = 86_400_000;
/** Longer than a request takes that a browser sent before it signed in. */
const REPLACED_MS = 30_000;
const MAX_USER_AGENT = 400;

/**
 * Identifies browsers as players through an opaque cookie. A browser is a guest until its player
 * signs in.
 */
@Injectable()
export class PlayerSessions extends PlayerCallers {
  constructor(
    private readonly sessions: PlayerSessionRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  /**
   * Returns the player of this token, or null if the token is unknown or has expired. Extends the
   * session at most once a day, which saves a write on most requests.
   * @throws SessionChanged if the browser has signed in since it sent the token. Without this, the
   *   response would make the browser a new guest and overwrite the cookie of the account.
   */
  override async find(token: string | undefined): Promise<PlayerId | null> {
    const idHash = this.hashOf(token);
    if (!idHash) return null;
    const now = this.clock.now();
    const session = await this.sessions.find(idHash, now);
    if (session?.isReplaced) throw new SessionChanged();
    if (session && now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      await this.sessions.touch(idHash, now, new Date(now.getTime() + LIFETIME_MS));
    return session?.playerId ?? null;
  }

  /** Creates a guest player with a session. */
  override async start(kind: GuestKind): Promise<OpenedSession> {
    const { token, idHash } = this.tokens.issue();
    const now = this.clock.now();
    const playerId = idFrom<PlayerId>(`${kind}-${this.ids.next()}`);
    await this.sessions.add(idHash, playerId, now, new Date(now.getTime() + LIFETIME_MS));
    return { token, playerId, lifetimeSeconds: LIFETIME_MS / 1000 };
  }

  /** Returns the open session of this browser and locks it until the unit of work ends, or null. */
  async lock({ sessionToken }: PlayerBrowser): Promise<LockedSession | null> {
    const idHash = this.hashOf(sessionToken);
    return idHash ? this.sessions.lock(idHash, this.clock.now()) : null;
  }

  /**
   * Starts a session of a player who has signed in. Its token is new, so that a stranger who has
   * planted a token in this browser does not enter with it. The earlier session of the browser no
   * longer opens anything.
   */
  async replace({ sessionToken, userAgent }: PlayerBrowser, playerId: PlayerId): Promise<OpenedSession> {
    const at = this.clock.now();
    const earlier = this.hashOf(sessionToken);
    if (earlier) await this.sessions.replace(earlier, at, new Date(at.getTime() + REPLACED_MS));
    const { token, idHash } = this.tokens.issue();
    const expiresAt = new Date(at.getTime() + LIFETIME_MS);
    const named = userAgent?.slice(0, MAX_USER_AGENT) ?? null;
    await this.sessions.start(idHash, { playerId, userAgent: named, at, expiresAt });
    return { playerId, token, lifetimeSeconds: LIFETIME_MS / 1000 };
  }

  /**
   * Returns the key of a session in the database, for what belongs to this browser alone.
   * @throws SessionChanged if the token is none
   */
  override keyOf(token: string | undefined): Buffer {
    const idHash = this.hashOf(token);
    if (!idHash) throw new SessionChanged();
    return idHash;
  }

  private hashOf(token: string | undefined): Buffer | null {
    return token === undefined ? null : this.tokens.hashOf(token);
  }
}
