import { EntitySchema } from 'typeorm';

/** A row of `admin_sessions`. */
export interface AdminSessionRow {
  idHash: Buffer;
  adminId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export const AdminSessionSchema = new EntitySchema<AdminSessionRow>({
  name: 'AdminSession',
  tableName: 'admin_sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    adminId: { type: 'uuid', name: 'admin_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastSeenAt: { type: 'timestamptz', name: 'last_seen_at' },
  },
});
