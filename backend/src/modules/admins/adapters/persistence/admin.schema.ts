import { EntitySchema } from 'typeorm';
import type { AdminId } from '../../../../kernel/domain/ids.js';

/** A row of `admins`. */
export interface AdminRow {
  id: AdminId;
  username: string;
  passwordHash: string;
  createdAt: Date;
  disabledAt: Date | null;
  hasInitialPassword: boolean;
  /** False for an admin who signs in with passkeys only. */
  hasPassword: boolean;
  configuredHash: string | null;
  ownsAll: boolean;
  email: string | null;
  name: string | null;
}

export const AdminSchema = new EntitySchema<AdminRow>({
  name: 'Admin',
  tableName: 'admins',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    disabledAt: { type: 'timestamptz', name: 'disabled_at', nullable: true },
    hasInitialPassword: { type: 'boolean', name: 'has_initial_password', default: false },
    hasPassword: { type: 'boolean', name: 'has_password', default: true },
    configuredHash: { type: 'text', name: 'configured_hash', nullable: true },
    ownsAll: { type: 'boolean', name: 'owns_all', default: false },
    email: { type: 'text', nullable: true },
    name: { type: 'text', nullable: true },
  },
});
