import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { FindingRepository } from '../../application/ports/finding-repository.js';
import type { Difference, Finding } from '../../domain/movement.js';

const COLUMNS = `kind, provider_id as "providerId", our_cents as "ourCents", their_cents as "theirCents"`;
const GIVEN = `unnest($1::text[], $2::text[], $3::int[], $4::int[])
  as d (kind, provider_id, our_cents, their_cents)`;

const OPEN = statement(
  'payments.open-findings',
  `select ${COLUMNS}, found_at as "foundAt" from reconciliation_findings
    where resolved_at is null order by found_at, id`,
);
const RESOLVE_OTHERS = statement(
  'payments.resolve-other-findings',
  `update reconciliation_findings f set resolved_at = $5
    where resolved_at is null and not exists (
      select from ${GIVEN} where (d.kind, d.provider_id) = (f.kind, f.provider_id)
         and d.our_cents is not distinct from f.our_cents and d.their_cents is not distinct from f.their_cents)`,
);
const KEEP = statement(
  'payments.keep-findings',
  `insert into reconciliation_findings (kind, provider_id, our_cents, their_cents, found_at)
   select d.*, $5 from ${GIVEN} on conflict do nothing returning ${COLUMNS}`,
);

@Injectable()
export class PostgresFindingRepository extends FindingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override open(): Promise<Finding[]> {
    return this.database.query<Finding>(OPEN, []);
  }

  override async replace(differences: readonly Difference[], at: Date): Promise<Difference[]> {
    const values = [
      differences.map(({ kind }) => kind),
      differences.map(({ providerId }) => providerId),
      differences.map(({ ourCents }) => ourCents),
      differences.map(({ theirCents }) => theirCents),
      at,
    ];
    await this.database.query(RESOLVE_OTHERS, values);
    return this.database.query<Difference>(KEEP, values);
  }
}
