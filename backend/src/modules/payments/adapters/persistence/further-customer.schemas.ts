import { EntitySchema } from 'typeorm';

/** A row of `further_customers`: a customer of the provider that a merge brought to an account. */
interface FurtherCustomerRow {
  customerId: string;
  playerId: string;
}

/** A row of `promised_cards`: the card that the deadline of a guest's booking charges. */
interface PromisedCardRow {
  bookingId: string;
  customerId: string;
  cardId: string;
  cardBrand: string;
  cardLast4: string;
}

export const FurtherCustomerSchema = new EntitySchema<FurtherCustomerRow>({
  name: 'FurtherCustomer',
  tableName: 'further_customers',
  columns: {
    customerId: { type: 'text', name: 'customer_id', primary: true },
    playerId: { type: 'text', name: 'player_id' },
  },
});

export const PromisedCardSchema = new EntitySchema<PromisedCardRow>({
  name: 'PromisedCard',
  tableName: 'promised_cards',
  columns: {
    bookingId: { type: 'uuid', name: 'booking_id', primary: true },
    customerId: { type: 'text', name: 'customer_id' },
    cardId: { type: 'text', name: 'card_id' },
    cardBrand: { type: 'text', name: 'card_brand' },
    cardLast4: { type: 'text', name: 'card_last4' },
  },
});
