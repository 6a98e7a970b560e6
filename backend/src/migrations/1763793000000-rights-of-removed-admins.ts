import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A removed admin keeps no role and no second factor, so that nothing of them comes back when the
 * account is enabled again.
 */
export class RightsOfRemovedAdmins1763793000000 implements MigrationInterface {
  name = 'RightsOfRemovedAdmins1763793000000';

  async up(runner: QueryRunner): Promise<void> {
    const owned = ['roles', 'authenticator_apps', 'passkeys', 'recovery_codes', 'factor_attempts'];
    for (const name of owned)
      await runner.query(`delete from admin_${name} o using admins a
                           where a.id = o.admin_id and a.disabled_at is not null`);
  }

  async down(): Promise<void> {
    // Only rows without an account that can sign in are deleted.
  }
}
