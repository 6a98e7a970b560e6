import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A name, a phone and a verified e-mail address of a player (docs/adr/0044). A session that a
 * sign-in has replaced stays for a minute. The audit log also has entries without an admin.
 */
export class PlayerAccounts1763760000000 implements MigrationInterface {
  name = 'PlayerAccounts1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table players
        add column name text check (char_length(name) between 1 and 80),
        add column phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
        add column email_verified_at timestamptz,
        add constraint players_verified_email_check check (email_verified_at is null or email is not null);
      create unique index players_account_email on players (lower(email)) where email_verified_at is not null;

      -- Whoever writes another address has not verified it, also a process of the version before.
      create function forget_verification() returns trigger language plpgsql as $$
        begin
          new.email_verified_at := null;
          return new;
        end $$;
      create trigger players_email_verification before update of email on players for each row
        when (old.email_verified_at is not null
              and new.email_verified_at is not distinct from old.email_verified_at
              and lower(new.email) is distinct from lower(old.email))
        execute function forget_verification();

      alter table sessions add column user_agent text, add column replaced_at timestamptz;

      create table email_codes (
        id uuid primary key,
        email text not null,
        purpose text not null,
        attempts integer not null default 0,
        expires_at timestamptz not null
      );
      create unique index email_codes_one_per_purpose on email_codes (lower(email), purpose);
      create index email_codes_expiry on email_codes (expires_at);

      alter table audit_log alter column admin_id drop not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table audit_log disable trigger audit_log_is_immutable;
      delete from audit_log where admin_id is null;
      alter table audit_log enable trigger audit_log_is_immutable;
      alter table audit_log alter column admin_id set not null;
      drop table email_codes;
      alter table sessions drop column replaced_at, drop column user_agent;
      drop trigger players_email_verification on players;
      drop function forget_verification;
      alter table players drop column email_verified_at, drop column phone, drop column name;
    `);
  }
}
