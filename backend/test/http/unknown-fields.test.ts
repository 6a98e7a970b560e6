import { startTestApp, type TestApp } from '../support/app/app.js';
import type { ErrorBody } from '../../src/kernel/adapters/http/error-filter.js';
import type { Browser } from '../support/app/browser.js';
import { type Operation, readContract } from './contract.js';
import { anAdmin, type Draft, type Existing, existingThings, goodDraft, send } from './requests.js';
import { tableContents } from './table-contents.js';

/**
 * The calls with a body of the specification's table (section 7). They go on ignoring unknown
 * fields.
 */
const CALLS_OF_THE_TABLE = [
  'POST /api/venues',
  'POST /api/courts',
  'PUT /api/courts/{courtId}',
  'PUT /api/courts/{courtId}/image',
  'POST /api/objects/upload',
  'POST /api/bookings',
  'POST /api/cancellations',
  'POST /api/admin/login',
  'POST /api/admin/discount-codes',
  'PATCH /api/admin/discount-codes/{id}',
  'POST /api/discount-codes/validate',
  'POST /api/create-payment-intent',
  'POST /api/payments',
  'POST /api/shared-payment-links',
];

/** Calls without an object: no body, the bytes that Stripe signed, or a list. */
const CALLS_WITHOUT_BODY = [
  'PUT /api/admin/venues/{venueId}/categories', // a list: its test names the unknown field
  'POST /api/admin/logout',
  'POST /api/webhooks/stripe',
  'POST /api/unsubscribe/{mailToken}',
];

const contract = await readContract();
const writing = contract.operations.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
const strict = writing.filter(
  ({ name }) => !CALLS_OF_THE_TABLE.includes(name) && !CALLS_WITHOUT_BODY.includes(name),
);
const lenient = writing.filter(({ name }) => CALLS_OF_THE_TABLE.includes(name));

let app: TestApp;
let caller: Browser;
/** Undefined if a call may have changed them: then the next test gets new ones. */
let existing: Existing | undefined;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

/** Returns a valid request about things that exist. */
async function aGoodDraft(operation: Operation, changes: (things: Existing) => Existing = (same) => same) {
  await app.sql(`delete from rate_limits`);
  if (!existing) {
    caller = await anAdmin(app);
    existing = await existingThings(app, caller);
  }
  return goodDraft(operation, contract, changes(existing));
}

test('every listed call exists in the contract', () => {
  const known = writing.map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining([...CALLS_OF_THE_TABLE, ...CALLS_WITHOUT_BODY]));
  expect(strict.length).toBeGreaterThan(2);
});

test.each(strict.map((operation) => [operation.name, operation] as const))(
  '%s refuses an unknown field and names it',
  async (_name, operation) => {
    const draft = await aGoodDraft(operation);
    const before = await tableContents(app);
    const { status, body } = await send(caller, operation, {
      ...draft,
      body: { ...(draft.body as object), unknownField: 1 },
    });
    expect(status).toBe(400);
    expect(body as ErrorBody).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'unknownField', message: 'No conocemos el campo «unknownField».' }],
    });
    expect(await tableContents(app)).toEqual(before);
  },
);

test.each(lenient.map((operation) => [operation.name, operation] as const))(
  '%s ignores an unknown field',
  async (name, operation) => {
    const isNewCode = name === 'POST /api/admin/discount-codes';
    const draft = await aGoodDraft(operation, (things) => ({
      ...things,
      code: things[isNewCode ? 'unusedCode' : 'code'] ?? '',
    }));
    existing = undefined;
    const withUnknown = { ...draft, body: { ...(draft.body as object), unknownField: 1 } };
    const { status } = await send(caller, operation, withUnknown);
    // 401: wrong password; 409: nothing has been paid
    expect([200, 201, 401, 409]).toContain(status);
  },
);

test('an error names every invalid field before the unknown ones and at most ten of those', async () => {
  caller = await anAdmin(app);
  const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`unknown${at}`, at]));
  const { status, body } = await caller.send<ErrorBody>('PUT', '/api/session/email', {
    ...unknown,
    email: 'no',
  });
  expect(status).toBe(400);
  expect(body.message).toBe('Escribe un correo válido.');
  expect(body.errors?.map(({ field }) => field)).toEqual([
    'email',
    ...Array.from({ length: 10 }, (_, at) => `unknown${at}`),
  ]);
});

/** The calls of the table that only read, and the calls whose address others may add to. */
const READING_OF_THE_TABLE = [
  'GET /api/venues',
  'GET /api/venues/{venueId}',
  'GET /api/venues/{venueId}/courts',
  'GET /api/venues/{venueId}/bookings',
  'GET /api/courts',
  'GET /api/courts/{courtId}',
  'GET /api/bookings/user/{userId}',
  'GET /api/bookings/today',
  'GET /api/bookings/{bookingId}',
  'GET /api/payments/today-revenue',
  'GET /api/payments/stats',
  'GET /api/admin/check',
  'GET /api/discount-codes',
  'GET /api/admin/discount-codes',
  'GET /api/shared-payment-links/{shareToken}',
];
const REMOVING_OF_THE_TABLE = ['DELETE /api/venues/{venueId}', 'DELETE /api/courts/{courtId}'];
const ADDED_TO = /webhooks|unsubscribe|calendar\.ics/;

const isOfTable = ({ name }: Operation) =>
  [
    ...CALLS_OF_THE_TABLE,
    ...READING_OF_THE_TABLE,
    ...REMOVING_OF_THE_TABLE,
    'POST /api/admin/logout',
  ].includes(name);
const strictQueries = contract.operations.filter(
  (operation) =>
    operation.path.startsWith('/api/') && !isOfTable(operation) && !ADDED_TO.test(operation.name),
);

test('every reading call of the table exists in the contract', () => {
  const known = contract.operations.map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining([...READING_OF_THE_TABLE, ...REMOVING_OF_THE_TABLE]));
  expect(strictQueries.length).toBeGreaterThan(100);
});

test.each(strictQueries.map((operation) => [operation.name, operation] as const))(
  '%s refuses an unknown parameter of its query and names it',
  async (_name, operation) => {
    const draft = await aGoodDraft(operation);
    const query: Draft['query'] = [...draft.query, ['unknownField', '1']];
    const { status, body } = await send(caller, operation, { ...draft, query });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_request',
        errors: [{ field: 'unknownField', message: 'No conocemos el campo «unknownField».' }],
      }),
    ]);
  },
);

test.each(READING_OF_THE_TABLE)('%s ignores an unknown parameter of its query', async (name) => {
  const operation = contract.operations.find((each) => each.name === name) as Operation;
  const draft = await aGoodDraft(operation);
  const query: Draft['query'] = [...draft.query, ['unknownField', '1']];
  expect((await send(caller, operation, { ...draft, query })).status).toBe(200);
});

test('the link of a letter works with what a mail program adds to it', async () => {
  caller = await anAdmin(app);
  expect((await caller.post('/api/unsubscribe/no-such-token?utm_source=mail')).status).not.toBe(400);
});
