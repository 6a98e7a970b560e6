import { Client } from 'pg';
import { LiveUpdates } from '../../src/kernel/application/live-updates.js';
import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';

type Item = [topic: string, message?: unknown];

let database: TestDatabase;
let app: TestApp;
let live: LiveUpdates;
let work: UnitOfWork;
let ear: Client;
/** The items of each notification, except of those that only show that the process lives. */
let heard: Item[][];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ databaseUrl: database.url, config: { role: 'api' } });
  [live, work] = [app.get(LiveUpdates), app.get(UnitOfWork)];
  ear = new Client({ connectionString: database.url });
  await ear.connect();
  ear.on('notification', ({ payload = '' }) => {
    const { items } = JSON.parse(payload) as { items: Item[] };
    if (items.length > 0) heard.push(items);
  });
  await ear.query('listen saque_live');
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await ear.end();
  await database.drop();
});

/** Announces one message more and returns everything that was sent before it. */
async function sentSoFar(): Promise<Item[]> {
  const last: Item = ['test', { at: performance.now() }];
  live.announce('test', last[1] as { at: number });
  await eventually(() => expect(heard.flat()).toContainEqual(last));
  return heard.flat().filter(([topic]) => topic !== 'test');
}

describe('a message of a unit of work', () => {
  test('is sent after the commit and not before', async () => {
    const [announced, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const working = work.run(() => {
      live.announce('venue:1', { hour: 6 });
      announced.resolve();
      return asked.promise;
    });
    await announced.promise;
    expect(await sentSoFar()).toEqual([]);
    asked.resolve();
    await working;
    expect(await sentSoFar()).toEqual([['venue:1', { hour: 6 }]]);
  });

  test('is not sent if the work fails', async () => {
    const failing = work.run(() => {
      live.announce('venue:1', { hour: 6 });
      return Promise.reject(new Error('the work fails'));
    });
    await expect(failing).rejects.toThrow('the work fails');
    expect(await sentSoFar()).toEqual([]);
  });

  test('is sent once if the work runs again after a deadlock', async () => {
    let attempts = 0;
    await work.run(() => {
      live.announce('venue:1', { attempt: (attempts += 1) });
      if (attempts === 3) return Promise.resolve();
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    });
    expect(await sentSoFar()).toEqual([['venue:1', { attempt: 3 }]]);
  });
});

test('messages of the same milliseconds are sent in one notification, equal ones once', async () => {
  await work.run(() => {
    for (const hour of [6, 7, 8, 6, 7, 8]) live.announce('venue:1', { hour });
    return Promise.resolve();
  });
  await sentSoFar();
  expect(heard[0]?.filter(([topic]) => topic !== 'test')).toEqual(
    [6, 7, 8].map((hour) => ['venue:1', { hour }]),
  );
});

test('messages that exceed one notification all arrive', async () => {
  for (let day = 0; day < 400; day++) live.announce('venue:1', { day, note: 'x'.repeat(50) });
  const sent = await sentSoFar();
  expect(sent).toHaveLength(400);
  expect(heard.length).toBeLessThan(10);
});

test('messages that wait when the process stops are sent before it says that it ends', async () => {
  const payloads: string[] = [];
  ear.on('notification', ({ payload = '' }) => payloads.push(payload));
  live.announce('venue:1', { hour: 22 });
  await app.stop();
  await eventually(() => expect(payloads.at(-1)).toContain('"last":true'));
  expect(payloads.at(-2)).toContain('[["venue:1",{"hour":22}]]');
});
