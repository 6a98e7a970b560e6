import { Jobs } from '../../src/kernel/application/jobs.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { startTestApp, type TestApp } from '../support/app/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LATER = { runAt: new Date(Date.now() + 3_600_000) };
const waiting = async (key: string) =>
  (await app.sql(`select 1 from graphile_worker.jobs where key = $1`, [key])).length;

test('a job exists only if the transaction that scheduled it commits', async () => {
  const [work, jobs] = [app.get(UnitOfWork), app.get(Jobs)];
  const change = (key: string) => jobs.schedule('payments.reconcile', {}, { ...LATER, key });
  await expect(
    work.run(async () => {
      await change('undone');
      throw new Error('the change fails');
    }),
  ).rejects.toThrow('the change fails');
  await work.run(() => change('done'));
  expect([await waiting('undone'), await waiting('done')]).toEqual([0, 1]);
});
