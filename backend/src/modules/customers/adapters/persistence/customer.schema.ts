import { EntitySchema } from 'typeorm';
import type { CustomerId, VenueId } from '../../../../kernel/domain/ids.js';

/** A row of `customers`: what a venue keeps about a person. */
export interface CustomerRow {
  id: CustomerId;
  venueId: VenueId;
  name: string;
  phones: string[];
  emails: string[];
  note: string | null;
  mergedInto: CustomerId | null;
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
    createdAt: { type: 'timestamptz', name: 'created_at' },
    words: {
      type: 'text',
      generatedType: 'STORED',
      asExpression: 'customer_words(name, phones, emails)',
    },
  },
});
