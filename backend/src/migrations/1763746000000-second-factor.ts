import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The second factors of admins, and the sign-ins that wait for one. A pending sign-in is no row of
 * `admin_sessions`, so that an older version of the program does not take it for a session.
 */
export class SecondFactor1763746000000 implements MigrationInterface {
  name = 'SecondFactor1763746000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table admin_factor_attempts, admin_ceremonies, admin_pending_sign_ins, admin_recovery_codes,
        admin_passkeys, admin_authenticator_apps;
      alter table admin_sessions drop column second_factor;
    `);
  }
}

const UP = `
  alter table admin_sessions add column second_factor boolean not null default false;

  create table admin_authenticator_apps (
    admin_id uuid primary key references admins,
    sealed_key bytea not null,
    last_step bigint not null,
    created_at timestamptz not null
  );

  create table admin_passkeys (
    id text primary key,
    admin_id uuid not null references admins,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    is_backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index admin_passkeys_of_admin on admin_passkeys (admin_id, created_at);

  create table admin_recovery_codes (
    id uuid primary key,
    admin_id uuid not null references admins,
    code_hash text not null,
    used_at timestamptz
  );
  create index admin_recovery_codes_of_admin on admin_recovery_codes (admin_id);

  create table admin_pending_sign_ins (
    id_hash bytea primary key,
    admin_id uuid not null references admins,
    attempts integer not null,
    expires_at timestamptz not null
  );
  create index admin_pending_sign_ins_of_admin on admin_pending_sign_ins (admin_id);

  create table admin_ceremonies (
    holder_hash bytea not null,
    purpose text not null,
    admin_id uuid not null references admins,
    value bytea not null,
    expires_at timestamptz not null,
    primary key (holder_hash, purpose)
  );
  create index admin_ceremonies_of_admin on admin_ceremonies (admin_id);

  create table admin_factor_attempts (
    admin_id uuid not null references admins,
    device text not null,
    attempts integer not null,
    last_at timestamptz not null,
    primary key (admin_id, device)
  );
`;
