import { EntitySchema } from 'typeorm';
import type { PlayerId, VenueId } from '../../../../kernel/domain/ids.js';

/** A row of `favourites`: a venue that a player keeps. */
export interface FavouriteRow {
  playerId: PlayerId;
  venueId: VenueId;
  createdAt: Date;
}

export const FavouriteSchema = new EntitySchema<FavouriteRow>({
  name: 'Favourite',
  tableName: 'favourites',
  columns: {
    playerId: { type: 'text', name: 'player_id', primary: true },
    venueId: { type: 'uuid', name: 'venue_id', primary: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
