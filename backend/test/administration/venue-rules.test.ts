import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { auditOf } from './audit.js';

interface RulesResponse {
  version: number;
  openingHours: Record<string, [string, string][]>;
  lengths: number[];
  windowDays: number;
  code?: string;
  errors?: { field: string }[];
}

let app: TestApp;
let admin: Browser;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
});

const path = (query = '') => `/api/admin/venues/${venueId}/rules${query}`;
const read = async () => (await admin.get<RulesResponse>(path())).body;
const change = (fields: object, query?: string) => admin.send<RulesResponse>('PATCH', path(query), fields);
const storedRules = () =>
  app.sql('select rules, rules_version as version from venues where id = $1', [venueId]);

const DAY = [['06:00', '22:00']];
const DEFAULTS = {
  version: 0,
  openingHours: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: DAY },
  exceptions: [],
  lengths: [60],
  startsEvery: 60,
  nightFrom: '18:00',
  priceRules: [],
  refundSteps: [
    { hoursBefore: 24, percentage: 100 },
    { hoursBefore: 12, percentage: 50 },
  ],
  regretMinutes: 0,
  windowDays: 60,
  leadMinutes: 0,
  maxActivePerPlayer: null,
  payAtClub: false,
};

test('a venue that has changed nothing has the rules of the specification', async () => {
  expect(await read()).toMatchObject(DEFAULTS);
  expect(await storedRules()).toEqual([{ rules: {}, version: 0 }]);
});

test('a change takes any subset, stores only that and returns the whole', async () => {
  const { status, body } = await change({ version: 0, lengths: [90, 60], leadMinutes: 120 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...DEFAULTS, version: 1, lengths: [90, 60], leadMinutes: 120 });
  expect(await read()).toEqual(body);
  expect(await storedRules()).toEqual([{ rules: { lengths: [90, 60], leadMinutes: 120 }, version: 1 }]);
});

test('a rule that is set back to the default is not stored any more', async () => {
  await change({ windowDays: 30, payAtClub: true });
  await change({ windowDays: 60 });
  expect(await storedRules()).toEqual([{ rules: { payAtClub: true }, version: 2 }]);
});

test('the audit log shows what changed in words, before and after', async () => {
  const courtId = await aCourt(app, venueId, { number: 7 });
  await change({
    openingHours: { ...DEFAULTS.openingHours, mon: [] },
    priceRules: [{ weekdays: ['sat'], from: '00:00', to: '24:00', courtIds: [courtId], pricePerHour: '18' }],
    windowDays: 60,
  });
  const [entry] = await auditOf(app, venueId);
  expect(entry).toMatchObject({
    action: 'venue.rules_updated',
    type: 'venue',
    before: { openingHours: 'todos los días 06:00–22:00', priceRules: '' },
    after: {
      openingHours: 'lunes cerrado; martes a domingo 06:00–22:00',
      priceRules: 'sábado, Cancha 7: $18.00 por hora',
    },
  });
});

test('a change that changes nothing keeps the version and writes no audit entry', async () => {
  await change({ lengths: [90] });
  expect((await change({ lengths: [90], windowDays: 60 })).body.version).toBe(1);
  expect(await auditOf(app, venueId)).toHaveLength(1);
});

test('a change of rules that somebody else has changed is refused, and so is its preview', async () => {
  await change({ lengths: [90] });
  const before = await tableContents(app);
  for (const query of ['', '?dryRun=true']) {
    const { status, body } = await change({ version: 0, lengths: [120] }, query);
    expect([status, body.code]).toEqual([409, 'rules_changed_meanwhile']);
  }
  expect(await tableContents(app)).toEqual(before);
});

test('of changes at once with the same version exactly one is made', async () => {
  const all = await Promise.all(
    [30, 60, 90, 120].map((regretMinutes) => change({ version: 0, regretMinutes })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await read()).version).toBe(1);
});

test('a preview returns the rules as the change would leave them, and changes nothing', async () => {
  const before = await tableContents(app);
  const { status, body } = await change({ version: 0, lengths: [90] }, '?dryRun=true');
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 0, lengths: [90] });
  expect(await tableContents(app)).toEqual(before);
});

test.each<[string, object, string]>([
  ['a wrong rule', { exceptions: [{ date: '2027-02-30', open: [], reason: 'Obra' }] }, 'exceptions.0.date'],
  ['an unknown rule', { color: 'red' }, 'color'],
  [
    'a court of another venue',
    {
      priceRules: [
        { weekdays: ['sat'], from: '00:00', to: '24:00', courtIds: [randomUUID()], pricePerHour: '1' },
      ],
    },
    'priceRules.0.courtIds.0',
  ],
  ['a version that is no number', { version: '0' }, 'version'],
])('%s is refused by name and changes nothing', async (_what, fields, field) => {
  const before = await tableContents(app);
  const { status, body } = await change(fields);
  expect([status, body.code, body.errors?.map((error) => error.field)]).toEqual([
    400,
    'invalid_request',
    [field],
  ]);
  expect(await tableContents(app)).toEqual(before);
});

test('an unknown venue has no rules', async () => {
  venueId = randomUUID();
  expect((await admin.get(path())).status).toBe(404);
  expect((await change({ lengths: [90] })).status).toBe(404);
});
