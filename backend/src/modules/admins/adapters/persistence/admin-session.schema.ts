import { EntitySchema } from 'typeorm';
import type { AdminId } from '../../../../kernel/domain/ids.js';

/** A row of `admin_sessions`. */
export interface AdminSessionRow {
  idHash: Buffer;
  /** Names the session on screens. It grants no rights. */
  id: string;
  adminId: AdminId;
  createdAt: Date;
  lastSeenAt: Date;
  secondFactor: boolean;
  userAgent: string | null;
  address: string | null;
}

export const AdminSessionSchema = new EntitySchema<AdminSessionRow>({
  name: 'AdminSession',
  tableName: 'admin_sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    id: { type: 'uuid', default: () => 'gen_random_uuid()' },
    adminId: { type: 'uuid', name: 'admin_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastSeenAt: { type: 'timestamptz', name: 'last_seen_at' },
    secondFactor: { type: 'boolean', name: 'second_factor', default: false },
    userAgent: { type: 'text', name: 'user_agent', nullable: true },
    address: { type: 'text', nullable: true },
  },
});
