import { EntitySchema } from 'typeorm';
import { PASSKEY_COLUMNS, type PasskeyColumns } from './passkey-columns.js';

/** A row of `player_passkeys`. */
interface PlayerPasskeyRow extends PasskeyColumns {
  id: string;
  playerId: string;
  credentialId: string;
}

const PlayerPasskeySchema = new EntitySchema<PlayerPasskeyRow>({
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
interface PasskeyChallengeRow {
  challenge: string;
  playerId: string;
  purpose: string;
  expiresAt: Date;
}

const PasskeyChallengeSchema = new EntitySchema<PasskeyChallengeRow>({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    purpose: { type: 'text' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** The tables of the passkeys of players. Their adapter uses statements only. */
export const PLAYER_PASSKEY_SCHEMAS = [PlayerPasskeySchema, PasskeyChallengeSchema];
