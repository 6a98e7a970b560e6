import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { MovementQueries } from '../../application/ports/movement-queries.js';
import type { Movement, MovementKind } from '../../domain/movement.js';

const PREFIX: Record<MovementKind, string> = { payment: 'pay:', refund: 'ref:' };

const MOVED = `from ledger_entries l
  where l.account = 'provider' and (l.txn like 'pay:%' or l.txn like 'ref:%')
    and not exists (select from ledger_entries f where f.txn = 'ref-failed:' || substr(l.txn, 5))`;
const SINCE = statement(
  'payments.movements-since',
  `select case when l.txn like 'pay:%' then 'payment' else 'refund' end as kind, substr(l.txn, 5) as "providerId",
          abs(l.cents) as cents ${MOVED} and l.occurred_at >= $1`,
);
const FIND = statement('payments.find-movement', `select abs(l.cents) as cents ${MOVED} and l.txn = $1`);

@Injectable()
export class PostgresMovementQueries extends MovementQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override since(since: Date): Promise<Movement[]> {
    return this.database.query<Movement>(SINCE, [since]);
  }

  override async find(kind: MovementKind, providerId: string): Promise<number | null> {
    const [row] = await this.database.query<{ cents: number }>(FIND, [PREFIX[kind] + providerId]);
    return row?.cents ?? null;
  }
}
