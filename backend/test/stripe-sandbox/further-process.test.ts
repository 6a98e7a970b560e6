import pg from 'pg';
import { createTestDatabase } from '../support/database/postgres.js';
import { SandboxProcess } from './sandbox.js';

test('a second process starts beside a busy one, and neither waits for the other', async () => {
  const database = await createTestDatabase();
  const first = await SandboxProcess.start(database.url);
  const working = new pg.Client({ connectionString: database.url });
  await working.connect();
  await working.query('begin; update stripe_sandbox.webhook_deliveries set attempts = attempts');
  const impatient = `${database.url}?options=${encodeURIComponent('-c lock_timeout=300ms')}`;
  const second = await SandboxProcess.start(impatient);
  await working.end();
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});
