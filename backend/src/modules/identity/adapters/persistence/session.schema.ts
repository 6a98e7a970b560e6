import { EntitySchema } from 'typeorm';

/** A row of `sessions`: the session of a player. */
export interface SessionRow {
  idHash: Buffer;
  playerId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
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
  },
});
