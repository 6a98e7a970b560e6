import { type Operation, readContract } from '../http/contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, send } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';

/** The calls that another site makes on purpose. A signature or a token authorises them. */
const SIGNED = ['POST /api/webhooks/stripe', 'POST /api/unsubscribe/{mailToken}'];

const contract = await readContract();
const changing = contract.operations.filter(({ method, name }) => method !== 'GET' && !SIGNED.includes(name));
const named = (operations: Operation[]) =>
  operations.map((operation) => [operation.name, operation] as const);

let app: TestApp;
let victim: Browser;
let existing: Existing;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false }); // only the calls of the test may change rows
  victim = await anAdmin(app); // an admin session has all rights
  existing = await existingThings(app, victim);
});
afterAll(() => app.close());

test.each(named(changing))(
  '%s is refused without effect when another site sends it',
  async (_name, operation) => {
    const before = await tableContents(app);
    const draft = goodDraft(operation, contract, existing);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: app.config.publicUrl.replace('http:', 'https:') },
      { origin: app.config.publicUrl.replace(/\d+$/, '1') },
      { origin: 'http://192.168.1.5:3000', 'x-forwarded-host': '192.168.1.5:3000' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: app.config.publicUrl },
    ];
    for (const headers of foreign) {
      const { status, body } = await send(victim, operation, { ...draft, headers });
      expect([headers, status, body]).toEqual([
        headers,
        403,
        expect.objectContaining({ code: 'foreign_origin' }),
      ]);
    }
    expect(await tableContents(app)).toEqual(before);
    expect((await victim.get('/api/admin/check')).body).toEqual({ isAdmin: true });
  },
);

test.each(named(changing))('%s refuses every form encoding', async (_name, operation) => {
  const before = await tableContents(app);
  const draft = goodDraft(operation, contract, existing);
  const forms = {
    'application/x-www-form-urlencoded': 'bookingId=1&courtId=2',
    'text/plain': JSON.stringify(draft.body ?? {}),
    'multipart/form-data; boundary=x': '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  };
  for (const [type, body] of Object.entries(forms)) {
    const { status } = await send(victim, operation, { ...draft, body, headers: { 'content-type': type } });
    expect([type, status]).toEqual([type, 415]);
  }
  expect(await tableContents(app)).toEqual(before);
});

test.each(named(contract.operations))(
  '%s sends no CORS permission to scripts of other sites',
  async (_name, operation) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => existing[name] ?? 'x');
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': operation.method,
      'access-control-request-headers': 'content-type',
    };
    const preflight = await fetch(app.url + path, { method: 'OPTIONS', headers });
    const actual = await fetch(app.url + path, {
      method: operation.method,
      headers: { origin: headers.origin },
    });
    await actual.body?.cancel();
    for (const response of [preflight, actual]) {
      const allowing = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(allowing).toEqual([]);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  },
);
