import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders before play, and what players and mailboxes decide about them (docs/adr/0049). The
 * index has no entry for a booking that waits for its payment, so placing one costs nothing more.
 * Reminders whose time came before this migration are not sent.
 */
export class Letters1763764000000 implements MigrationInterface {
  name = 'Letters1763764000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table play_reminders (
        kind text primary key check (kind in ('day', 'hours')),
        reached_at timestamptz not null,
        reached_id uuid not null
      );
      insert into play_reminders (kind, reached_at, reached_id) values
        ('day', now() + interval '24 hours', '00000000-0000-0000-0000-000000000000'),
        ('hours', now() + interval '2 hours', '00000000-0000-0000-0000-000000000000');
      create index bookings_to_play on bookings (starts_at, id)
        where status = 'active' and paid_cents >= total_cents;

      create table reminder_choices (
        player_id text primary key references players on delete cascade,
        day_before boolean not null,
        hours_before boolean not null
      );
      alter table mail_addresses add column reminders_off_at timestamptz;

      alter table sent_mails drop constraint sent_mails_outcome_check,
        add constraint sent_mails_outcome_check
          check (outcome in ('sending', 'sent', 'over_limit', 'blocked', 'refused'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update sent_mails set outcome = 'sent' where outcome = 'refused';
      alter table sent_mails drop constraint sent_mails_outcome_check,
        add constraint sent_mails_outcome_check
          check (outcome in ('sending', 'sent', 'over_limit', 'blocked'));
      alter table mail_addresses drop column reminders_off_at;
      drop table reminder_choices;
      drop index bookings_to_play;
      drop table play_reminders;
    `);
  }
}
