import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { SessionTokens } from './session-tokens.js';

const LIFETIME_MS = 180 * 86_400_000;
const TOUCH_AFTER_MS = 86_400_000;

/** How a guest came: by themselves, or through somebody's payment link. */
export type GuestKind = 'player' | 'shared-participant';

export interface StoredSession {
  playerId: string;
  lastSeenAt: Date;
}

/** Player sessions as stored: by the hash of their token. */
export abstract class PlayerSessionStore {
  abstract find(idHash: Buffer, at: Date): Promise<StoredSession | null>;
  abstract add(idHash: Buffer, playerId: string, at: Date, expiresAt: Date): Promise<void>;
  abstract touch(idHash: Buffer, at: Date, expiresAt: Date): Promise<void>;
}

/** Who a browser is: a guest player behind an opaque cookie; no sign-up. */
@Injectable()
export class PlayerSessions {
  constructor(
    private readonly store: PlayerSessionStore,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The player of this token, or `null` where it is unknown or has expired. A session in use does not expire. */
  async find(token: string | undefined): Promise<string | null> {
    const idHash = token === undefined ? null : this.tokens.hashOf(token);
    if (!idHash) return null;
    const now = this.clock.now();
    const session = await this.store.find(idHash, now);
    if (session && now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
      await this.store.touch(idHash, now, new Date(now.getTime() + LIFETIME_MS));
    return session?.playerId ?? null;
  }

  /** A new guest player with a session of their own. */
  async start(kind: GuestKind): Promise<{ token: string; playerId: string; lifetimeSeconds: number }> {
    const { token, idHash } = this.tokens.issue();
    const now = this.clock.now();
    const playerId = `${kind}-${this.ids.next()}`;
    await this.store.add(idHash, playerId, now, new Date(now.getTime() + LIFETIME_MS));
    return { token, playerId, lifetimeSeconds: LIFETIME_MS / 1000 };
  }
}
