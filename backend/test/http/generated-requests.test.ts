import fc from 'fast-check';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { BAD_DATES, BAD_IDS, BAD_TIME_SLOTS } from './bad-values.js';
import { violations, type Operation, readContract, type Schema } from './contract.js';
import { anAdmin, type Draft, type Existing, existingThings, goodDraft, send } from './requests.js';

/** The variables change the requests: `FUZZ_SEED=7 FUZZ_REQUESTS=50000`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const AT_ONCE = 8;
const ERROR_BODY: Schema = { $ref: '#/components/schemas/ErrorBody' };

const contract = await readContract();

let app: TestApp;
let browsers: Browser[];
let existing: Existing;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await anAdmin(app);
  existing = await existingThings(app, admin);
  const player = new Browser(app.url);
  await player.post('/api/session');
  browsers = [admin, player, new Browser(app.url)];
});
afterAll(() => app.close());

interface Generated {
  operation: Operation;
  browser: number;
  draft: Draft;
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...BAD_DATES, ...BAD_TIME_SLOTS, ...BAD_IDS),
  fc.uuid(),
);

/** Any JSON value, including values that some field accepts. */
const values = fc.oneof(
  fc.jsonValue(),
  texts,
  fc.constantFrom(dayFromNow(6), dayFromNow(7), '06:00', '14:00', '20:00', 'doubles', 'percentage', '10.00'),
  fc.constantFrom(2, 4, true, false),
);

/** Returns mostly valid requests with some invalid parts. */
function requestOf(operation: Operation): fc.Arbitrary<Generated> {
  const good = goodDraft(operation, contract, existing);
  const fields = Object.keys(operation.body?.properties ?? {});
  const path = fc.record(
    Object.fromEntries(
      Object.entries(good.path).map(([name, value]) => [name, mostly(value, texts.map(encoded))]),
    ),
  );
  const query = fc.tuple(
    ...good.query.map(([name, value]) => mostly(value, texts).map((text): [string, string] => [name, text])),
    fc.constantFrom<[string, string]>(['page', '1'], ['__proto__', 'x'], ['month', '5']),
  );
  const body = good.body === undefined ? fc.constant(undefined) : mostlyGood(good.body as object, fields);
  return fc.record({
    operation: fc.constant(operation),
    browser: fc.nat({ max: 2 }),
    draft: fc.record({ path, query, body, headers: fc.constant(good.headers) }),
  });
}

function mostlyGood(good: object, fields: string[]): fc.Arbitrary<unknown> {
  const alteration = fc.dictionary(fc.constantFrom(...fields, 'somethingElse'), values, { maxKeys: 2 });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(good) },
    { weight: 6, arbitrary: alteration.map((altered) => ({ ...good, ...altered })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function mostly<T>(value: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other });
}

/** Encodes a text for a path. Lone surrogates cannot be encoded and are replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || '%20';
}

async function complaintAbout({ operation, browser, draft }: Generated): Promise<string | null> {
  // These calls would remove what the following requests need.
  const removes = operation.method === 'DELETE' || operation.path.endsWith('/logout');
  const from = (removes ? undefined : browsers[browser]) ?? new Browser(app.url);
  const { status, body, path } = await send(from, operation, draft);
  const request = `${operation.method} ${path.slice(0, 200)} ${JSON.stringify(draft.body)?.slice(0, 300)}`;
  if (status >= 500) return `${status} for ${request}`;
  const schema = status < 400 ? operation.responses.get(status) : ERROR_BODY;
  if (schema === undefined) return `${status} is not in the contract, for ${request}`;
  const wrong = schema === null ? [] : violations(body, schema, contract.resolve);
  return wrong.length > 0 ? `${status} with ${wrong.slice(0, 3).join('; ')} for ${request}` : null;
}

test(`${REQUESTS} generated requests get no 5xx, and every response follows the contract (seed ${SEED})`, async () => {
  const requests = fc.sample(fc.constantFrom(...contract.operations).chain(requestOf), {
    seed: SEED,
    numRuns: REQUESTS,
  });
  const complaints: string[] = [];
  const worker = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const complaint = await complaintAbout(next);
      if (complaint) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(complaints).toEqual([]);
}, 180_000);
