import { EntitySchema } from 'typeorm';
import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A row of `provider_customers`. */
export interface ProviderCustomerRow {
  playerId: PlayerId;
  customerId: string;
  /** The card of the last payment; null together. */
  cardId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

export const ProviderCustomerSchema = new EntitySchema<ProviderCustomerRow>({
  name: 'ProviderCustomer',
  tableName: 'provider_customers',
  columns: {
    playerId: { type: 'text', name: 'player_id', primary: true },
    customerId: { type: 'text', name: 'customer_id', unique: true },
    cardId: { type: 'text', name: 'card_id', nullable: true },
    cardBrand: { type: 'text', name: 'card_brand', nullable: true },
    cardLast4: { type: 'text', name: 'card_last4', nullable: true },
  },
});
