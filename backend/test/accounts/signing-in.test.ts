import { Database } from '../../src/kernel/adapters/persistence/database.js';
import { PlayerRecords } from '../../src/modules/players/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { whileLocked } from '../support/database/while-locked.js';
import { eventually } from '../support/eventually.js';
import { aCode, type Session, sessionOf, signIn, verify } from '../support/fixtures/signing-in.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { repeatWhileBusy } from '../support/repeat-while-busy.js';

let app: TestApp;
let failsToMove = false;

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
  app.get(PlayerRecords).add({
    what: 'test',
    move: async () => {
      if (failsToMove) throw new Error('a module cannot move its records');
    },
    erase: async () => undefined,
    export: async () => null,
  });
});
afterAll(() => app.close());

const visitor = () => new Browser(app.url);
const save = (browser: Browser, profile: object) =>
  browser.send<Session>('PUT', '/api/session/profile', profile);
const bookingsOf = async (browser: Browser) =>
  (await browser.get<{ id: string }[]>('/api/bookings/user/me')).body.map(({ id }) => id).sort();
const exists = async (playerId: string) =>
  (await app.sql(`select 1 from players where id = $1`, [playerId])).length > 0;
const mergesInto = (accountId: string) =>
  app.sql<{ before: object; after: object; admin_id: string | null }>(
    `select before, after, admin_id from audit_log where action = 'player.merged' and subject_id = $1`,
    [accountId],
  );
/** A browser that sends this cookie and keeps none. */
const withCookie = (cookie: string, path = '/api/session') =>
  visitor().send<Session>('GET', path, undefined, { cookie });

test('a request for a code does the same work for an account, a guest and an unknown address', async () => {
  await signIn(app, 'con-cuenta@example.org');
  await save(visitor(), { email: 'invitada@example.org' });
  const query = jest.spyOn(app.get(Database), 'query');
  const work = [];
  for (const email of ['con-cuenta@example.org', 'invitada@example.org', 'nadie@example.org']) {
    const browser = visitor();
    await sessionOf(browser);
    query.mockClear();
    await aCode(app, browser, email);
    const names = query.mock.calls.map(([sql]) => sql.name);
    work.push(names.slice(0, names.indexOf('players.put-email-code') + 1));
  }
  query.mockRestore();
  expect(work[0]).toContain('players.put-email-code');
  expect(work).toEqual([work[0], work[0], work[0]]);
});

describe('a guest whose address has no account', () => {
  test('becomes the account and keeps id, bookings and profile', async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const guest = await sessionOf(browser);
    await save(browser, { name: 'Ana Paz', phone: '099 123 4567' });
    await signIn(app, 'Ana@example.org', browser);
    expect(await sessionOf(browser)).toEqual({
      userId: guest.userId,
      isGuest: false,
      isAdmin: false,
      name: 'Ana Paz',
      phone: '+593991234567',
      email: 'Ana@example.org',
      emailVerified: true,
      emailBlocked: false,
    });
    expect(await bookingsOf(browser)).toEqual([bookingId]);
    expect(await mergesInto(guest.userId)).toEqual([]);
    const [row] = await app.sql(`select purge_at from players where id = $1`, [guest.userId]);
    expect(row).toEqual({ purge_at: null });
  });

  test('has one account when two browsers verify the address at once', async () => {
    const browsers = Array.from({ length: 2 }, visitor);
    const codes: string[] = [];
    for (const browser of browsers) codes.push(await aCode(app, browser, 'dos@example.org'));
    let responses: Awaited<ReturnType<typeof verify>>[] = [];
    await whileLocked(app.databaseUrl, 'select from sessions for update', async (commit) => {
      const verified = Promise.all(
        browsers.map((browser, n) =>
          repeatWhileBusy(() => verify(browser.impatient(), 'dos@example.org', codes[n] ?? '')),
        ),
      );
      await eventually(async () => {
        const waiting = await app.sql(LOCK_WAITS);
        expect(waiting.length).toBeGreaterThanOrEqual(2);
      });
      await commit();
      responses = await verified;
    });
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(responses.map(({ body }) => body.userId)).size).toBe(1);
    expect(await app.sql(`select 1 from players where email = 'dos@example.org'`)).toHaveLength(1);
  });

  test('is signed in once when a code is sent six times at once', async () => {
    const browser = visitor();
    const code = await aCode(app, browser, 'doble@example.org');
    const { cookieHeader } = browser;
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        verify(new Browser(app.url), 'doble@example.org', code, { cookie: cookieHeader }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 410, 410, 410, 410, 410]);
  });
});

describe('a guest whose address has an account', () => {
  test('gives it everything, and enters it', async () => {
    const first = await anUnpaidBooking(app, { timeSlot: '08:00' });
    await signIn(app, 'luis@example.org', first.browser);
    await save(first.browser, { name: 'Luis' });
    const account = await sessionOf(first.browser);
    const second = await anUnpaidBooking(app, { timeSlot: '09:00' });
    const guest = await sessionOf(second.browser);
    await save(second.browser, { name: 'Otro nombre', phone: '+34 612 34 56 78' });

    await signIn(app, 'LUIS@example.org', second.browser);

    const both = [first.bookingId, second.bookingId].sort();
    expect(await bookingsOf(second.browser)).toEqual(both);
    expect(await bookingsOf(first.browser)).toEqual(both);
    expect(await sessionOf(second.browser)).toMatchObject({
      userId: account.userId,
      name: 'Luis',
      phone: '+34612345678',
    });
    expect(await exists(guest.userId)).toBe(false);
    expect(await mergesInto(account.userId)).toEqual([
      { before: { playerId: guest.userId }, after: { playerId: account.userId }, admin_id: null },
    ]);
  });

  test('gives it everything from six browsers at once, and nothing is lost', async () => {
    const { playerId } = await signIn(app, 'juntas@example.org');
    const guests = await Promise.all(
      Array.from({ length: 6 }, (_, n) => anUnpaidBooking(app, { timeSlot: `1${n}:00` })),
    );
    const codes: string[] = [];
    for (const { browser } of guests) codes.push(await aCode(app, browser, 'juntas@example.org'));
    const responses = await Promise.all(
      guests.map(({ browser }, n) => verify(browser, 'juntas@example.org', codes[n] ?? '')),
    );
    expect(responses.map(({ body }) => body.userId)).toEqual(Array(6).fill(playerId));
    const owners = await app.sql(`select distinct player_id from bookings where id = any ($1::uuid[])`, [
      guests.map(({ bookingId }) => bookingId),
    ]);
    expect(owners).toEqual([{ player_id: playerId }]);
    expect(await mergesInto(playerId)).toHaveLength(6);
  });

  test('stays a guest, and may use the code again, if a module cannot move its records', async () => {
    await signIn(app, 'falla@example.org');
    const { browser, bookingId } = await anUnpaidBooking(app);
    const guest = await sessionOf(browser);
    const code = await aCode(app, browser, 'falla@example.org');
    failsToMove = true;
    const failed = await verify(browser, 'falla@example.org', code).finally(() => (failsToMove = false));
    expect(failed.status).toBe(500);
    expect(await sessionOf(browser)).toEqual(guest);
    expect((await verify(browser, 'falla@example.org', code)).status).toBe(200);
    expect(await bookingsOf(browser)).toEqual([bookingId]);
  });
});

describe('a browser that is signed in already', () => {
  test('changes to another account, and nothing moves', async () => {
    const { browser, playerId } = await signIn(app, 'una@example.org', (await anUnpaidBooking(app)).browser);
    const bookings = await bookingsOf(browser);
    const other = await signIn(app, 'otra@example.org');
    await signIn(app, 'otra@example.org', browser);
    expect((await sessionOf(browser)).userId).toBe(other.playerId);
    expect(await bookingsOf(browser)).toEqual([]);
    await signIn(app, 'una@example.org', browser);
    expect((await sessionOf(browser)).userId).toBe(playerId);
    expect(await bookingsOf(browser)).toEqual(bookings);
    expect(await mergesInto(playerId)).toEqual([]);
  });

  test('gives its account a new address that no account has, and the old one leads elsewhere', async () => {
    const { browser, playerId } = await signIn(app, 'vieja@example.org');
    await signIn(app, 'nueva@example.org', browser);
    expect(await sessionOf(browser)).toMatchObject({ userId: playerId, email: 'nueva@example.org' });
    const [job] = await app.sql<{ payload: object }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id
        where t.identifier = 'notifications.email-changed'`,
    );
    expect(JSON.stringify(job)).toContain('n•••@e•••.org');
    expect(JSON.stringify(job)).not.toMatch(/vieja|nueva/);
    expect((await signIn(app, 'vieja@example.org')).playerId).not.toBe(playerId);
    expect((await signIn(app, 'nueva@example.org')).playerId).toBe(playerId);
  });

  test('changes the address only within 15 minutes of a sign-in, which a code to the old one renews', async () => {
    const { browser, playerId } = await signIn(app, 'robada@example.org');
    const code = await aCode(app, browser, 'ladron@example.org');
    await app.sql(`update sessions set created_at = now() - interval '16 minutes' where player_id = $1`, [
      playerId,
    ]);
    const refusal = { status: 403, body: { code: 'sign_in_again' } };
    expect(await verify(browser, 'ladron@example.org', code)).toMatchObject(refusal);
    // The thief's mailbox gets no letter either, and a guest needs no earlier sign-in.
    const asked = { email: 'ladron@example.org' };
    expect(await browser.post('/api/session/email-code', asked)).toMatchObject(refusal);
    expect(await visitor().post('/api/session/email-code', asked)).toMatchObject({ status: 202 });
    expect((await sessionOf(browser)).email).toBe('robada@example.org');
    await signIn(app, 'robada@example.org', browser);
    await signIn(app, 'nueva-robada@example.org', browser);
    expect(await sessionOf(browser)).toMatchObject({ userId: playerId, email: 'nueva-robada@example.org' });
  });

  test('cannot give its account another address without a code', async () => {
    const { browser } = await signIn(app, 'fija@example.org');
    for (const email of ['victima@example.org', null]) {
      const refusal = { status: 409, body: { code: 'email_needs_code' } };
      expect(await save(browser, { name: 'Eva', email })).toMatchObject(refusal);
      expect(await browser.send('PUT', '/api/session/email', { email })).toMatchObject(refusal);
    }
    expect(await sessionOf(browser)).toMatchObject({ name: null, email: 'fija@example.org' });
    expect((await save(browser, { email: 'FIJA@example.org' })).status).toBe(200);
  });

  test('is no account after a statement that writes another address and says no more', async () => {
    const { browser, playerId } = await signIn(app, 'antes@example.org');
    await app.sql(`update players set email = 'victima@example.org' where id = $1`, [playerId]);
    expect(await sessionOf(browser)).toMatchObject({ isGuest: true, emailVerified: false });
    expect((await signIn(app, 'victima@example.org')).playerId).not.toBe(playerId);
  });
});

describe('the session after a sign-in', () => {
  test('has a new token, and the token from before opens nothing', async () => {
    const browser = visitor();
    const { userId } = (await browser.post<Session>('/api/session')).body;
    const planted = browser.cookieHeader;
    const { browser: other } = await signIn(app, 'plantada@example.org', browser);
    expect(other.cookieHeader).not.toBe(planted);
    const late = await withCookie(planted);
    expect(late).toMatchObject({ status: 409, body: { code: 'session_changed' } });
    // A new guest in this response would overwrite the cookie of the account.
    expect(late.headers.getSetCookie()).toEqual([]);
    await app.sql(`update sessions set expires_at = now() where replaced_at is not null`);
    expect((await withCookie(planted)).body.userId).not.toBe(userId);
  });

  test('belongs to one of two tabs that verify two addresses, and the guest to one account', async () => {
    const { browser } = await anUnpaidBooking(app);
    const { userId } = await sessionOf(browser);
    const addresses = ['tab-1@example.org', 'tab-2@example.org'];
    const codes: string[] = [];
    for (const address of addresses) codes.push(await aCode(app, browser, address));
    const responses = await Promise.all(
      addresses.map((address, n) => verify(browser.at(app.url), address, codes[n] ?? '')),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [kept, ...others] = responses.filter(({ body }) => body.userId === userId);
    expect(others).toEqual([]);
    const [row] = await app.sql(`select email from players where id = $1`, [userId]);
    expect(row).toEqual({ email: kept?.body.email });
  });

  test('gives an admin no right of the admin, and the admin stays signed in', async () => {
    const plain = await signIn(app, 'ana@club.example');
    expect(await sessionOf(plain.browser)).toMatchObject({ isAdmin: false });
    expect((await plain.browser.get('/api/admin/dashboard')).status).toBe(401);
    const admin = await anAdmin(app);
    await signIn(app, 'ana@club.example', admin);
    expect(await sessionOf(admin)).toMatchObject({ isAdmin: true, userId: plain.playerId });
    expect((await admin.get('/api/admin/check')).body).toMatchObject({ isAdmin: true });
  });

  test('ends with the sign-out, on the server too', async () => {
    const { browser, playerId } = await signIn(app, 'adios@example.org');
    const cookie = browser.cookieHeader;
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
    expect(browser.cookieHeader).not.toContain('saque-player');
    expect((await withCookie(cookie)).body.userId).not.toBe(playerId);
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
  });
});
