import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rules of a venue (docs/adr/0054). Only what the venue has changed is stored, so every venue
 * keeps the rules of the specification. Each change raises the version. The function reads the
 * version that is current when it is called, also if the calling statement has waited for a lock.
 */
export class VenueRules1763770000000 implements MigrationInterface {
  name = 'VenueRules1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table venues
        add column rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
        add column rules_version integer not null default 0 check (rules_version >= 0);
      create function rules_version_of(a_venue uuid) returns integer volatile language plpgsql as $$
        begin
          return (select rules_version from venues where id = a_venue);
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function rules_version_of(uuid);
      alter table venues drop column rules, drop column rules_version;
    `);
  }
}
