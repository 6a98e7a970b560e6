import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The card of a guest counts for the limit of a code (docs/adr/0088). A payment holds its amount
 * until the card has been checked. If a process of the previous version sees such a hold, it leaves
 * it alone, and the next job of the new version checks the card.
 */
export class CardsOfUses1763811000011 implements MigrationInterface {
  name = 'CardsOfUses1763811000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table redemptions add column card_fingerprint text
        constraint redemptions_card_check check (card_fingerprint is null or status = 'live');
      create index redemptions_of_card on redemptions (code_id, card_fingerprint)
        where status = 'live' and card_fingerprint is not null;
      alter table payments add column card_check text
        constraint payments_card_check check (card_check in ('due', 'passed', 'refused', 'told'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments drop column card_check;
      alter table redemptions drop column card_fingerprint;
    `);
  }
}
