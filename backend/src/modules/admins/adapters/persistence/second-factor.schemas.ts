import { EntitySchema } from 'typeorm';
import {
  PASSKEY_COLUMNS,
  type PasskeyColumns,
} from '../../../../kernel/adapters/persistence/passkey-columns.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';

/** A row of `admin_authenticator_apps`. */
export interface AuthenticatorAppRow {
  adminId: AdminId;
  sealedKey: Buffer;
  lastStep: string;
  createdAt: Date;
}

export const AuthenticatorAppSchema = new EntitySchema<AuthenticatorAppRow>({
  name: 'AdminAuthenticatorApp',
  tableName: 'admin_authenticator_apps',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    sealedKey: { type: 'bytea', name: 'sealed_key' },
    lastStep: { type: 'bigint', name: 'last_step' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** A row of `admin_passkeys`. */
export interface AdminPasskeyRow extends PasskeyColumns {
  id: string;
  adminId: AdminId;
}

export const AdminPasskeySchema = new EntitySchema<AdminPasskeyRow>({
  name: 'AdminPasskey',
  tableName: 'admin_passkeys',
  columns: {
    id: { type: 'text', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    ...PASSKEY_COLUMNS,
  },
});

/** A row of `admin_recovery_codes`. */
export interface RecoveryCodeRow {
  id: string;
  adminId: AdminId;
  codeHash: string;
  usedAt: Date | null;
}

export const RecoveryCodeSchema = new EntitySchema<RecoveryCodeRow>({
  name: 'AdminRecoveryCode',
  tableName: 'admin_recovery_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    codeHash: { type: 'text', name: 'code_hash' },
    usedAt: { type: 'timestamptz', name: 'used_at', nullable: true },
  },
});

/** A row of `admin_pending_sign_ins`. */
export interface PendingSignInRow {
  idHash: Buffer;
  adminId: AdminId;
  attempts: number;
  expiresAt: Date;
}

export const PendingSignInSchema = new EntitySchema<PendingSignInRow>({
  name: 'AdminPendingSignIn',
  tableName: 'admin_pending_sign_ins',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    attempts: { type: 'integer' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** A row of `admin_ceremonies`. */
export interface CeremonyRow {
  holderHash: Buffer;
  purpose: string;
  adminId: AdminId;
  value: Buffer;
  expiresAt: Date;
}

export const CeremonySchema = new EntitySchema<CeremonyRow>({
  name: 'AdminCeremony',
  tableName: 'admin_ceremonies',
  columns: {
    holderHash: { type: 'bytea', name: 'holder_hash', primary: true },
    purpose: { type: 'text', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    value: { type: 'bytea' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** A row of `admin_passkey_challenges`. */
export interface AdminPasskeyChallengeRow {
  challenge: string;
  expiresAt: Date;
}

export const AdminPasskeyChallengeSchema = new EntitySchema<AdminPasskeyChallengeRow>({
  name: 'AdminPasskeyChallenge',
  tableName: 'admin_passkey_challenges',
  columns: {
    challenge: { type: 'text', primary: true },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** A row of `admin_factor_attempts`. */
export interface FactorAttemptsRow {
  adminId: AdminId;
  device: string;
  attempts: number;
  lastAt: Date;
}

export const FactorAttemptsSchema = new EntitySchema<FactorAttemptsRow>({
  name: 'AdminFactorAttempts',
  tableName: 'admin_factor_attempts',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    device: { type: 'text', primary: true },
    attempts: { type: 'integer' },
    lastAt: { type: 'timestamptz', name: 'last_at' },
  },
});

/** The tables of the second factor. */
export const SECOND_FACTOR_SCHEMAS = [
  AuthenticatorAppSchema,
  AdminPasskeySchema,
  RecoveryCodeSchema,
  PendingSignInSchema,
  CeremonySchema,
  AdminPasskeyChallengeSchema,
  FactorAttemptsSchema,
];
