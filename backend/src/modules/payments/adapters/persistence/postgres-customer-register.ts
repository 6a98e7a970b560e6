import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { CustomerRegister } from '../../application/payment-repository.js';

const FIND = statement(
  'provider-customers.find',
  `select customer_id as "customerId" from provider_customers where player_id = $1`,
);
const KEEP = statement(
  'provider-customers.keep',
  `insert into provider_customers as c (player_id, customer_id) values ($1, $2)
   on conflict (player_id) do update set customer_id = c.customer_id
   returning customer_id as "customerId"`,
);
const FORGET = statement('provider-customers.forget', `delete from provider_customers where player_id = $1`);

@Injectable()
export class PostgresCustomerRegister extends CustomerRegister {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(playerId: string): Promise<string | null> {
    const [row] = await this.database.query<{ customerId: string }>(FIND, [playerId]);
    return row?.customerId ?? null;
  }

  override async keep(playerId: string, customerId: string): Promise<string> {
    const [row] = await this.database.query<{ customerId: string }>(KEEP, [playerId, customerId]);
    return row?.customerId ?? customerId;
  }

  override async forget(playerId: string): Promise<void> {
    await this.database.query(FORGET, [playerId]);
  }
}
