import { EntitySchema } from 'typeorm';
import type { Review } from '../../domain/review.js';

/** A row of `reviews`. `reply` and `repliedAt` are null together. */
export interface ReviewRow extends Review {
  reply: string | null;
  repliedAt: Date | null;
}

export const ReviewSchema = new EntitySchema<ReviewRow>({
  name: 'Review',
  tableName: 'reviews',
  columns: {
    bookingId: { type: 'uuid', name: 'booking_id', primary: true },
    id: { type: 'uuid', default: () => 'gen_random_uuid()' },
    venueId: { type: 'uuid', name: 'venue_id' },
    stars: { type: 'smallint' },
    text: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    editedAt: { type: 'timestamptz', name: 'edited_at', nullable: true },
    reply: { type: 'text', nullable: true },
    repliedAt: { type: 'timestamptz', name: 'replied_at', nullable: true },
  },
});
