import { EntitySchema } from 'typeorm';

/** A row of `player_passkeys`. */
interface PlayerPasskeyRow {
  id: string;
  playerId: string;
  credentialId: string;
  name: string;
  publicKey: Buffer;
  counter: string;
  transports: string[];
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const PlayerPasskeySchema = new EntitySchema<PlayerPasskeyRow>({
  name: 'PlayerPasskey',
  tableName: 'player_passkeys',
  columns: {
    id: { type: 'uuid', primary: true },
    playerId: { type: 'text', name: 'player_id' },
    credentialId: { type: 'text', name: 'credential_id', unique: true },
    name: { type: 'text' },
    publicKey: { type: 'bytea', name: 'public_key' },
    counter: { type: 'bigint' },
    transports: { type: 'text', array: true },
    isBackedUp: { type: 'boolean', name: 'is_backed_up' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at', nullable: true },
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
