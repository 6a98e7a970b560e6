import { EntitySchema } from 'typeorm';
import type { Role } from '../../domain/roles.js';

/** A row of `admin_roles`. */
interface AdminRoleRow {
  adminId: string;
  venueId: string;
  role: Role;
}

/** A row of `admin_invitations`. */
interface AdminInvitationRow {
  adminId: string;
  seed: Buffer;
  tokenHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** The schemas of what an admin may do, and of who has been invited. */
export const ADMIN_ROLE_SCHEMAS = [
  new EntitySchema<AdminRoleRow>({
    name: 'AdminRole',
    tableName: 'admin_roles',
    columns: {
      adminId: { type: 'uuid', name: 'admin_id', primary: true },
      venueId: { type: 'uuid', name: 'venue_id', primary: true },
      role: { type: 'text' },
    },
  }),
  new EntitySchema<AdminInvitationRow>({
    name: 'AdminInvitation',
    tableName: 'admin_invitations',
    columns: {
      adminId: { type: 'uuid', name: 'admin_id', primary: true },
      seed: { type: 'bytea' },
      tokenHash: { type: 'bytea', name: 'token_hash', unique: true },
      createdAt: { type: 'timestamptz', name: 'created_at' },
      expiresAt: { type: 'timestamptz', name: 'expires_at' },
    },
  }),
];
