import { EntitySchema } from 'typeorm';
import type { ManageLink } from '../../domain/manage-link.js';

/** A row of `manage_links`. */
export interface ManageLinkRow extends ManageLink {
  /** True if new letters contain another link. */
  replaced: boolean;
  createdAt: Date;
}

export const ManageLinkSchema = new EntitySchema<ManageLinkRow>({
  name: 'ManageLink',
  tableName: 'manage_links',
  columns: {
    tokenHash: { type: 'bytea', name: 'token_hash', primary: true },
    seed: { type: 'bytea' },
    bookingId: { type: 'uuid', name: 'booking_id' },
    playerId: { type: 'text', name: 'player_id' },
    replaced: { type: 'boolean', default: false },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
