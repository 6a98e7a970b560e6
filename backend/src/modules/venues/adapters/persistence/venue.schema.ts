import { EntitySchema } from 'typeorm';

/** A row of `venues`. */
export interface VenueRow {
  id: string;
  name: string;
  location: string;
  description: string | null;
  imageUrl: string | null;
  timeZone: string;
  createdAt: Date;
  archivedAt: Date | null;
}

export const VenueSchema = new EntitySchema<VenueRow>({
  name: 'Venue',
  tableName: 'venues',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    location: { type: 'text' },
    description: { type: 'text', nullable: true },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    timeZone: { type: 'text', name: 'time_zone' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    archivedAt: { type: 'timestamptz', name: 'archived_at', nullable: true },
  },
});
