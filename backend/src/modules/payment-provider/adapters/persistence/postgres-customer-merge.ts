import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { type FurtherCustomerRow, FurtherCustomerSchema } from './further-customer.schema.js';
import { type ProviderCustomerRow, ProviderCustomerSchema } from './provider-customer.schema.js';
import { isIncomplete } from '../../../bookings/sql.js';
import { CustomerMerge, type CustomerToMerge } from '../../application/ports/customer-merge.js';

const LOCK = statement(
  'payment-provider.lock-customers-to-merge',
  `select player_id as "playerId", customer_id as "customerId", card_id as "cardId" from provider_customers
    where player_id in ($1, $2) order by player_id for update`,
);

/** The bookings still have their guest as player. */
const PROMISE = statement(
  'payment-provider.promise-card',
  `insert into promised_cards (booking_id, customer_id, card_id, card_brand, card_last4)
   select b.id, c.customer_id, c.card_id, c.card_brand, c.card_last4
     from provider_customers c join bookings b on b.player_id = c.player_id
    where c.player_id = $1 and c.card_id is not null
      and b.status in ('active', 'closing') and ${isIncomplete('b')}`,
);

@Injectable()
export class PostgresCustomerMerge extends CustomerMerge {
  constructor(
    private readonly database: Database,
    @InjectRepository(ProviderCustomerSchema) private readonly customers: Repository<ProviderCustomerRow>,
    @InjectRepository(FurtherCustomerSchema) private readonly further: Repository<FurtherCustomerRow>,
  ) {
    super();
  }

  override lock(guestId: PlayerId, accountId: PlayerId): Promise<CustomerToMerge[]> {
    return this.database.query<CustomerToMerge>(LOCK, [guestId, accountId]);
  }

  override async merge(
    customers: readonly CustomerToMerge[],
    guestId: PlayerId,
    accountId: PlayerId,
  ): Promise<void> {
    const guest = customers.find(({ playerId }) => playerId === guestId);
    const account = customers.find(({ playerId }) => playerId === accountId);
    if (!guest) return;
    const rows = this.database.of(this.customers);
    if (account) {
      const { customerId, playerId } = account.cardId === null && guest.cardId !== null ? account : guest;
      await this.database.of(this.further).insert({ customerId, playerId: accountId });
      await this.database.query(PROMISE, [playerId]);
      await rows.delete({ playerId });
      if (playerId === guestId) return;
    }
    await rows.update({ playerId: guestId }, { playerId: accountId });
  }
}
