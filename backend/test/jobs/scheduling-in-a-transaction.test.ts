import { randomUUID } from 'node:crypto';
import { Events } from '../../src/kernel/application/events.js';
import { Jobs } from '../../src/kernel/application/jobs.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { startTestApp, type TestApp } from '../support/app/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } }); // A worker would remove the jobs.
});
afterAll(() => app.close());

const waiting = async (key: string) =>
  (await app.sql(`select 1 from graphile_worker.jobs where key = $1`, [key])).length;

/** Makes the unit of work run again, as a deadlock does. */
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('a job exists only if the transaction that scheduled it commits', async () => {
  const [work, jobs] = [app.get(UnitOfWork), app.get(Jobs)];
  const change = (key: string) => jobs.schedule('payments.reconcile', {}, { key });
  await expect(
    work.run(async () => {
      await change('undone');
      throw new Error('the change fails');
    }),
  ).rejects.toThrow('the change fails');
  await work.run(() => change('done'));
  expect([await waiting('undone'), await waiting('done')]).toEqual([0, 1]);
});

test('an event of work that runs again after a deadlock reaches each subscriber once', async () => {
  const [work, events] = [app.get(UnitOfWork), app.get(Events)];
  const bookingId = randomUUID();
  let attempts = 0;
  await work.run(async () => {
    await events.publish({ name: 'booking.paid', payload: { bookingId } });
    attempts += 1;
    if (attempts < 3) throw deadlock();
  });
  const subscribers = await app.sql<{ task: string; jobs: number }>(
    `select t.identifier as task, count(*)::int as jobs
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'bookingId' = $1 group by 1`,
    [bookingId],
  );
  expect(attempts).toBe(3);
  expect(subscribers).toContainEqual({ task: 'notifications.confirmed', jobs: 1 });
  expect(subscribers.every(({ jobs }) => jobs === 1)).toBe(true);
});

test('work that meets a deadlock three times fails and leaves no event', async () => {
  const [work, events] = [app.get(UnitOfWork), app.get(Events)];
  const bookingId = randomUUID();
  const attempt = () =>
    work.run(async () => {
      await events.publish({ name: 'booking.paid', payload: { bookingId } });
      throw deadlock();
    });
  await expect(attempt()).rejects.toThrow('deadlock detected');
  const jobs = await app.sql(`select 1 from graphile_worker._private_jobs where payload->>'bookingId' = $1`, [
    bookingId,
  ]);
  expect(jobs).toEqual([]);
});
