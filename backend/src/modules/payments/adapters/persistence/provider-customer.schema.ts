import { EntitySchema } from 'typeorm';

/** A row of `provider_customers`. */
export interface ProviderCustomerRow {
  playerId: string;
  customerId: string;
}

export const ProviderCustomerSchema = new EntitySchema<ProviderCustomerRow>({
  name: 'ProviderCustomer',
  tableName: 'provider_customers',
  columns: {
    playerId: { type: 'text', name: 'player_id', primary: true },
    customerId: { type: 'text', name: 'customer_id', unique: true },
  },
});
