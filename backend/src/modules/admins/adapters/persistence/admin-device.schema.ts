import { EntitySchema } from 'typeorm';
import type { AdminId } from '../../../../kernel/domain/ids.js';

/** A row of `admin_devices`: a browser in which an admin has signed in. */
export interface AdminDeviceRow {
  adminId: AdminId;
  idHash: Buffer;
  createdAt: Date;
  lastUsedAt: Date;
}

export const AdminDeviceSchema = new EntitySchema<AdminDeviceRow>({
  name: 'AdminDevice',
  tableName: 'admin_devices',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at' },
  },
});
