import { EntitySchema } from 'typeorm';

/** A row of `provider_comparisons`. The driver returns a bigint as a string. */
export interface ProviderComparisonRow {
  id: string;
  comparedAt: Date;
  since: Date;
  movements: number;
  ourCents: string;
  theirCents: string;
}

export const ProviderComparisonSchema = new EntitySchema<ProviderComparisonRow>({
  name: 'ProviderComparison',
  tableName: 'provider_comparisons',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    comparedAt: { type: 'timestamptz', name: 'compared_at' },
    since: { type: 'timestamptz' },
    movements: { type: 'integer' },
    ourCents: { type: 'bigint', name: 'our_cents' },
    theirCents: { type: 'bigint', name: 'their_cents' },
  },
});
