import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config, readConfig } from '../../src/config/config.js';
import { FactorProofs } from '../../src/modules/admins/application/second-factor/factor-proofs.js';
import { InitialPassword } from '../../src/modules/admins/application/ports/initial-password.js';
import { AdminsModule } from '../../src/modules/admins/admins.module.js';
import { AdminAccounts } from '../../src/modules/admins/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { login } from './admins.js';

const NEW_PASSWORD = 'tres tazas de café frío';
const ONLY_HERE = 'http://localhost:3000';
const PUBLIC = 'http://saque.example';

interface Check {
  isAdmin: boolean;
  passwordChange?: string;
}

let dataDir: string;
/** Two applications on one database: a public one, and one that only this machine reaches. */
let published: TestApp;
let local: TestApp;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'saque-initial-'));
  published = await startTestApp({ config: { dataDir, publicUrl: PUBLIC } });
  const { databaseUrl } = published;
  local = await startTestApp({ databaseUrl, config: { dataDir, publicUrl: ONLY_HERE } });
});
beforeEach(async () => {
  rmSync(secretsFile(), { force: true });
  await published.sql(`truncate admins, rate_limits cascade`);
  await startAgain();
});
afterAll(async () => {
  await local.stop();
  await published.close();
  rmSync(dataDir, { recursive: true });
});

const secretsFile = () => join(dataDir, 'secrets.json');
const settings = () => readConfig({ DATA_DIR: dataDir }).admin;
const secrets = () => readFileSync(secretsFile(), 'utf8');
const generated = () => ({ username: 'admin', password: settings().password ?? '' });

/** Does what a start of the embedded default does with its first admin. */
function startAgain(): Promise<void> {
  const config = new Config({ ...published.config, admin: settings() });
  const { get } = published;
  return new AdminsModule(get(AdminAccounts), get(InitialPassword), get(FactorProofs), config).onModuleInit();
}

async function signIn(app: TestApp, credentials: object): Promise<{ browser: Browser; check: Check }> {
  const browser = new Browser(app.url);
  const { body } = await login(app, credentials, { browser });
  return { browser, check: body as Check };
}

const change = (browser: Browser, currentPassword: string) =>
  browser.send('PUT', '/api/admin/account/password', { currentPassword, newPassword: NEW_PASSWORD });

test('an admin with the generated password of a public site may do nothing but replace it', async () => {
  const { browser, check } = await signIn(published, generated());
  expect(check).toEqual({ isAdmin: true, passwordChange: 'required' });
  const refused = await browser.get<{ code: string }>('/api/admin/audit');
  expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required']);
  expect((await browser.get<{ isAdmin: boolean }>('/api/session')).body.isAdmin).toBe(false);
  expect((await browser.get('/api/admin/account')).status).toBe(200);
  expect((await change(browser, generated().password)).status).toBe(200);
  expect((await browser.get('/api/admin/audit')).status).toBe(200);
  expect((await browser.get('/api/admin/check')).body).toEqual({ isAdmin: true });
});

test('the change can be postponed if only this machine reaches the site', async () => {
  const { browser, check } = await signIn(local, generated());
  expect(check).toEqual({ isAdmin: true, passwordChange: 'advised' });
  expect((await browser.get('/api/admin/audit')).status).toBe(200);
});

test('a replaced password is no longer stored in clear, and the next start keeps the new one', async () => {
  const { password } = generated();
  expect(secrets()).toContain(password);
  await change((await signIn(published, generated())).browser, password);
  expect(secrets()).not.toContain(password);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(dataDir, 'secrets.json.new'))).toBe(false);
  expect(settings()).toEqual({ username: 'admin', password: null, generated: true });
  await startAgain();
  expect((await signIn(published, { username: 'admin', password: NEW_PASSWORD })).check).toEqual({
    isAdmin: true,
  });
  expect((await login(published, { username: 'admin', password })).status).toBe(401);
});

test('a password from the console replaces a forgotten one, and the next start forgets the generated one', async () => {
  const before = generated();
  await published.get(AdminAccounts).set('admin', NEW_PASSWORD);
  expect(secrets()).toContain(before.password);
  await startAgain();
  expect((await login(published, before)).status).toBe(401);
  expect((await signIn(published, { username: 'admin', password: NEW_PASSWORD })).check).toEqual({
    isAdmin: true,
  });
  expect(secrets()).not.toContain(before.password);
});

test('a removed first admin does not come back with the next start', async () => {
  const before = generated();
  await published.get(AdminAccounts).disable('admin');
  await startAgain();
  expect((await login(published, before)).status).toBe(401);
});

test('an installation from before still has to replace its generated password', async () => {
  await published.sql(`update admins set has_initial_password = false`);
  await startAgain();
  expect((await signIn(published, generated())).check.passwordChange).toBe('required');
});

test('two processes that start at once create the first admin once', async () => {
  await published.sql(`truncate admins cascade`);
  await Promise.all([startAgain(), startAgain()]);
  expect(await published.sql(`select 1 from admins`)).toHaveLength(1);
  expect((await login(published, generated())).status).toBe(200);
});
