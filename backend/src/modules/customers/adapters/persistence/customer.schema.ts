import { EntitySchema } from 'typeorm';
import type { CategoryId, CustomerId, VenueId } from '../../../../kernel/domain/ids.js';

/** A row of `customers`: what a venue keeps about a person. */
export interface CustomerRow {
  id: CustomerId;
  venueId: VenueId;
  name: string;
  phones: string[];
  emails: string[];
  note: string | null;
  mergedInto: CustomerId | null;
  categoryId: CategoryId | null;
  categoryUntil: string | null;
  createdAt: Date;
  /** The text that a search reads, computed by PostgreSQL. */
  words: string;
}

export const CustomerSchema = new EntitySchema<CustomerRow>({
  name: 'Customer',
  tableName: 'customers',
  columns: {
    id: { type: 'uuid', primary: true },
    venueId: { type: 'uuid', name: 'venue_id' },
    name: { type: 'text' },
    phones: { type: 'text', array: true },
    emails: { type: 'text', array: true },
    note: { type: 'text', nullable: true },
    mergedInto: { type: 'uuid', name: 'merged_into', nullable: true },
    categoryId: { type: 'uuid', name: 'category_id', nullable: true },
    categoryUntil: { type: 'date', name: 'category_until', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    words: {
      type: 'text',
      generatedType: 'STORED',
      asExpression: 'customer_words(name, phones, emails)',
    },
  },
});
