import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { MovementQueries } from '../../application/ports/movement-queries.js';
import type { Movement, MovementKind } from '../../../findings/index.js';

const PREFIX = { payment: 'pay:', refund: 'ref:', fee: 'fee:' } as const;

const MOVED = `from ledger_entries l
  where l.account = 'provider' and (l.txn like 'pay:%' or l.txn like 'ref:%' or l.txn like 'fee:%')
    and not exists (select from ledger_entries f where f.txn = 'ref-failed:' || substr(l.txn, 5))`;
const SINCE = statement(
  'reconciliation.movements-since',
  `select case split_part(l.txn, ':', 1) when 'pay' then 'payment' when 'ref' then 'refund' else 'fee' end as kind,
          substr(l.txn, 5) as "providerId", abs(l.cents) as cents ${MOVED} and l.occurred_at >= $1`,
);
const FIND = statement(
  'reconciliation.find-movement',
  `select abs(l.cents) as cents ${MOVED} and l.txn = $1`,
);
const DISPUTE = statement(
  'reconciliation.find-dispute-movement',
  `select sum(l.cents)::int as cents from disputes d join ledger_entries l on l.booking_id = d.booking_id
    where d.id = $1 and l.account = 'provider' and split_part(l.txn, ':', 2) = d.id`,
);

@Injectable()
export class PostgresMovementQueries extends MovementQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override since(since: Date): Promise<Movement[]> {
    return this.database.query<Movement>(SINCE, [since]);
  }

  override async find(kind: MovementKind, providerId: string): Promise<number | null> {
    const [row] =
      kind === 'dispute'
        ? await this.database.query<{ cents: number | null }>(DISPUTE, [providerId])
        : await this.database.query<{ cents: number | null }>(FIND, [PREFIX[kind] + providerId]);
    return row?.cents ?? null;
  }
}
