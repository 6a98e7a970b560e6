import { EntitySchema } from 'typeorm';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import type { CourtStatus, Surface } from '../../domain/court.js';

/** A row of `courts`. Prices are per hour. */
export interface CourtRow {
  id: CourtId;
  venueId: VenueId;
  name: string;
  courtNumber: number;
  surface: Surface;
  indoor: boolean | null;
  lights: boolean | null;
  status: CourtStatus;
  imageUrl: string | null;
  daySinglesCents: Cents;
  dayDoublesCents: Cents;
  nightSinglesCents: Cents;
  nightDoublesCents: Cents;
  createdAt: Date;
  archivedAt: Date | null;
}

export const CourtSchema = new EntitySchema<CourtRow>({
  name: 'Court',
  tableName: 'courts',
  columns: {
    id: { type: 'uuid', primary: true },
    venueId: { type: 'uuid', name: 'venue_id' },
    name: { type: 'text' },
    courtNumber: { type: 'integer', name: 'court_number' },
    surface: { type: 'text', default: 'hard' },
    indoor: { type: 'boolean', nullable: true },
    lights: { type: 'boolean', nullable: true },
    status: { type: 'text', default: 'available' },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    daySinglesCents: { type: 'integer', name: 'day_singles_cents' },
    dayDoublesCents: { type: 'integer', name: 'day_doubles_cents' },
    nightSinglesCents: { type: 'integer', name: 'night_singles_cents' },
    nightDoublesCents: { type: 'integer', name: 'night_doubles_cents' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    archivedAt: { type: 'timestamptz', name: 'archived_at', nullable: true },
  },
});
