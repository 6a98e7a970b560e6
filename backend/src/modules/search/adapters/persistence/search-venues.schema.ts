import { EntitySchema } from 'typeorm';

/** A row of `search_venues`: what search reads of an open venue. Triggers write it. */
interface SearchVenueRow {
  venueId: string;
  /** Name and location, in lower case and without accents. */
  words: string;
  /** The place on the unit sphere; null if the venue names none. */
  point: string | null;
  stars: number;
  ratings: number;
  rank: number;
  /** New after each change of the venue, its courts or its ratings. */
  version: string;
}

export const SearchVenueSchema = new EntitySchema<SearchVenueRow>({
  name: 'SearchVenue',
  tableName: 'search_venues',
  columns: {
    venueId: { type: 'uuid', name: 'venue_id', primary: true },
    words: { type: 'text' },
    point: { type: 'cube', nullable: true },
    stars: { type: 'integer' },
    ratings: { type: 'integer' },
    rank: {
      type: 'double precision',
      generatedType: 'STORED',
      asExpression: '(stars + 17.5) / (ratings + 5)',
    },
    version: { type: 'bigint' },
  },
});
