import { EntitySchema } from 'typeorm';
import type { RoleOffer } from '../../application/role-offer-repository.js';

export const RoleOfferSchema = new EntitySchema<RoleOffer>({
  name: 'AdminRoleOffer',
  tableName: 'admin_role_offers',
  columns: {
    id: { type: 'uuid' },
    adminId: { type: 'uuid', name: 'admin_id', primary: true },
    venueId: { type: 'uuid', name: 'venue_id', primary: true },
    role: { type: 'text' },
    email: { type: 'text' },
    name: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});
