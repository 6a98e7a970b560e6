import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `further_customers`: a customer of the provider that a merge brought to an account. */
export interface FurtherCustomerRow {
  customerId: string;
  playerId: PlayerId;
}

export const FurtherCustomerSchema = new EntitySchema<FurtherCustomerRow>({
  name: 'FurtherCustomer',
  tableName: 'further_customers',
  columns: {
    customerId: { type: 'text', name: 'customer_id', primary: true },
    playerId: { type: 'text', name: 'player_id' },
  },
});
