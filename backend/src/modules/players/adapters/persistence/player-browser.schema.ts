import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `player_browsers`: a browser in which the player of an account has signed in. */
export interface PlayerBrowserRow {
  playerId: PlayerId;
  idHash: Buffer;
  createdAt: Date;
  lastUsedAt: Date;
}

export const PlayerBrowserSchema = new EntitySchema<PlayerBrowserRow>({
  name: 'PlayerBrowser',
  tableName: 'player_browsers',
  columns: {
    playerId: { type: 'text', name: 'player_id', primary: true },
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at' },
  },
});
