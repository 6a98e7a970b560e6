import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Differences between our ledger and the provider: one open finding per movement of money, closed
 * when both agree again.
 */
export class ReconciliationFindings1763675100000 implements MigrationInterface {
  name = 'ReconciliationFindings1763675100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reconciliation_findings (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('payment', 'refund')),
        provider_id text not null,
        our_cents integer,
        their_cents integer,
        found_at timestamptz not null,
        resolved_at timestamptz,
        constraint reconciliation_findings_differ check (our_cents is distinct from their_cents)
      );
      create unique index reconciliation_findings_open on reconciliation_findings (kind, provider_id)
        where resolved_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reconciliation_findings');
  }
}
