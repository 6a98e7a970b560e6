import { EntitySchema } from 'typeorm';

/** A row of `reviews`: the rating of a venue after a booking. */
export interface ReviewRow {
  bookingId: string;
  venueId: string;
  /** From 1 to 5. */
  stars: number;
  createdAt: Date;
}

export const ReviewSchema = new EntitySchema<ReviewRow>({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    bookingId: { type: 'uuid', name: 'booking_id', primary: true },
    venueId: { type: 'uuid', name: 'venue_id' },
    stars: { type: 'smallint' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
