import { EntitySchema } from 'typeorm';
import type { BookingId } from '../../../../kernel/domain/ids.js';

/** A row of `shared_links`. */
export interface SharedLinkRow {
  id: string;
  bookingId: BookingId;
  places: number;
  expiresAt: Date;
  createdAt: Date;
  restHeldUntil: Date | null;
  /** The name with which the organiser invites. */
  organiserName: string | null;
  /** The places that anyone may take. */
  publicPlaces: number[];
}

export const SharedLinkSchema = new EntitySchema<SharedLinkRow>({
  name: 'SharedLink',
  tableName: 'shared_links',
  columns: {
    id: { type: 'uuid', primary: true },
    bookingId: { type: 'uuid', name: 'booking_id', unique: true },
    places: { type: 'smallint' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    restHeldUntil: { type: 'timestamptz', name: 'rest_held_until', nullable: true },
    organiserName: { type: 'text', name: 'organiser_name', nullable: true },
    publicPlaces: { type: 'smallint', array: true, name: 'public_places', default: [] },
  },
});
