import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { CustomerRepository } from '../../application/ports/customer-repository.js';
import type { SavedCard } from '../../domain/saved-card.js';
import { type ProviderCustomerRow, ProviderCustomerSchema } from './provider-customer.schema.js';

/** Returns the stored customer if two requests create one at the same time. */
const KEEP = statement(
  'payments.keep-customer',
  `insert into provider_customers as c (player_id, customer_id) values ($1, $2)
   on conflict (player_id) do update set customer_id = c.customer_id
   returning customer_id as "customerId"`,
);

@Injectable()
export class PostgresCustomerRepository extends CustomerRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ProviderCustomerSchema) private readonly rows: Repository<ProviderCustomerRow>,
  ) {
    super();
  }

  override async find(playerId: string): Promise<string | null> {
    const row = await this.database.of(this.rows).findOneBy({ playerId });
    return row?.customerId ?? null;
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const [row] = await this.database.query<{ customerId: string }>(KEEP, [playerId, customerId]);
    return row?.customerId ?? customerId;
  }

  override async savedCard(playerId: string): Promise<SavedCard | null> {
    const row = await this.database.of(this.rows).findOneBy({ playerId });
    if (!row || row.cardId === null) return null;
    return { id: row.cardId, brand: row.cardBrand ?? '', last4: row.cardLast4 ?? '' };
  }

  override async keepCard(playerId: string, card: SavedCard | null): Promise<void> {
    const { id: cardId = null, brand: cardBrand = null, last4: cardLast4 = null } = card ?? {};
    await this.database.of(this.rows).update({ playerId }, { cardId, cardBrand, cardLast4 });
  }

  override async forget(playerId: string): Promise<void> {
    await this.database.of(this.rows).delete({ playerId });
  }
}
