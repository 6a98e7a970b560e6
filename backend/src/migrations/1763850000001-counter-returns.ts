import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales of the counter that were given back, each once (docs/adr/0100). */
export class CounterReturns1763850000001 implements MigrationInterface {
  name = 'CounterReturns1763850000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table counter_returns (
        sale_id uuid primary key references counter_sales,
        returned_by uuid not null references admins,
        returned_at timestamptz not null
      );
      create trigger counter_returns_never_change before update or delete on counter_returns
        for each row execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counter_returns');
  }
}
