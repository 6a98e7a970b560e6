import { EntitySchema } from 'typeorm';

/** A row of `provider_events`. */
export interface ProviderEventRow {
  id: string;
  type: string;
  receivedAt: Date;
  processedAt: Date | null;
}

export const ProviderEventSchema = new EntitySchema<ProviderEventRow>({
  name: 'ProviderEvent',
  tableName: 'provider_events',
  columns: {
    id: { type: 'text', primary: true },
    type: { type: 'text' },
    receivedAt: { type: 'timestamptz', name: 'received_at' },
    processedAt: { type: 'timestamptz', name: 'processed_at', nullable: true },
  },
});
