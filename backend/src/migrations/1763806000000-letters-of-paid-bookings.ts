import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Letters about a booking that was paid do not count towards the limit of an unverified address
 * (docs/adr/0082). A confirmation that had no address to go to is recorded too, so that no screen
 * promises it.
 */
export class LettersOfPaidBookings1763806000000 implements MigrationInterface {
  name = 'LettersOfPaidBookings1763806000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sent_mails
        add column counts boolean not null default true,
        drop constraint sent_mails_outcome_check,
        add constraint sent_mails_outcome_check
          check (outcome in ('sending', 'sent', 'over_limit', 'blocked', 'refused', 'no_address'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from sent_mails where outcome = 'no_address';
      alter table sent_mails
        drop column counts,
        drop constraint sent_mails_outcome_check,
        add constraint sent_mails_outcome_check
          check (outcome in ('sending', 'sent', 'over_limit', 'blocked', 'refused'));
    `);
  }
}
