import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Books } from '../../application/books.js';
import type { LedgerTransaction } from '../../domain/ledger.js';

const ENTER = statement(
  'ledger.enter',
  `insert into ledger_entries (txn, account, cents, booking_id, occurred_at)
   select $1, line.account, line.cents, $4, $5 from unnest($2::text[], $3::int[]) as line (account, cents)`,
);

@Injectable()
export class PostgresBooks extends Books {
  constructor(private readonly database: Database) {
    super();
  }

  override async enter({ id, lines, bookingId, occurredAt }: LedgerTransaction): Promise<void> {
    const accounts = lines.map((line) => line.account);
    const cents = lines.map((line) => line.cents);
    await this.database.query(ENTER, [id, accounts, cents, bookingId, occurredAt]);
  }
}
