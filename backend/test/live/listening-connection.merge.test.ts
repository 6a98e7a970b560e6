import { Logger } from '@nestjs/common';
import { Background } from '../../src/kernel/adapters/background.js';
import { LIVE_UPDATES, ListeningConnection } from '../../src/kernel/adapters/live/listening-connection.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
let background: Background;
let connection: ListeningConnection;
/** The messages that arrived, and the interruptions. */
let heard: string[];

beforeAll(async () => {
  Logger.overrideLogger(false); // The tests cause errors.
  database = await createTestDatabase();
  proxy = await TcpProxy.to(database.url);
});
beforeEach(async () => {
  heard = [];
  background = new Background();
  const ears = { heard: (payload: string) => heard.push(payload), wasDeaf: () => heard.push('was deaf') };
  connection = new ListeningConnection({ connectionString: proxy.url }, ears, background);
});
afterEach(async () => {
  await proxy.heal();
  await connection.close();
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const hears = async (payload: string) => {
  expect(await connection.notify(payload)).toBe(true);
  await eventually(() => expect(heard).toContain(payload));
};
/** It may work again by the time the test looks. */
const fails = () =>
  eventually(() => expect(background.states.get(LIVE_UPDATES)?.failures).toBeGreaterThan(0));
const isBack = () => eventually(() => expect(heard).toContain('was deaf'));

test('a process starts without the listening connection and gets it later', async () => {
  proxy.refuse();
  await connection.start();
  await fails();
  await proxy.heal();
  await isBack();
  await hears('hello');
  expect(background.isFailing(LIVE_UPDATES)).toBe(false);
});

test('the listening connection comes back after it was cut', async () => {
  await connection.start();
  await hears('hello');
  proxy.cut();
  await fails();
  await isBack();
  await hears('hello again');
});

test('a listening connection on which nothing arrives is replaced', async () => {
  await connection.start();
  await hears('hello');
  proxy.forget();
  expect(await connection.notify('lost')).toBe(false);
  await proxy.heal();
  await isBack();
  await hears('hello again');
  expect(heard).not.toContain('lost');
});
