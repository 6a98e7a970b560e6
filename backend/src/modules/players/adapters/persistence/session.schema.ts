import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `sessions`: the session of a player. */
export interface SessionRow {
  idHash: Buffer;
  playerId: PlayerId;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** The user agent of the browser at the sign-in; `null` for a guest. */
  userAgent: string | null;
  /** Set if a sign-in of the same browser has replaced the session, which then opens nothing. */
  replacedAt: Date | null;
}

export const SessionSchema = new EntitySchema<SessionRow>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastSeenAt: { type: 'timestamptz', name: 'last_seen_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    userAgent: { type: 'text', name: 'user_agent', nullable: true },
    replacedAt: { type: 'timestamptz', name: 'replaced_at', nullable: true },
  },
});
