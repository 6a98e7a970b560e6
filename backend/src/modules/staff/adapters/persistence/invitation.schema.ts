import { EntitySchema } from 'typeorm';
import type { Invitation } from '../../application/invitation-repository.js';

/** A row of `admin_invitations`. */
export interface InvitationRow extends Invitation {
  createdAt: Date;
}

export const InvitationSchema = new EntitySchema<InvitationRow>({
  name: 'AdminInvitation',
  tableName: 'admin_invitations',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    seed: { type: 'bytea' },
    tokenHash: { type: 'bytea', name: 'token_hash', unique: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});
