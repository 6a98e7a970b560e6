import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HourlyPurges } from '../../src/kernel/adapters/persistence/hourly-purges.js';
import { Purges } from '../../src/kernel/application/purges.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';

let app: TestApp;
/** A worker would purge at its start. */
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
});
afterAll(() => app.close());
beforeEach(() => app.sql(`delete from purges`));

const purge = () => {
  const purges = app.get(Purges);
  if (!(purges instanceof HourlyPurges)) throw new Error('the purge has another implementation');
  return purges.execute();
};
const idsIn = async (table: string, column: string) =>
  (await app.sql<{ id: string }>(`select ${column}::text as id from ${table} order by 1`)).map(
    ({ id }) => id,
  );
const removedOf = async (what: string) =>
  (await app.sql<{ removed: string }>(`select removed from purges where what = $1`, [what]))[0]?.removed;

async function aGuest(id: string, age: string, seen: string | null): Promise<void> {
  await app.sql(
    `insert into players (id, created_at, purge_at)
     values ($1, now() - $2::interval, now() - $2::interval + interval '30 days')`,
    [id, age],
  );
  if (seen === null) return;
  await app.sql(
    `insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now() - $3::interval, now() + interval '150 days')`,
    [Buffer.from(id), id, seen],
  );
}

test('removes guests without records who were away for 30 days, with their sessions', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const [booked] = await app.sql<{ id: string }>(`select player_id as id from bookings where id = $1`, [
    bookingId,
  ]);
  await app.sql(`update players set purge_at = now() - interval '1 day' where id = $1`, [booked?.id]);
  await app.sql(`update sessions set last_seen_at = now() - interval '40 days' where player_id = $1`, [
    booked?.id,
  ]);
  await aGuest('gone-with-session', '40 days', '31 days');
  await aGuest('gone-without-session', '40 days', null);
  await aGuest('seen-last-week', '40 days', '7 days');
  await aGuest('new', '29 days', null);
  await purge();

  expect(await idsIn('players', 'id')).toEqual(expect.arrayContaining(['new', 'seen-last-week', booked?.id]));
  expect(await idsIn('players', 'id')).toHaveLength(3);
  expect(await idsIn('sessions', 'player_id')).not.toContain('gone-with-session');
  expect(await removedOf('guests')).toBe('2');
  expect((await browser.get(`/api/bookings/${bookingId}`)).status).toBe(200);

  const next = await app.sql<{ id: string; days: number | null }>(
    `select id, extract(day from purge_at - now())::int as days from players where id <> 'new' order by id`,
  );
  expect(next).toContainEqual({ id: booked?.id, days: null });
  expect(next).toContainEqual({ id: 'seen-last-week', days: 22 });
});

test('removes expired sessions, idempotency keys, limits and events, and keeps the others', async () => {
  await aGuest('with-sessions', '1 day', null);
  await app.sql(`
    insert into sessions (id_hash, player_id, created_at, last_seen_at, expires_at) values
      ('expired', 'with-sessions', now(), now(), now() - interval '1 second'),
      ('valid', 'with-sessions', now(), now(), now() + interval '1 hour');
    insert into idempotency_keys (owner, key, request_hash, created_at) values
      ('o', 'old', '', now() - interval '25 hours'), ('o', 'young', '', now() - interval '23 hours');
    insert into email_codes (id, email, purpose, expires_at) values
      (gen_random_uuid(), 'old', 'erase', now() - interval '1 second'),
      (gen_random_uuid(), 'young', 'erase', now() + interval '1 minute');
    insert into rate_limits values ('old', 1, now() - interval '1 second'), ('young', 1, now() + interval '1 hour');
    insert into provider_events (id, type, received_at) values
      ('old', 't', now() - interval '91 days'), ('young', 't', now() - interval '89 days');
    insert into admin_devices (admin_id, id_hash, created_at, last_used_at)
      select id, hash::bytea, now(), now() - age::interval
        from admins, (values ('old', '401 days'), ('young', '399 days')) as device (hash, age);
    insert into player_browsers (player_id, id_hash, created_at, last_used_at)
      select 'with-sessions', hash::bytea, now(), now() - age::interval
        from (values ('old', '401 days'), ('young', '399 days')) as browser (hash, age)`);
  await purge();
  const kept = await app.sql(`
    select (select count(*) from sessions where player_id = 'with-sessions')::int as sessions,
           (select array_agg(key) from idempotency_keys where owner = 'o') as keys,
           (select array_agg(email) from email_codes) as codes,
           (select array_agg(bucket) from rate_limits where bucket in ('old', 'young')) as limits,
           (select array_agg(id) from provider_events where type = 't') as events,
           (select array_agg(convert_from(id_hash, 'utf8')) from admin_devices) as devices,
           (select array_agg(convert_from(id_hash, 'utf8')) from player_browsers) as browsers`);
  const young = {
    keys: ['young'],
    codes: ['young'],
    limits: ['young'],
    events: ['young'],
    devices: ['young'],
    browsers: ['young'],
  };
  expect(kept).toEqual([{ sessions: 1, ...young }]);
});

test('works through a backlog in batches and adds up what it removed', async () => {
  await app.sql(
    `insert into rate_limits select 'b' || n, 1, now() - interval '1 day' from generate_series(1, 1201) n`,
  );
  await purge();
  expect(await removedOf('rate_limits')).toBe('1201');
  expect(await app.sql(`select 1 from rate_limits where bucket like 'b%'`)).toEqual([]);
});

test('runs once an hour in the whole installation', async () => {
  await purge();
  await app.sql(`insert into rate_limits values ('later', 1, now() - interval '1 second')`);
  await purge();
  expect(await app.sql(`select 1 from rate_limits where bucket = 'later'`)).toHaveLength(1);
  await app.sql(`update purges set started_at = started_at - interval '1 hour'`);
  await purge();
  expect(await app.sql(`select 1 from rate_limits where bucket = 'later'`)).toEqual([]);
});

test('a player without records who was removed can come back as a new guest', async () => {
  const browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/email', { email: 'vuelve@example.org' });
  await app.sql(`update sessions set last_seen_at = now() - interval '31 days'`);
  await app.sql(`update players set purge_at = now() - interval '1 day'`);
  await purge();
  expect((await browser.get('/api/bookings/user/me')).status).toBe(200);
});

test('removes stored mails that are older than 90 days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saque-mails-'));
  const sender = new FolderMailSender(folder);
  for (const key of ['old', 'young'])
    await sender.send({ key, to: 'a@b.c', subject: key, text: '', html: '' });
  const then = new Date(Date.now() - 91 * 86_400_000);
  await utimes(join(folder, 'old.json'), then, then);
  expect(await sender.removeBefore(new Date(Date.now() - 90 * 86_400_000), 500)).toBe(1);
  expect(await readdir(folder)).toEqual(['young.json']);
});
