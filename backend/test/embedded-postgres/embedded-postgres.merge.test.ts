import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { prepareDatabase } from '../../src/database/prepare-database.js';
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../stand-ins/embedded-postgres/index.js';
import { eventually } from '../support/eventually.js';

let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saque-test-'));
  running = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({ durable = false } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable });
  running.push(postgres);
  return postgres;
}

/** Starts the database in a process of its own, which can be killed. */
async function startElsewhere() {
  const child = fork(join(import.meta.dirname, 'start-and-stay.mjs'), [dataDir]);
  const [url] = (await once(child, 'message')) as [string];
  return { url, kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string) => query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
const read = (url: string) => query(url, 'SELECT answer FROM kept');
const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded PostgreSQL server', () => {
  it('is a PostgreSQL 17 that reads UTF-8 and sorts the same on every machine', async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
              datlocprovider AS provider, datlocale AS locale
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({ version: 17, encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8' });
  });

  it('finds its data and its port again at the next start', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await read(second.url)).toEqual([{ answer: 42 }]);
  });

  it('takes over the server that a killed process left running, and ends it later', async () => {
    const killed = await startElsewhere();
    await write(killed.url);
    await killed.kill();
    const server = postmaster();
    const heir = await start();
    expect(postmaster()).toBe(server);
    expect(await read(heir.url)).toEqual([{ answer: 42 }]);
    await heir.stop();
    await expect(read(heir.url)).rejects.toThrow('ECONNREFUSED');
  });

  it('starts although the number in the pid file now belongs to another program', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    const stale = [process.pid, join(dataDir, 'postgres'), 1, 1, '', '127.0.0.1', '', 'ready'].join('\n');
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stale}\n`);
    expect(await read((await start()).url)).toEqual([{ answer: 42 }]);
  });

  it('refuses a data folder that another process uses, and names that process', async () => {
    const other = await startElsewhere();
    await expect(start()).rejects.toThrow(/is in use by another Saque \(process \d+\)\.$/);
    await expect(query(other.url, 'SELECT 1')).resolves.toHaveLength(1);
    await other.kill();
    await start();
  });

  it('moves to another port when its own is taken', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    const intruder = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(intruder, 'listening');
    const second = await start();
    intruder.close();
    expect(second.url).not.toBe(first.url);
    expect(await read(second.url)).toEqual([{ answer: 42 }]);
  });

  it.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)(
    'restarts at the same address within seconds when its server ends by %s',
    async (signal) => {
      const { url } = await start({ durable: true });
      await write(url);
      const ended = postmaster();
      process.kill(ended, signal);
      await eventually(() => expect(postmaster()).not.toBe(ended));
      expect(await eventually(() => read(url))).toEqual([{ answer: 42 }]);
    },
  );

  it('refuses connections without the password, which only its owner can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('gives an installation of an earlier version a second account at its next start', async () => {
    const first = await start();
    await prepareDatabase({ application: first.url, owner: null }, { sandbox: true, log: () => undefined });
    await query(
      first.url,
      "insert into venues (id, name, location, time_zone) values (gen_random_uuid(), 'Kept', 'Quito', 'UTC')",
    );
    await first.stop();
    const file = join(dataDir, 'postgres.json');
    const { applicationPassword, ...earlier } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      string
    >;
    writeFileSync(file, JSON.stringify(earlier), { mode: 0o600 });
    const { accounts } = await start();
    await prepareDatabase(accounts, { sandbox: true });
    expect(await query(accounts.application, 'select name, current_user as account from venues')).toEqual([
      { name: 'Kept', account: 'saque_app' },
    ]);
    expect(accounts.application).not.toContain(applicationPassword);
    expect(accounts.application).not.toContain(earlier['password']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await runningEmbeddedPostgres(dataDir)).toEqual(accounts);
  });

  it('names the missing folder of the database in one line', async () => {
    writeFileSync(
      join(dataDir, 'postgres.json'),
      JSON.stringify({ home: '/nowhere/at/all', password: 'x', port: 1 }),
    );
    await expect(start()).rejects.toThrow(
      /was kept in \/nowhere\/at\/all, which is gone\. Delete .*postgres\.json/,
    );
  });
});
