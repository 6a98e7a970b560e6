import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an address allows us to send (docs/adr/0029): unverified ones get three letters a day. The
 * address itself is not stored here, but a hash with a key that never changes, because a block must
 * survive a change of `SESSION_SECRET`. The row of a letter counts towards its address.
 */
export class MailAddresses1763742000001 implements MigrationInterface {
  name = 'MailAddresses1763742000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_address_key (
        only_one boolean primary key default true check (only_one),
        key bytea not null
      );
      insert into mail_address_key (key)
        values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

      create function mail_address_hash(mailbox text) returns bytea stable language sql
        return (select sha256(key || convert_to(mailbox, 'UTF8')) from mail_address_key);

      create table mail_addresses (
        id uuid primary key,
        hash bytea not null unique,
        masked text not null,
        verified_at timestamptz,
        blocked_at timestamptz,
        used_at timestamptz not null,
        check (verified_at is null or blocked_at is null)
      );
      create index mail_addresses_forgettable on mail_addresses (used_at)
        where verified_at is null and blocked_at is null;

      alter table sent_mails
        add address_id uuid references mail_addresses on delete set null,
        add outcome text not null default 'sent'
          check (outcome in ('sending', 'sent', 'over_limit', 'blocked'));
      create index sent_mails_of_address on sent_mails (address_id, sent_at) where address_id is not null;
      create index sent_mails_unsent on sent_mails (outcome, sent_at) where outcome <> 'sent';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sent_mails drop address_id, drop outcome;
      drop table mail_addresses;
      drop function mail_address_hash;
      drop table mail_address_key;
    `);
  }
}
