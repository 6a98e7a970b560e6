import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ask } from '../../src/commands/terminal.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';

const BACKEND = new URL('../../', import.meta.url);
const EVA = { username: 'eva', password: 'la-clave-de-eva' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql(`delete from rate_limits`));
afterAll(() => app.close());

/** Runs the command on the application's database, with this standard input. */
async function adminCreate(args: string[], input = '', settings: Record<string, string> = {}) {
  const onTypeScript = ['--import', './test/support/load-typescript.mjs', 'src/commands/admin-create.ts'];
  const child = spawn(process.execPath, [...onTypeScript, ...args], {
    cwd: BACKEND,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.config.databaseUrl ?? '',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      SESSION_SECRET: app.config.sessionSecret,
      ...settings,
    },
  });
  child.stdin.end(input);
  const ended = once(child, 'close');
  const written = (await Promise.all([text(child.stdout), text(child.stderr)])).join('').trim().split('\n');
  const [code] = (await ended) as [number];
  const isLog = (line: string) => line.startsWith('{');
  return { code, output: written.filter((line) => !isLog(line)).join('\n'), log: written.filter(isLog) };
}

async function signIn(credentials: object): Promise<{ status: number; browser: Browser }> {
  const browser = new Browser(app.url);
  const { status } = await browser.post('/api/admin/login', credentials);
  return { status, browser };
}
const isAdmin = async (browser: Browser) =>
  (await browser.get<{ isAdmin: boolean }>('/api/admin/check')).body.isAdmin;

test('creates an admin who can sign in at once', async () => {
  expect(await adminCreate(['eva'], `${EVA.password}\n`)).toMatchObject({
    code: 0,
    output: 'eva can sign in now.',
  });
  const { status, browser } = await signIn(EVA);
  expect([status, await isAdmin(browser)]).toEqual([200, true]);
});

test("changes the password of an admin and ends the admin's sessions", async () => {
  await adminCreate(['eva'], EVA.password);
  const { browser } = await signIn(EVA);
  const { code, output } = await adminCreate(['EVA'], 'otra-clave-de-eva\n');
  expect([code, output]).toEqual([0, 'EVA has a new password now, and no open session.']);
  expect(await isAdmin(browser)).toBe(false);
  expect((await signIn(EVA)).status).toBe(401);
  expect((await signIn({ ...EVA, password: 'otra-clave-de-eva' })).status).toBe(200);
});

test("disables an admin but keeps the admin's audit entries, and creating the admin again enables it", async () => {
  await adminCreate(['eva'], EVA.password);
  const { browser } = await signIn(EVA);
  await browser.post('/api/admin/discount-codes', { code: 'DEEVA', type: 'fixed', value: '1.00' });
  const { code, output } = await adminCreate(['--remove', 'eva']);
  expect([code, output]).toEqual([0, 'eva can no longer sign in, and has no open session.']);
  expect(await isAdmin(browser)).toBe(false);
  expect((await signIn(EVA)).status).toBe(401);
  const { body } = await (await signIn(ADMIN)).browser.get<{ entries: object[] }>('/api/admin/audit');
  expect(body.entries[0]).toMatchObject({ admin: { username: 'eva' }, subject: { label: 'DEEVA' } });
  expect(await adminCreate(['--remove', 'eva'])).toMatchObject({ code: 1, output: 'There is no admin eva.' });
  await adminCreate(['eva'], EVA.password);
  expect((await signIn(EVA)).status).toBe(200);
});

test('writes each change of rights into the security log, without the password', async () => {
  const changes: object[] = [];
  const steps = [() => adminCreate(['rosa'], EVA.password), () => adminCreate(['--remove', 'rosa'])];
  for (const step of steps) {
    const { log } = await step();
    expect(log.join()).not.toContain(EVA.password);
    changes.push((JSON.parse(log[0] ?? '{}') as { security: object }).security);
  }
  const [rosa] = await app.sql<{ id: string }>(`select id from admins where username = 'rosa'`);
  const event = { event: 'rights-change', actor: '(console)', subject: rosa?.id };
  expect(changes).toEqual([
    { ...event, change: 'admin-created' },
    { ...event, change: 'admin-removed' },
  ]);
});

test.each([
  ['short', ['nora'], 'corta', /^The password must have 10 to 200 characters\.$/],
  ['the name', ['nora-nora-nora'], 'nora-nora-nora', /^The password is easy to guess/],
  ['nothing', ['nora'], '', /^The password must have 10/],
])('refuses a password that is %s', async (_what, args, input, reason) => {
  const { code, output } = await adminCreate(args, input);
  expect(code).toBe(1);
  expect(output).toMatch(reason);
  expect(await app.sql(`select 1 from admins where username like 'nora%'`)).toEqual([]);
});

test.each([[[ADMIN.username]], [['--remove', ADMIN.username.toUpperCase()]]])(
  'refuses to change the admin of the settings: %j',
  async (args) => {
    const { code, output } = await adminCreate(args, 'otra-clave-de-prueba');
    expect(code).toBe(1);
    expect(output).toContain('is the admin of the settings: change ADMIN_USERNAME and ADMIN_PASSWORD');
    expect((await signIn(ADMIN)).status).toBe(200);
  },
);

test.each([
  [[]],
  [['eva', 'nora']],
  [['--remove']],
  [['--what']],
  [['eva', '--remove', 'nora']],
  [['eva', '--reset-second-factor', 'nora']],
])('prints its usage for the arguments %j', async (args) => {
  const { code, output } = await adminCreate(args, 'una-clave-larga');
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage: npm run admin:create/);
});

test('a former admin of the settings can still sign in after the settings name another one', async () => {
  const databaseUrl = app.databaseUrl;
  const later = { username: 'lucia', password: 'la-clave-de-lucia', generated: false };
  const restarted = await startTestApp({ databaseUrl, config: { admin: later } });
  try {
    expect((await signIn(ADMIN)).status).toBe(200);
    expect((await signIn(later)).status).toBe(200);
    const settings = { ADMIN_USERNAME: later.username, ADMIN_PASSWORD: later.password };
    expect((await adminCreate(['--remove', ADMIN.username], '', settings)).code).toBe(0);
    expect((await signIn(ADMIN)).status).toBe(401);
  } finally {
    await restarted.stop();
    await adminCreate([ADMIN.username], ADMIN.password, {
      ADMIN_USERNAME: 'lucia',
      ADMIN_PASSWORD: later.password,
    });
  }
});

test('starts the embedded database if it is not running, and changes the password of its first admin', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'saque-admin-'));
  const embedded = { DATABASE_URL: '', DATA_DIR: dataDir, ADMIN_USERNAME: '', ADMIN_PASSWORD: '' };
  try {
    expect(await adminCreate(['admin'], EVA.password, embedded)).toMatchObject({
      code: 0,
      output: 'admin can sign in now.',
    });
    const again = await adminCreate(['admin'], 'otra-clave-de-eva', embedded);
    expect(again.output).toBe('admin has a new password now, and no open session.');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);

test('resets the second factor of an admin, also of the settings, and leaves an audit entry', async () => {
  const { browser } = await signIn(ADMIN);
  await app.sql(
    `insert into admin_passkeys select 'lost', id, 'Mi laptop', '', 0, '{}', false, now() from admins
      where username = $1`,
    [ADMIN.username],
  );
  expect(await isAdmin((await signIn(ADMIN)).browser)).toBe(false);
  const { code, output, log } = await adminCreate(['--reset-second-factor', ADMIN.username]);
  expect([code, output]).toEqual([
    0,
    `${ADMIN.username} can sign in with the password alone now, and has no open session.`,
  ]);
  expect(log.join('')).toContain('"change":"second-factor-removed"');
  expect(await isAdmin(browser)).toBe(false);
  const again = await signIn(ADMIN);
  const { body } = await again.browser.get<{ entries: object[] }>('/api/admin/audit');
  expect(body.entries[0]).toMatchObject({ action: 'second_factor.reset' });
  expect(await adminCreate(['--reset-second-factor', 'nobody'])).toMatchObject({
    code: 1,
    output: 'There is no admin nobody.',
  });
});

test('a hidden prompt does not show what is typed', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answer = ask({ input, output }, 'Password: ', true);
  input.write('la-clave-de-eva\r');
  expect(await answer).toBe('la-clave-de-eva');
  output.end();
  expect(await text(output)).toBe('Password: \n');
});
