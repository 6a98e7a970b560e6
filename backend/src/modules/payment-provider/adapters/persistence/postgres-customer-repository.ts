import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import {
  type ChargeableCard,
  CustomerRepository,
  type ProviderCustomer,
} from '../../application/ports/customer-repository.js';
import type { SavedCard } from '../../domain/saved-card.js';
import { type FurtherCustomerRow, FurtherCustomerSchema } from './further-customer.schema.js';
import { type ProviderCustomerRow, ProviderCustomerSchema } from './provider-customer.schema.js';

/** Returns the stored customer if two requests create one at the same time. */
const KEEP = statement(
  'payment-provider.keep-customer',
  `insert into provider_customers as c (player_id, customer_id) values ($1, $2)
   on conflict (player_id) do update set customer_id = c.customer_id
   returning customer_id as "customerId"`,
);

/**
 * The card that a guest's booking was promised stays, whatever the account pays with
 * (docs/adr/0045).
 */
const CARD_AT_DEADLINE = statement(
  'payment-provider.card-at-deadline',
  `select customer_id as "customerId", card_id as id, card_brand as brand, card_last4 as last4
     from (select 1 as place, customer_id, card_id, card_brand, card_last4
             from promised_cards where booking_id = $1
           union all
           select 2, customer_id, card_id, card_brand, card_last4
             from provider_customers where player_id = $2 and card_id is not null) cards
    order by place limit 1`,
);

const ALL = statement(
  'payment-provider.customers-of-player',
  `select customer_id as "customerId"
     from (select 1 as place, customer_id from provider_customers where player_id = $1
           union all select 2, customer_id from further_customers where player_id = $1) customers
    order by place, customer_id`,
);

@Injectable()
export class PostgresCustomerRepository extends CustomerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ProviderCustomerSchema) private readonly rows: Repository<ProviderCustomerRow>,
    @InjectRepository(FurtherCustomerSchema) private readonly further: Repository<FurtherCustomerRow>,
  ) {
    super();
  }

  override async of(playerId: PlayerId): Promise<ProviderCustomer | null> {
    const row = await this.database.of(this.rows).findOneBy({ playerId });
    if (!row) return null;
    const { customerId, cardId: id, cardBrand, cardLast4 } = row;
    return { customerId, card: id === null ? null : { id, brand: cardBrand ?? '', last4: cardLast4 ?? '' } };
  }

  override async keep(playerId: PlayerId, customerId: string): Promise<string> {
    const [row] = await this.database.query<{ customerId: string }>(KEEP, [playerId, customerId]);
    return row?.customerId ?? customerId;
  }

  override async keepCard(
    playerId: PlayerId,
    customerId: string | null,
    card: SavedCard | null,
  ): Promise<void> {
    if (customerId === null) return;
    const { id: cardId = null, brand: cardBrand = null, last4: cardLast4 = null } = card ?? {};
    await this.database.of(this.rows).update({ playerId, customerId }, { cardId, cardBrand, cardLast4 });
  }

  override async dropCard(playerId: PlayerId, cardId: string): Promise<void> {
    const none = { cardId: null, cardBrand: null, cardLast4: null };
    await this.database.of(this.rows).update({ playerId, cardId }, none);
  }

  override async cardAtDeadline(bookingId: BookingId, playerId: PlayerId): Promise<ChargeableCard | null> {
    const [card] = await this.database.query<ChargeableCard>(CARD_AT_DEADLINE, [bookingId, playerId]);
    return card ?? null;
  }

  override async all(playerId: PlayerId): Promise<string[]> {
    const rows = await this.database.query<{ customerId: string }>(ALL, [playerId]);
    return rows.map(({ customerId }) => customerId);
  }

  override async forget(playerId: PlayerId): Promise<void> {
    await this.database.of(this.further).delete({ playerId });
    await this.database.of(this.rows).delete({ playerId });
  }
}
