import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

const PAGE = `<!doctype html><head><title>Saque</title><script nonce="__CSP_NONCE__" src="/assets/app-1.js"></script></head>`;
const REAL_KEYS = {
  sandbox: false,
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  webhookSecret: 'whsec_x',
};

let site: string;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'saque-site-'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'screens.json'), '{"/":[]}');
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(site, 'api'));
  writeFileSync(join(site, 'api', 'file.txt'), 'a file with the name of a call');
  writeFileSync(join(site, 'assets', 'app-1.js'), 'export {};');
  app = await startTestApp({ site });
  browser = new Browser(app.url);
});
afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

test('an idle connection stays open for longer than the 60 seconds that a proxy keeps it', async () => {
  const { headers } = await browser.get('/health/live');
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

type Call = [what: string, method: string, path: string, body?: string, headers?: Record<string, string>];

const CALLS: Call[] = [
  ['a response of the API', 'GET', '/api/venues'],
  ['a new session', 'POST', '/api/session'],
  ['the contract', 'GET', '/api/openapi.json'],
  ['the page of the contract', 'GET', '/api/docs'],
  ['a health check', 'GET', '/health/ready'],
  ['an unknown route', 'GET', '/api/nothing'],
  ['an unknown method', 'DELETE', '/api/config'],
  ['a refusal', 'GET', '/api/bookings/today'],
  ['an unknown id', 'GET', '/api/venues/abc'],
  ['a path that cannot be decoded', 'GET', '/api/venues/%E0%A4%A'],
  ['a NUL', 'GET', '/api/venues/%00'],
  ['broken JSON', 'POST', '/api/bookings', '{'],
  ['a body that is too large', 'POST', '/api/bookings', JSON.stringify({ a: 'x'.repeat(200_000) })],
  ['a form', 'POST', '/api/bookings', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a foreign site', 'POST', '/api/bookings', '{}', { origin: 'https://evil.example' }],
  ['a forged event', 'POST', '/api/webhooks/stripe', '{}'],
  ['the home page', 'GET', '/'],
  ['an unknown page', 'GET', '/no-such-page'],
  ['a file of the site', 'GET', '/favicon.svg'],
  ['the sandbox', 'GET', '/stripe-sandbox/v1/customers/cus_x'],
];

const call = ([, method, path, body, headers]: Call) =>
  browser.send<Record<string, unknown>>(method, path, body, headers);

test.each(CALLS)('%s has every header that protects a browser (%s %s)', async (...request) => {
  const { headers } = await call(request);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('server')).toBe(false);
  expect(headers.has('strict-transport-security')).toBe(false); // This site uses http.
});

test.each([
  ['a response of the API', '/api/venues'],
  ['a refusal', '/api/bookings/today'],
])('%s names the time of the server in milliseconds', async (_what, path) => {
  const { headers } = await browser.get(path);
  expect(Math.abs(Number(headers.get('x-server-time')) - Date.now())).toBeLessThan(60_000);
  expect(headers.get('cache-control')).toContain('no-store');
});

const FILES: Call[] = [
  ['a script', 'GET', '/assets/app-1.js'],
  ['an unknown script', 'GET', '/assets/app-2.js'],
  ['an unknown picture', 'GET', '/images/none.webp'],
];

test.each(FILES)('%s has only the headers that protect a file (%s %s)', async (...request) => {
  const { headers } = await call(request);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const ofPages of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-powered-by'])
    expect([ofPages, headers.get(ofPages)]).toEqual([ofPages, null]);
  const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  expect(bytes).toBeLessThan(500);
});

test('the policy allows only scripts of this site with the nonce of the response', async () => {
  const policies = await Promise.all([1, 2].map(async () => policyOf((await browser.get('/')).headers)));
  for (const policy of policies) {
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'connect-src': "'self'",
    });
    expect(policy['script-src']).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/);
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|http:/);
  }
  expect(policies[0]?.['script-src']).not.toBe(policies[1]?.['script-src']);
});

test('a response of the API allows no inline script and has no entity tag', async () => {
  const { headers } = await browser.get('/api/venues');
  expect(policyOf(headers)).toMatchObject({ 'script-src': "'self'", 'style-src': "'self'" });
  expect(headers.has('etag')).toBe(false);
});

test('real keys allow the hosts of the provider, and https demands https from then on', async () => {
  const real = await startTestApp({
    site,
    config: { publicUrl: 'https://saque.example', stripe: REAL_KEYS },
    webhooks: false,
  });
  const { headers } = await new Browser(real.url).get('/');
  await real.close();
  const policy = policyOf(headers);
  expect(policy['script-src']).toMatch(/ https:\/\/js\.stripe\.com$/);
  expect(policy['frame-src']).toBe('https://js.stripe.com https://hooks.stripe.com');
  expect(policy['connect-src']).toBe("'self' https://api.stripe.com");
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

function policyOf(headers: Headers): Record<string, string> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((text) => text.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

test.each(CALLS.filter(([, , path]) => /^\/(api|health)/.test(path)))(
  '%s is never cached (%s %s)',
  async (...request) => expect((await call(request)).headers.get('cache-control')).toBe('no-store'),
);

describe('the id of a request', () => {
  test.each(['client-chosen-id', 'A1b2C3d4', 'x'.repeat(64)])(
    'is the well-formed id %s that the client sent',
    async (id) => {
      const { headers, body } = await browser.send<object>('GET', '/api/nothing', undefined, {
        'X-Request-Id': id,
      });
      expect([headers.get('x-request-id'), body]).toEqual([id, expect.objectContaining({ requestId: id })]);
    },
  );

  test.each(['short', 'x'.repeat(65), 'with space in it', '<script>alert(1)</script>', '../../etc/passwd'])(
    'replaces the malformed id %j',
    async (id) => {
      const { headers, body } = await browser.send<{ requestId: string }>('GET', '/api/nothing', undefined, {
        'X-Request-Id': id,
      });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(body.requestId).toBe(headers.get('x-request-id'));
    },
  );

  test.each(CALLS.filter(([, , path]) => path.startsWith('/api/')))(
    'is part of the error response: %s',
    async (...request) => {
      const { status, headers, body } = await call(request);
      if (status >= 400) expect(body['requestId']).toBe(headers.get('x-request-id'));
    },
  );
});

test('headers that are too large are refused, and the next request succeeds', async () => {
  const query = await fetch(`${app.url}/api/venues?x=${'x'.repeat(20_000)}`);
  const header = await fetch(`${app.url}/api/venues`, { headers: { 'x-long': 'x'.repeat(32_000) } });
  expect([query.status, header.status]).toEqual([431, 431]);
  expect((await browser.get('/api/venues')).status).toBe(200);
});

test('fifty failures of every kind expose no internals', async () => {
  const venueId = await aVenue(app);
  const paths = [
    'abc',
    '%00',
    '%E0',
    "'",
    '..%2f..',
    'x'.repeat(3_000),
    '{}',
    '00000000-0000-7000-8000-000000000000',
  ];
  const resources = ['venues', 'courts', 'bookings', 'bookings/user', 'shared-payment-links', 'nothing'];
  const queries = ['year=x', 'year=2026', 'year=2026&month=13', 'month=1&month=2'];
  const failures: Call[] = [
    ...resources.flatMap((resource) =>
      paths.map((path): Call => [resource, 'GET', `/api/${resource}/${path}`]),
    ),
    ...queries.map((query): Call => [query, 'GET', `/api/venues/${venueId}/bookings?${query}`]),
    ...CALLS.filter(([, , path]) => path.startsWith('/api/')),
  ];
  expect(failures.length).toBeGreaterThanOrEqual(50);
  for (const failure of failures) {
    const { status, body } = await call(failure);
    const text = JSON.stringify(body);
    if (status < 400) continue;
    expect([failure, text]).toEqual([failure, expect.not.stringMatching(INTERNALS)]);
    expect(Object.keys(body).sort()).toEqual(
      expect.arrayContaining(['code', 'message', 'requestId', 'statusCode']),
    );
  }
});

/** Words that only internals contain. */
const INTERNALS =
  /\bat \/|node_modules|\.ts\b|\.js:|\/src\/|\/work\/|\/home\/|select |insert |relation |column |syntax error|pg_|postgres|typeorm|nest|stack|Error:|Cannot |sk_test|whsec_/i;
