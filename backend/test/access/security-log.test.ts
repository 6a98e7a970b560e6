import { Logger } from '@nestjs/common';
import { createLog, NestLog } from '../../src/kernel/adapters/http/logging.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { forgetAttempts, login, times, WRONG_PASSWORD } from './admins.js';

interface Line {
  level: number;
  requestId: string;
  security: Record<string, unknown>;
}

const ADDRESS = { address: '127.0.0.1' };
let app: TestApp;
let lines: string[] = [];
let ana = '';

beforeAll(async () => {
  app = await startTestApp();
  Logger.overrideLogger(
    new NestLog(createLog({ logLevel: 'info' }, { write: (text) => void lines.push(text) })),
  );
});
beforeEach(async () => {
  const [row] = await app.sql<{ id: string }>(`select id from admins where username = 'ana'`);
  ana = row?.id ?? '';
  await forgetAttempts(app);
  lines = [];
});
afterAll(() => app.close());

const recorded = () => lines.map((line) => JSON.parse(line) as Line);
const events = () => recorded().map(({ security }) => security);

test('signing in and out is recorded with the admin, the address and the id of the request', async () => {
  const browser = new Browser(app.url);
  const { headers } = await login(app, ADMIN, { browser });
  await browser.post('/api/admin/logout');
  expect(events()).toMatchObject([
    { event: 'sign-in', outcome: 'success', actor: ana, ...ADDRESS },
    { event: 'sign-out', actor: ana, ...ADDRESS },
  ]);
  expect(recorded()[0]?.requestId).toBe(headers.get('x-request-id'));
});

test('a wrong password and a lock-out are recorded as warnings with the id of the admin', async () => {
  await times(6, () => login(app, { ...WRONG_PASSWORD, username: 'ANA' }));
  const kinds = recorded().map(({ level, security }) => [level, security['event'], security['actor']]);
  const failures = kinds.filter(([, event]) => event !== 'refusal');
  expect(failures).toEqual([...Array<unknown>(5).fill([40, 'sign-in', ana]), [40, 'lock-out', ana]]);
  expect(events().at(-1)).toMatchObject({ event: 'refusal', code: 'too_many_attempts', status: 429 });
});

test('a name without an account is not recorded, because it may be a password', async () => {
  await login(app, { username: 'mi-clave-secreta', password: 'x' });
  expect(events()[0]).toMatchObject({ reason: 'unknown-name', actor: '(unknown name)' });
  expect(lines.join()).not.toContain('mi-clave-secreta');
});

test('a call that needs an admin, another origin and a forged webhook are recorded as refusals', async () => {
  const browser = new Browser(app.url);
  await browser.get('/api/admin/audit');
  await browser.post('/api/bookings', {}, { origin: 'https://evil.example' });
  await browser.post('/api/webhooks/stripe', {}, { 'stripe-signature': 't=1,v1=forged' });
  const anonymous = { event: 'refusal', actor: '(anonymous)', ...ADDRESS };
  expect(events()).toMatchObject([
    { ...anonymous, code: 'admin_required', status: 401, method: 'GET', path: '/api/admin/audit' },
    { ...anonymous, code: 'foreign_origin', status: 403, path: '/api/bookings' },
    { ...anonymous, code: 'invalid_signature', status: 400, path: '/api/webhooks/stripe' },
  ]);
});
