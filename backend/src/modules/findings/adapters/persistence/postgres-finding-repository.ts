import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { FindingRepository } from '../../application/ports/finding-repository.js';
import type { ComparisonResult, Difference, Finding, RaisedFinding } from '../../domain/movement.js';
import { type ProviderComparisonRow, ProviderComparisonSchema } from './provider-comparison.schema.js';
import {
  type ReconciliationFindingRow,
  ReconciliationFindingSchema,
} from './reconciliation-finding.schema.js';

const COLUMNS = `kind, provider_id as "providerId", our_cents as "ourCents", their_cents as "theirCents"`;
const GIVEN = `unnest($1::text[], $2::text[], $3::int[], $4::int[])
  as d (kind, provider_id, our_cents, their_cents)`;

/** The same difference, which an admin has looked into and resolved. */
const ACCEPTED = `select from reconciliation_findings a
  where (a.kind, a.provider_id) = (d.kind, d.provider_id) and a.resolved_by is not null
    and a.our_cents is not distinct from d.our_cents and a.their_cents is not distinct from d.their_cents`;

const OPEN = statement(
  'findings.open',
  `select ${COLUMNS}, found_at as "foundAt" from reconciliation_findings
    where resolved_at is null order by found_at, kind, id`,
);
const RESOLVE_OTHERS = statement(
  'findings.resolve-others',
  `update reconciliation_findings f set resolved_at = $5
    where resolved_at is null and f.kind <> 'contradiction' and not exists (
      select from ${GIVEN} where (d.kind, d.provider_id) = (f.kind, f.provider_id)
         and d.our_cents is not distinct from f.our_cents and d.their_cents is not distinct from f.their_cents)`,
);
const KEEP = statement(
  'findings.keep',
  `insert into reconciliation_findings (kind, provider_id, our_cents, their_cents, found_at)
   select d.*, $5 from ${GIVEN} where not exists (${ACCEPTED}) on conflict do nothing returning ${COLUMNS}`,
);
const RAISE = statement(
  'findings.raise',
  `insert into reconciliation_findings
     (kind, provider_id, our_cents, their_cents, their_currency, booking_id, found_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
);
const RESOLVE = statement(
  'findings.resolve',
  `update reconciliation_findings set resolved_at = $4, resolved_by = $2, note = $3
    where id = $1 and resolved_at is null returning kind, provider_id as "providerId"`,
);
const FIND = statement(
  'findings.find',
  `select kind, provider_id as "providerId" from reconciliation_findings where id = $1`,
);

@Injectable()
export class PostgresFindingRepository extends FindingRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReconciliationFindingSchema)
    private readonly findings: Repository<ReconciliationFindingRow>,
    @InjectRepository(ProviderComparisonSchema)
    private readonly comparisons: Repository<ProviderComparisonRow>,
  ) {
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

  override async raise(finding: RaisedFinding, at: Date): Promise<void> {
    const { kind, providerId, ourCents, theirCents, theirCurrency, bookingId } = finding;
    const values = [kind, providerId, ourCents, theirCents, theirCurrency, bookingId, at];
    await this.database.query(RAISE, values);
  }

  override async settleContradiction(intentId: string, at: Date): Promise<void> {
    const open = { kind: 'contradiction', providerId: intentId, resolvedAt: IsNull() } as const;
    await this.database.of(this.findings).update(open, { resolvedAt: at });
  }

  override async resolve({ id, adminId, note, at }: Parameters<FindingRepository['resolve']>[0]) {
    const values = [id, adminId, note, at];
    const [row] = await this.database.query<{ kind: string; providerId: string }>(RESOLVE, values);
    return row ?? null;
  }

  override async find(id: string): Promise<{ kind: string; providerId: string } | null> {
    const [row] = await this.database.query<{ kind: string; providerId: string }>(FIND, [id]);
    return row ?? null;
  }

  override async keepComparison(result: ComparisonResult): Promise<void> {
    const { comparedAt, since, movements } = result;
    const [ourCents, theirCents] = [String(result.ourCents), String(result.theirCents)];
    await this.database.of(this.comparisons).insert({ comparedAt, since, movements, ourCents, theirCents });
  }
}
