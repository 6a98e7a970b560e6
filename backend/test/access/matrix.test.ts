import { Clock } from '../../src/kernel/domain/clock.js';
import { readContract } from '../http/contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, send } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { Person } from './second-factors.js';
import { CALLERS, type CallerName, MATRIX } from './matrix.js';

const contract = await readContract();

let app: TestApp;
let admin: Browser;
/** After the password and before the second step. */
let pending: Browser | undefined;
let owner: Browser;
let eva: Person;
let ownerId: string;
let existing: Existing;
/**
 * The rows before the next call. Undefined if the last call may have changed them: then the next
 * one gets new records.
 */
let untouched: Awaited<ReturnType<typeof tableContents>> | undefined;

beforeAll(async () => {
  // Only the calls of the test may change rows. Without jobs, a removed court keeps its bookings.
  app = await startTestApp({ webhooks: false, config: { role: 'api' }, checkBooks: false });
  eva = await Person.in(app);
  const browser = await eva.login();
  await eva.addPasskey(browser);
  await eva.addApp(browser, app.get<Clock>(Clock).now());
});
beforeEach(async () => {
  await app.sql(`delete from rate_limits`);
  if (untouched) return;
  admin = await anAdmin(app);
  pending = undefined;
  owner = new Browser(app.url);
  existing = await existingThings(app, owner, admin);
  ownerId = (await owner.post<{ userId: string }>('/api/session')).body.userId;
});
afterAll(() => app.close());

async function browserOf(caller: CallerName): Promise<Browser> {
  const others = { owner, admin, anonymous: new Browser(app.url), stranger: new Browser(app.url) };
  const browser = caller === 'pending' ? (pending ??= await eva.login()) : others[caller];
  if (caller !== 'anonymous') await browser.post('/api/session');
  return browser;
}

test('the matrix has exactly one line for each call of the contract', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(contract.operations.map(({ name }) => name).sort());
});

describe.each(contract.operations.map((operation) => [operation.name, operation] as const))(
  'the call %s',
  (name, operation) => {
    test.each(CALLERS)('gives a call by the caller "%s" the response of the matrix', async (caller) => {
      const unused = { ...existing, userId: ownerId, code: existing['unusedCode'] ?? '' };
      const given = name === 'POST /api/admin/discount-codes' ? unused : { ...existing, userId: ownerId };
      const draft = goodDraft(operation, contract, given);
      const rows = untouched ?? (await tableContents(app));
      untouched = undefined;
      const { status } = await send(await browserOf(caller), operation, draft);
      expect(status).toBe(MATRIX[name]?.[caller]);
      if (status < 400 && operation.method !== 'GET') return;
      expect(await tableContents(app)).toEqual(rows);
      untouched = rows;
    });
  },
);

describe('an admin session that has ended', () => {
  const ofAdmins = contract.operations.filter(
    ({ name }) => MATRIX[name]?.anonymous === 401 && MATRIX[name]?.admin !== 401,
  );

  /** Returns the cookies of sessions that were logged out, unused for too long, or too old. */
  async function endedSessions(): Promise<Record<string, string>> {
    const [signedOut, idle, old] = [await anAdmin(app), await anAdmin(app), await anAdmin(app)];
    const cookies = { signedOut: signedOut.cookieHeader, idle: idle.cookieHeader, old: old.cookieHeader };
    await signedOut.post('/api/admin/logout');
    const age = (cookie: string, column: string, by: string) =>
      app.sql(`update admin_sessions set ${column} = ${column} - $2::interval where id_hash = sha256($1)`, [
        Buffer.from(/saque-admin=([\w-]+)/.exec(cookie)?.[1] ?? ''),
        by,
      ]);
    await age(cookies.idle, 'last_seen_at', '31 minutes');
    await age(cookies.old, 'created_at', '8 hours');
    return cookies;
  }

  test('opens no admin call and changes no row', async () => {
    const before = await tableContents(app);
    const cookies = await endedSessions();
    const opened: string[] = [];
    for (const operation of ofAdmins)
      for (const [how, cookie] of Object.entries(cookies)) {
        const draft = goodDraft(operation, contract, existing);
        const withCookie = { ...draft, headers: { ...draft.headers, cookie } };
        const { status } = await send(new Browser(app.url), operation, withCookie);
        if (status !== 401) opened.push(`${operation.name} ${how}: ${status}`);
      }
    expect(opened).toEqual([]);
    expect(ofAdmins.length).toBeGreaterThan(10);
    expect(await tableContents(app)).toEqual(before);
  });
});

describe('a caller who knows all ids of another player’s booking', () => {
  const aboutPlayers = contract.operations.filter(({ body }) => body?.properties?.['userId']);

  test.each(aboutPlayers.map((operation) => [operation.name, operation] as const))(
    'gains nothing by sending the id of its owner to %s',
    async (_name, operation) => {
      const stranger = await browserOf('stranger');
      const draft = goodDraft(operation, contract, existing);
      const before = await tableContents(app);
      for (const browser of [stranger, admin, new Browser(app.url)]) {
        const body = { ...(draft.body as object), userId: ownerId };
        expect((await send(browser, operation, { ...draft, body })).status).toBe(404);
      }
      expect(await tableContents(app)).toEqual(before);
    },
  );

  test('gets the same response as for a booking that does not exist', async () => {
    const stranger = await browserOf('stranger');
    const about = async (id: string) => {
      const { status, body } = await stranger.get<object>(`/api/bookings/${id}`);
      return { status, ...body, requestId: '' };
    };
    expect(await about(existing['bookingId'] ?? '')).toEqual(
      await about('00000000-0000-7000-8000-000000000000'),
    );
    expect(await about(existing['bookingId'] ?? '')).toMatchObject({ status: 404 });
  });
});

test('no GET of the contract changes a row for any caller', async () => {
  const readers = await Promise.all(CALLERS.map(browserOf));
  const before = await tableContents(app);
  for (const operation of contract.operations.filter(({ method }) => method === 'GET'))
    for (const reader of readers) await send(reader, operation, goodDraft(operation, contract, existing));
  expect(await tableContents(app)).toEqual(before);
});
