import { createDataSource } from '../../src/database/data-source.js';
import { JobsOfOldNames1763812000000 } from '../../src/migrations/1763812000000-jobs-of-old-names.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());

async function migrate(): Promise<void> {
  const source = await createDataSource(app.databaseUrl, 1).initialize();
  const runner = source.createQueryRunner();
  await new JobsOfOldNames1763812000000().up(runner);
  await runner.release();
  await source.destroy();
}

const waitingTasks = () =>
  app.sql<{ task: string }>(
    `select t.identifier as task from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by 1`,
  );

test('an upgrade removes the jobs that no program does and leaves all others', async () => {
  await app.sql(`select graphile_worker.add_job(name) from unnest(array[
    'bookings.enforce-overdue', 'bookings.enforce-deadline', 'payments.reconcile']) name`);
  await migrate();
  expect(await waitingTasks()).toEqual([{ task: 'bookings.enforce-deadline' }]);
});

test('an upgrade plans the reminder that a waiting job of an old name would have planned', async () => {
  const { bookingId } = await anUnpaidBooking(app);
  const [planned] = await app.sql<{ remindAt: Date }>(
    `select remind_at as "remindAt" from bookings where id = $1`,
    [bookingId],
  );
  await app.sql(`update bookings set remind_at = null where id = $1`, [bookingId]);
  await app.sql(
    `select graphile_worker.add_job('notifications.plan-reminder', json_build_object('bookingId', $1::text))`,
    [bookingId],
  );
  await migrate();
  const [after] = await app.sql(`select remind_at as "remindAt" from bookings where id = $1`, [bookingId]);
  expect(planned?.remindAt).toBeInstanceOf(Date);
  expect(after).toEqual(planned);
});
