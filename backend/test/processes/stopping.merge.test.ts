import { once } from 'node:events';
import { connect } from 'node:net';
import { startServerProcess } from '../support/app/server-process.js';
import { createTestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { ownTime } from '../support/own-time.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';

test('a process whose database falls silent ends by itself and names what was still open', async () => {
  const database = await createTestDatabase();
  const proxy = await TcpProxy.to(database.url);
  const server = await startServerProcess(proxy.url, { STOP_SECONDS: '2' });
  proxy.freeze();
  const hanging = fetch(`${server.url}/api/venues`).catch(() => null);
  const began = ownTime();
  expect(await server.terminate()).toBe(1);
  expect(ownTime() - began).toBeLessThan(4_000);
  await eventually(() =>
    expect(server.errors()).toMatch(
      /has not stopped within 2 s and ends now\. Still open: .*the database: \d/,
    ),
  );
  await hanging;
  await proxy.close();
  await database.drop();
}, 90_000);

test('a second Ctrl-C and further signals do not interrupt a shutdown', async () => {
  const database = await createTestDatabase();
  const server = await startServerProcess(database.url, { DRAIN_SECONDS: '1', LOG_LEVEL: 'error' });
  const ended = server.terminate();
  server.signal('SIGINT');
  server.signal('SIGTERM');
  expect(await ended).toBe(0);
  expect(server.log()).not.toContain('"level":50');
  await database.drop();
}, 90_000);

test('a connection on which a browser has not sent anything does not delay the end', async () => {
  const database = await createTestDatabase();
  const server = await startServerProcess(database.url, { STOP_SECONDS: '5' });
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1').resume();
  const closed = once(unused, 'close');
  await once(unused, 'connect');
  expect(await server.terminate()).toBe(0);
  await closed;
  await database.drop();
}, 90_000);
