import { EntitySchema } from 'typeorm';
import type { CounterSale } from '../../application/counter-sale-repository.js';

/** Rows never change. */
export const CounterSaleSchema = new EntitySchema<CounterSale>({
  name: 'CounterSale',
  tableName: 'counter_sales',
  columns: {
    id: { type: 'uuid', primary: true },
    venueId: { type: 'uuid', name: 'venue_id' },
    method: { type: 'text' },
    cents: { type: 'integer' },
    lines: { type: 'jsonb' },
    soldBy: { type: 'uuid', name: 'sold_by' },
    soldAt: { type: 'timestamptz', name: 'sold_at' },
  },
});
