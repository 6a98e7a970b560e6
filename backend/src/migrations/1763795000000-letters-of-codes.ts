import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ñ is a letter: `OTOÑO` is a discount code. */
export class LettersOfCodes1763795000000 implements MigrationInterface {
  name = 'LettersOfCodes1763795000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discount_codes drop constraint discount_codes_code_check,
        add constraint discount_codes_code_check check (code ~ '^[A-ZÑ0-9][A-ZÑ0-9_-]{1,31}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table discount_codes drop constraint discount_codes_code_check,
        add constraint discount_codes_code_check check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$') not valid`);
  }
}
