import { EntitySchema } from 'typeorm';
import {
  PASSKEY_COLUMNS,
  type PasskeyColumns,
} from '../../../../kernel/adapters/persistence/passkey-columns.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `player_passkeys`. */
export interface PlayerPasskeyRow extends PasskeyColumns {
  id: string;
  playerId: PlayerId;
  credentialId: string;
}

export const PlayerPasskeySchema = new EntitySchema<PlayerPasskeyRow>({
  name: 'PlayerPasskey',
  tableName: 'player_passkeys',
  columns: {
    id: { type: 'uuid', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    credentialId: { type: 'text', name: 'credential_id', unique: true },
    ...PASSKEY_COLUMNS,
  },
});

/** A row of `passkey_challenges`. */
export interface PasskeyChallengeRow {
  challenge: string;
  playerId: PlayerId;
  purpose: string;
  expiresAt: Date;
}

export const PasskeyChallengeSchema = new EntitySchema<PasskeyChallengeRow>({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    purpose: { type: 'text' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** The tables of the passkeys of players. */
export const PLAYER_PASSKEY_SCHEMAS = [PlayerPasskeySchema, PasskeyChallengeSchema];
