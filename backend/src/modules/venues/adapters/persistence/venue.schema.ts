import { EntitySchema } from 'typeorm';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import type { Amenity, Photo } from '../../domain/face.js';
import type { VenueRules } from '../../domain/rules/index.js';

/** A row of `venues`. */
export interface VenueRow {
  id: VenueId;
  name: string;
  location: string;
  description: string | null;
  imageUrl: string | null;
  timeZone: string;
  phone: string | null;
  whatsapp: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  amenities: Amenity[];
  houseRules: string | null;
  imageAlt: string;
  furtherPhotos: Photo[];
  /** The rules that the venue has changed. */
  rules: Partial<VenueRules>;
  rulesVersion: number;
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
    phone: { type: 'text', nullable: true },
    whatsapp: { type: 'text', nullable: true },
    address: { type: 'text', nullable: true },
    latitude: { type: 'double precision', nullable: true },
    longitude: { type: 'double precision', nullable: true },
    amenities: { type: 'text', array: true, default: [] },
    houseRules: { type: 'text', name: 'house_rules', nullable: true },
    imageAlt: { type: 'text', name: 'image_alt', default: '' },
    furtherPhotos: { type: 'jsonb', name: 'further_photos', default: [] },
    rules: { type: 'jsonb', default: {} },
    rulesVersion: { type: 'integer', name: 'rules_version', default: 0 },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    archivedAt: { type: 'timestamptz', name: 'archived_at', nullable: true },
  },
});
