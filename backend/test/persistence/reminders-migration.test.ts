import { DataSource } from 'typeorm';
import { Reminders1763710000000 } from '../../src/migrations/1763710000000-reminders.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { storeUnpaidBookings } from '../support/fixtures/unpaid-bookings.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
});
afterAll(() => app.close());

/** Brings the database back to the version before the migration, changes it there, and migrates. */
async function migrateAfter(change: string): Promise<void> {
  const owner = await new DataSource({
    type: 'postgres',
    url: app.databaseUrl,
    installExtensions: false,
  }).initialize();
  const runner = owner.createQueryRunner();
  const migration = new Reminders1763710000000();
  await migration.down(runner);
  await runner.query(change);
  await migration.up(runner);
  await runner.release();
  await owner.destroy();
}

test('the migration plans the reminders that lie ahead, of unpaid bookings only', async () => {
  const kinds = [
    { name: 'due in an hour', dueAt: `now() + interval '1 hour'` },
    { name: 'due in 14 minutes', dueAt: `now() + interval '14 minutes'` },
    { name: 'overdue', dueAt: `now() - interval '1 minute'` },
    { name: 'paid', dueAt: `now() + interval '1 hour'` },
    { name: 'made too late', dueAt: `now() + interval '1 hour'` },
  ];
  for (const { name, dueAt } of kinds) {
    await storeUnpaidBookings(app, { count: 1, dueAt });
    await app.sql(`update bookings set cancellation_reason = $1 where cancellation_reason is null`, [name]);
  }
  await migrateAfter(`
    update bookings set paid_cents = total_cents where cancellation_reason = 'paid';
    update bookings set created_at = payment_due_at - interval '15 minutes'
      where cancellation_reason = 'made too late'`);
  const planned = await app.sql(
    `select cancellation_reason as name, extract(epoch from payment_due_at - remind_at)::int as ahead
       from bookings where remind_at is not null`,
  );
  expect(planned).toEqual([{ name: 'due in an hour', ahead: 900 }]);
});
