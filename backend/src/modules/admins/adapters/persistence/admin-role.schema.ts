import { EntitySchema } from 'typeorm';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import type { Role } from '../../../roles/index.js';

/** A row of `admin_roles`. */
export interface AdminRoleRow {
  adminId: AdminId;
  venueId: VenueId;
  role: Role;
}

export const AdminRoleSchema = new EntitySchema<AdminRoleRow>({
  name: 'AdminRole',
  tableName: 'admin_roles',
  columns: {
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    venueId: { type: 'uuid', name: 'venue_id', primary: true },
    role: { type: 'text' },
  },
});
