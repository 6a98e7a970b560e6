import type { EntitySchemaColumnOptions } from 'typeorm';

/** The columns that the tables of passkeys of players and of admins share. */
export interface PasskeyColumns {
  name: string;
  publicKey: Buffer;
  counter: string;
  transports: string[];
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const PASSKEY_COLUMNS: Record<keyof PasskeyColumns, EntitySchemaColumnOptions> = {
  name: { type: 'text' },
  publicKey: { type: 'bytea', name: 'public_key' },
  counter: { type: 'bigint' },
  transports: { type: 'text', array: true },
  isBackedUp: { type: 'boolean', name: 'is_backed_up' },
  createdAt: { type: 'timestamptz', name: 'created_at' },
  lastUsedAt: { type: 'timestamptz', name: 'last_used_at', nullable: true },
};
