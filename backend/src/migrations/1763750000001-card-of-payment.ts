import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a receipt shows of the card that paid. Payments made before this stay without. */
export class CardOfPayment1763750000001 implements MigrationInterface {
  name = 'CardOfPayment1763750000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments add column card_brand text, add column card_last4 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table payments drop column card_brand, drop column card_last4');
  }
}
