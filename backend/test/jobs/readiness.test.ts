import { Logger } from '@nestjs/common';
import { Background } from '../../src/kernel/adapters/background.js';
import { QUEUE } from '../../src/kernel/adapters/jobs/queue-connections.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';

let database: TestDatabase;
let running: TestApp[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  for (const app of running) await app.close();
});
afterAll(() => database.drop());

async function start(role: 'api' | 'worker' | 'all'): Promise<TestApp> {
  const app = await startTestApp({ databaseUrl: database.url, config: { role }, webhooks: false });
  running.push(app);
  Logger.overrideLogger(false); // The tests cause errors.
  return app;
}

interface Ready {
  status: string;
  code?: string;
  background?: Record<string, string>;
}

async function readiness(app: TestApp): Promise<{ status: number; body: Ready }> {
  const response = await fetch(`${app.url}/health/ready`);
  return { status: response.status, body: (await response.json()) as Ready };
}

/** Keeps the queue's own successes from ending the failure that a test reports. */
function failing(app: TestApp): void {
  const background = app.get(Background);
  background.works = () => undefined;
  background.failed(QUEUE, new Error('the queue does not work'));
}

test('a process that only does jobs is not ready while its queue fails', async () => {
  const app = await start('worker');
  await eventually(async () =>
    expect((await readiness(app)).body.background).toMatchObject({ queue: 'works' }),
  );
  failing(app);
  expect(await readiness(app)).toMatchObject({ status: 503, body: { code: 'queue_failing' } });
});

test('a process that serves requests stays ready while its queue fails, and says so', async () => {
  const app = await start('all');
  failing(app);
  const { status, body } = await readiness(app);
  expect(status).toBe(200);
  expect(body.background?.[QUEUE]).toMatch(/^fails for \d+ s$/);
});

test('a process without jobs shows no queue', async () => {
  const app = await start('api');
  const { status, body } = await readiness(app);
  expect(status).toBe(200);
  expect(body.background).toEqual({ 'live-updates': 'works' });
});
