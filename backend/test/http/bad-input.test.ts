import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import type { ErrorBody } from '../../src/kernel/adapters/http/error-filter.js';
import { Browser } from '../support/app/browser.js';
import { BAD_IDS, badTexts, badValues, brief, isForSale, UNKNOWN_ID } from './bad-values.js';
import { type Contract, type Operation, readContract } from './contract.js';
import { anAdmin, type Draft, type Existing, existingThings, goodDraft, send } from './requests.js';
import { tableContents } from './table-contents.js';

/** The server checks the signature of this call before anything else. */
const SIGNED = ['POST /api/webhooks/stripe', 'POST /api/unsubscribe/{mailToken}'];

const contract = await readContract();

let app: TestApp;
let caller: Browser;
let existing: Existing;

beforeAll(async () => {
  // Only the calls themselves may change anything: neither a webhook nor the letter of a job.
  app = await startTestApp({ webhooks: false, config: { role: 'api' }, checkBooks: false });
  caller = await anAdmin(app); // An admin who is also a player has every permission.
  existing = await existingThings(app, caller);
});
afterAll(() => app.close());

/** Escapes in an address that are no text: cut off, half of a surrogate pair, a stray byte. */
const NOT_UTF8 = ['%E0%A4%A', '%ED%A0%80', 'a%FFb', 'a%00b'];

/** A valid request with one invalid part. */
interface Fault {
  what: string;
  draft: Draft;
  /** The field that the error must name if it names fields. */
  field?: string;
  /** True if the field is missing, or if what should be a text is none. */
  noValue?: boolean;
  /** True for a well-formed id that does not exist. */
  unknown?: boolean;
}

const operations = contract.operations.filter(({ name }) => !SIGNED.includes(name));
const taking = (place: (operation: Operation) => boolean) =>
  operations.filter(place).map((operation) => [operation.name, operation] as const);

/** Sends every invalid request and returns one line for each that was not refused correctly. */
async function notRefused(operation: Operation, faults: Fault[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const fault of faults) {
    const { status, body } = await send(caller, operation, fault.draft);
    const complaint = complaintAbout(status, body, fault);
    if (complaint) complaints.push(`${fault.what}: ${complaint}`);
  }
  return complaints;
}

/** An invalid field must get 400. An unknown id may also get 404. */
function complaintAbout(status: number, body: unknown, { field, unknown, noValue }: Fault): string | null {
  const refusals = unknown ? [400, 404] : [400];
  if (field ? !refusals.includes(status) : status < 400 || status >= 500)
    return `status ${status} ${JSON.stringify(body).slice(0, 200)}`;
  const { code, message, errors } = body as Partial<ErrorBody>;
  if (!code || !/^[a-z_]+$/.test(code)) return `code is ${code}`;
  for (const text of [message, ...(errors ?? []).map((error) => error.message)])
    if (!text || !/^[A-ZÁÉÍÓÚ].*[a-záéíóúñ.]$/.test(text)) return `message is ${text}`;
  if (field && code === 'invalid_request' && !errors?.some((error) => error.field === field))
    return `names ${JSON.stringify(errors)} instead of ${field}`;
  const named = errors?.find((error) => error.field === field)?.message ?? '';
  if (noValue && /demasiad|ueden? tener hasta|como mucho/.test(named)) return `speaks of a size: ${named}`;
  return null;
}

test.each(taking(({ body }) => body !== null))(
  '%s refuses every bad value of every field of its body',
  async (_name, operation) => {
    const before = await tableContents(app);
    expect(await notRefused(operation, bodyFaults(operation, contract))).toEqual([]);
    expect(await tableContents(app)).toEqual(before);
  },
  120_000,
);

function bodyFaults(operation: Operation, { resolve }: Contract): Fault[] {
  const good = goodDraft(operation, contract, existing);
  const body = good.body as Record<string, unknown>;
  const required = operation.body?.required ?? [];
  const without = required.map((field) => {
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
    return { what: `${field} missing`, draft: { ...good, body: rest }, field, noValue: true };
  });
  const faulty = Object.entries(operation.body?.properties ?? {}).flatMap(([field, given]) => {
    const schema = resolve(given);
    const optional = !required.includes(field);
    const values = badValues(optional ? { ...schema, nullable: true } : schema).filter(
      ([, value]) => !isForSale(operation.name, field, String(value)),
    );
    return values.map(([what, value]) => ({
      what: `${field} is ${what}`,
      draft: { ...good, body: { ...body, [field]: value } },
      field,
      unknown: value === UNKNOWN_ID,
      noValue: schema.type === 'string' && typeof value !== 'string',
    }));
  });
  return [...without, ...faulty];
}

test.each(taking(({ parameters }) => parameters.some((parameter) => parameter.in === 'path')))(
  '%s refuses malformed and unknown ids',
  async (_name, operation) => {
    const before = await tableContents(app);
    const good = goodDraft(operation, contract, existing);
    const faults = Object.keys(good.path).flatMap((name) =>
      BAD_IDS.map((id) => ({
        what: `${name} is ${brief(id)}`,
        draft: { ...good, path: { ...good.path, [name]: encodeURIComponent(id) } },
      })),
    );
    const undecodable = Object.keys(good.path).flatMap((name) =>
      NOT_UTF8.map((text) => ({
        what: `${name} is ${text}`,
        draft: { ...good, path: { ...good.path, [name]: text } },
      })),
    );
    expect(await notRefused(operation, [...faults, ...undecodable])).toEqual([]);
    expect(await tableContents(app)).toEqual(before);
  },
  60_000,
);

test.each(taking(({ parameters }) => parameters.some((parameter) => parameter.in === 'query')))(
  '%s refuses every bad value of every parameter of its query',
  async (_name, operation) => {
    const good = goodDraft(operation, contract, existing);
    const faults = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema, required }) => {
        const others = good.query.filter(([other]) => other !== name);
        const given = (what: string, ...values: string[]): Fault => ({
          what: `${name} ${what}`,
          draft: { ...good, query: [...others, ...values.map((value): [string, string] => [name, value])] },
          field: name,
          unknown: values.includes(UNKNOWN_ID),
        });
        const value = good.query.find(([other]) => other === name)?.[1] ?? '1';
        return [
          ...(required ? [given('missing')] : []),
          given('given twice', value, value),
          given('given twice, once empty', value, ''),
          ...badTexts(contract.resolve(schema))
            .filter((text) => !isForSale(operation.name, name, text))
            .map((text) => given(`is ${brief(text)}`, text)),
        ];
      });
    const undecodable = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) => NOT_UTF8.map((text) => `${name}=${text}`))
      .map((rawQuery) => ({ what: rawQuery, draft: { ...good, rawQuery } }));
    expect(await notRefused(operation, [...faults, ...undecodable])).toEqual([]);
  },
  60_000,
);

test.each(taking(({ body }) => body !== null))(
  '%s refuses a body that is not a JSON object',
  async (_name, operation) => {
    const before = await tableContents(app);
    const good = goodDraft(operation, contract, existing);
    const deeplyNested = '['.repeat(40_000) + ']'.repeat(40_000);
    const texts = [
      '{',
      '{"a":1,}',
      "{'a':1}",
      'undefined',
      'NaN',
      '\u0000',
      '{}{}',
      '{"a":01}',
      'null',
      '5',
      '"texto"',
      'true',
      '[{}]',
      JSON.stringify([good.body]),
      `{"a":${deeplyNested}}`,
      JSON.stringify({ a: 'x'.repeat(1_000_000) }),
      '{"\\u0000":1}',
      '{"\\ud800":1}',
      '{"a":[{"b":"\\udc00"}]}',
    ];
    if (!Array.isArray(good.body)) texts.push('[]');
    const faults = texts.map((text) => ({ what: `body ${brief(text)}`, draft: { ...good, body: text } }));
    expect(await notRefused(operation, faults)).toEqual([]);
    expect(await tableContents(app)).toEqual(before);
  },
);

test.each(taking(({ body }) => body !== null))(
  '%s handles fields with the names of built-in properties',
  async (_name, operation) => {
    const good = goodDraft(operation, contract, existing);
    for (const body of [
      '{"__proto__":{"courtId":1,"isAdmin":true}}',
      '{"constructor":null,"hasOwnProperty":5,"toString":[],"valueOf":{}}',
      '{"constructor":{"prototype":{"isAdmin":true}},"then":1,"length":3}',
    ]) {
      const before = await tableContents(app);
      const { status } = await send(caller, operation, { ...good, body });
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(await tableContents(app)).toEqual(before);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  },
);

test.each(taking(({ method }) => method !== 'GET'))(
  '%s accepts only JSON of at most 100 kB',
  async (_name, operation) => {
    const before = await tableContents(app);
    const good = goodDraft(operation, contract, existing);
    const statusOf = async (body: string, headers: Record<string, string>) =>
      (await send(caller, operation, { ...good, body, headers: { ...good.headers, ...headers } })).status;
    const json = JSON.stringify(good.body ?? {});
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
    ])
      expect([type, await statusOf(json, { 'content-type': type })]).toEqual([type, 415]);
    expect(await statusOf(json, { 'content-type': 'application/json; charset=klingon' })).toBe(415);
    expect(await statusOf(json, { 'content-encoding': 'klingon' })).toBe(415);
    expect(await statusOf(json, { 'content-encoding': 'gzip' })).toBe(400);
    expect(await statusOf(`{"a":"${'x'.repeat(1_000_000)}"}`, {})).toBe(413);
    expect(await tableContents(app)).toEqual(before);
  },
);

/** The calls about what belongs to the player of the browser, and to no admin. */
const OF_THE_PLAYER = /^\/api\/(session|waiting-list)/;

/** Refusals that a valid request gets because the existing things lack something. */
const KNOWN_REFUSALS = new Map([
  ['POST /api/booking-parts/{bookingId}/leave', 'place_not_yours'], // no place is paid
  ['POST /api/admin/role-offers/{offerId}/accept', 'not_found'], // the caller is offered no role
  ['DELETE /api/admin/role-offers/{offerId}', 'not_found'], // the same
  ['POST /api/admin/staff/{staffId}/second-factor/reset', 'not_found'], // who has not accepted yet
]);

describe('the valid request from which the invalid ones are made', () => {
  // One of the calls signs the caller out.
  beforeEach(() => caller.post('/api/admin/login', ADMIN));

  test.each(operations.map((operation) => [operation.name, operation] as const))(
    'is accepted by %s',
    async (_name, operation) => {
      const isRemoval = operation.method === 'DELETE'; // of one of the existing things
      const player = isRemoval ? new Browser(app.url) : caller;
      const things = isRemoval ? await existingThings(app, player, caller) : existing;
      const by = OF_THE_PLAYER.test(operation.path) ? player : caller;
      const { status, body } = await send(by, operation, goodDraft(operation, contract, things));
      const code = KNOWN_REFUSALS.get(operation.name);
      const known = code !== undefined && (body as ErrorBody).code === code;
      const accepted = known || (status < 500 && status !== 400 && status !== 404);
      expect(accepted ? 'accepted' : [status, body]).toBe('accepted');
    },
  );
});

test('the webhook refuses every request without a valid signature', async () => {
  const before = await tableContents(app);
  const stranger = new Browser(app.url);
  for (const signature of [
    '',
    't=1,v1=0',
    'v0=1',
    't=,v1=',
    'x'.repeat(5_000),
    `t=${Date.now()},v1=${'0'.repeat(64)}`,
  ])
    for (const body of [
      '{}',
      '',
      '{',
      '[]',
      'null',
      '{"id":"evt_1","type":"payment_intent.succeeded"}',
      'a=b',
    ]) {
      const headers = { 'stripe-signature': signature };
      const { status } = await stranger.post('/api/webhooks/stripe', body, headers);
      expect([signature, body, status]).toEqual([signature, body, 400]);
    }
  const large = JSON.stringify({ a: 'x'.repeat(1_100_000) });
  expect((await stranger.post('/api/webhooks/stripe', large)).status).toBe(413);
  expect(await tableContents(app)).toEqual(before);
});

test('the application publishes the contract that the tests read', async () => {
  expect((await caller.get('/api/openapi.json')).body).toEqual(contract.document);
});
