import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the browsers that no admin has used for long. */
export class AgeOfAdminDevices1763745100000 implements MigrationInterface {
  name = 'AgeOfAdminDevices1763745100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index admin_devices_by_age on admin_devices (last_used_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index admin_devices_by_age`);
  }
}
