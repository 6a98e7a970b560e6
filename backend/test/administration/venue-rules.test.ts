import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { auditOf } from './audit.js';

interface RulesResponse {
  version: number;
  openingHours: Record<string, [string, string][]>;
  lengths: number[];
  windowDays: number;
  priceRules: object[];
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
  expect(body).toMatchObject(await read());
  expect(await storedRules()).toEqual([{ rules: { lengths: [90, 60], leadMinutes: 120 }, version: 1 }]);
});

test('days of the week that were not sent keep their hours, also those of an earlier change', async () => {
  await change({ openingHours: { tue: [['08:00', '20:00']] } });
  const { status, body } = await change({ openingHours: { mon: [] } });
  expect(status).toBe(200);
  expect(body.openingHours).toEqual({ ...DEFAULTS.openingHours, mon: [], tue: [['08:00', '20:00']] });
  expect(body.openingHours).toEqual((await read()).openingHours);
  expect((await change({ openingHours: { mon: null } })).body.errors?.[0]?.field).toBe('openingHours.mon');
});

test('a rule that is set back to the default is no longer stored', async () => {
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

test('a change of rules that another admin has changed is refused, and so is its preview', async () => {
  await change({ lengths: [90] });
  const before = await tableContents(app);
  for (const query of ['', '?dryRun=true']) {
    const { status, body } = await change({ version: 0, lengths: [120] }, query);
    expect([status, body.code]).toEqual([409, 'rules_changed_meanwhile']);
  }
  expect(await tableContents(app)).toEqual(before);
});

test('exactly one of several changes at once with the same version is made', async () => {
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

test('a deleted court leaves the prices, so that they can still be changed', async () => {
  const [courtId, gone] = [await aCourt(app, venueId), await aCourt(app, venueId, { number: 2 })];
  const price = { weekdays: ['sat'], from: '00:00', to: '24:00', pricePerHour: '18.00' };
  const ofBoth = { ...price, courtIds: [courtId, gone] };
  await change({ priceRules: [ofBoth, { ...price, courtIds: [gone] }] });
  await admin.send('DELETE', `/api/courts/${gone}`);
  const { priceRules } = await read();
  expect(priceRules).toMatchObject([{ ...price, courtIds: [courtId] }]);
  expect((await change({ priceRules: [...priceRules, price] })).status).toBe(200);
});

test('an unknown venue has no rules', async () => {
  venueId = randomUUID();
  expect((await admin.get(path())).status).toBe(404);
  expect((await change({ lengths: [90] })).status).toBe(404);
});

describe('what a change of rules touches', () => {
  interface Reviewed extends RulesResponse {
    affectedBookings: { count: number; bookings: { id: string; reason: string }[] };
  }
  const date = dayFromNow(10);
  const touched = async (fields: object, query = '?dryRun=true') =>
    (await admin.send<Reviewed>('PATCH', path(query), fields)).body.affectedBookings;
  const everyDay = (day: unknown) =>
    Object.fromEntries(Object.keys(DEFAULTS.openingHours).map((name) => [name, day]));

  /** Books the hours of a court on the date, and returns the ids. */
  async function booked(...timeSlots: string[]): Promise<string[]> {
    const courtId = await aCourt(app, venueId);
    const slot = { courtId, bookingDate: date, gameType: 'singles' };
    const book = async (timeSlot: string) =>
      (await new Browser(app.url).post<{ id: string }>('/api/bookings', { ...slot, timeSlot })).body.id;
    return Promise.all(timeSlots.map(book));
  }

  test.each<[string, object, number, string]>([
    [
      'shorter hours',
      { openingHours: everyDay([['08:00', '22:00']]) },
      1,
      'El complejo estará cerrado a esa hora.',
    ],
    [
      'a closed date',
      { exceptions: [{ date, open: [], reason: 'Obra' }] },
      2,
      'El complejo estará cerrado a esa hora.',
    ],
    ['other lengths', { lengths: [90] }, 2, 'Esa duración ya no se ofrecerá.'],
    [
      'other starts',
      { openingHours: everyDay([['05:30', '22:00']]) },
      2,
      'Ningún turno empezará a esa hora.',
    ],
    ['a shorter window', { windowDays: 3 }, 2, 'Es más adelante de lo que se podrá reservar.'],
  ])('%s list the bookings that lie outside, and why', async (_what, fields, count, reason) => {
    const [first] = await booked('06:00', '09:00');
    const preview = await touched(fields);
    expect(preview.count).toBe(count);
    expect(preview.bookings[0]).toMatchObject({
      id: first,
      courtNumber: 1,
      startsAt: `${date}T06:00:00`,
      endsAt: `${date}T07:00:00`,
      durationMinutes: 60,
      playerName: null,
      reason,
    });
    expect(await touched(fields, '')).toEqual(preview);
  });

  test('a change that decides nothing about hours touches no booking', async () => {
    await booked('06:00');
    await change({ lengths: [90] });
    expect(await touched({ nightFrom: '19:00' })).toEqual({ count: 0, bookings: [] });
  });

  test('bookings that were cancelled are not touched', async () => {
    const [id] = await booked('06:00');
    await admin.post(`/api/admin/bookings/${id}/cancel`, { reason: 'Obra' });
    expect((await touched({ lengths: [90] })).count).toBe(0);
  });
});

describe('the rules that players read', () => {
  const publicVenue = async () => (await admin.get<Record<string, unknown>>(`/api/venues/${venueId}`)).body;

  test('a venue that has changed nothing shows no rule', async () => {
    const venue = await publicVenue();
    expect(Object.keys(DEFAULTS).filter((rule) => rule in venue)).toEqual([]);
  });

  test('players read what the venue has changed, but not its limits', async () => {
    const changed = { lengths: [90], regretMinutes: 30, windowDays: 30, leadMinutes: 60, payAtClub: true };
    await change({ ...changed, maxActivePerPlayer: 3, paymentMinutes: 30 });
    const venue = await publicVenue();
    expect(venue).toMatchObject(changed);
    expect(venue).not.toHaveProperty('maxActivePerPlayer');
    expect(venue).not.toHaveProperty('paymentMinutes');
  });

  test('exceptions are those from today until players can book, and 60 days at least', async () => {
    const dates = [-3, 30, 58, 90, 120].map((days) => ({ date: dayFromNow(days), open: [], reason: 'Obra' }));
    await change({ exceptions: dates, windowDays: 5 });
    expect(await publicVenue()).toMatchObject({ exceptions: dates.slice(1, 3) });
    await change({ windowDays: 100 });
    expect(await publicVenue()).toMatchObject({ exceptions: dates.slice(1, 4) });
  });
});
