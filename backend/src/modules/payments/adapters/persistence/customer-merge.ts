import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { ProviderCustomerRow } from './provider-customer.schema.js';

const LOCK = statement(
  'payments.lock-customers-to-merge',
  `select player_id as "playerId", customer_id as "customerId", card_id as "cardId" from provider_customers
    where player_id in ($1, $2) order by player_id for update`,
);
const ADD_FURTHER = statement(
  'payments.add-further-customer',
  `insert into further_customers (customer_id, player_id) values ($1, $2)`,
);
/** The bookings still have their guest as player. */
const PROMISE = statement(
  'payments.promise-card',
  `insert into promised_cards (booking_id, customer_id, card_id, card_brand, card_last4)
   select b.id, c.customer_id, c.card_id, c.card_brand, c.card_last4
     from provider_customers c join bookings b on b.player_id = c.player_id
    where c.player_id = $1 and c.card_id is not null
      and b.status in ('active', 'closing') and b.paid_cents < b.total_cents`,
);
const REMOVE = statement('payments.remove-customer', `delete from provider_customers where player_id = $1`);
const RENAME = statement(
  'payments.give-customer-to-account',
  `update provider_customers set player_id = $2 where player_id = $1`,
);

/** The customer of the provider that a player is. */
type CustomerToMerge = Pick<ProviderCustomerRow, 'playerId' | 'customerId' | 'cardId'>;

/** Makes an account the customer that its guest was at the provider (docs/adr/0045). */
@Injectable()
export class CustomerMerge {
  constructor(private readonly database: Database) {}

  /** Returns the customers of both players, locked until the unit of work ends. */
  lock(guestId: string, accountId: string): Promise<CustomerToMerge[]> {
    return this.database.query<CustomerToMerge>(LOCK, [guestId, accountId]);
  }

  /**
   * If both are customers, the account keeps its own one for what is paid from now on, unless only
   * the guest has a card. The other one becomes a further customer, and the guest's bookings keep
   * the card that they were promised.
   */
  async merge(customers: readonly CustomerToMerge[], guestId: string, accountId: string): Promise<void> {
    const guest = customers.find(({ playerId }) => playerId === guestId);
    const account = customers.find(({ playerId }) => playerId === accountId);
    if (!guest) return;
    if (account) {
      const further = account.cardId === null && guest.cardId !== null ? account : guest;
      await this.database.query(ADD_FURTHER, [further.customerId, accountId]);
      await this.database.query(PROMISE, [further.playerId]);
      await this.database.query(REMOVE, [further.playerId]);
      if (further === guest) return;
    }
    await this.database.query(RENAME, [guestId, accountId]);
  }
}
