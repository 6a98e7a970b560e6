import { randomUUID } from 'node:crypto';
import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Start {
  timeSlot: string;
  status?: string;
  durations: { minutes: number; singlesPrice: string; doublesPrice: string }[];
}
interface Preview {
  courts: { id: string; courtNumber: number; name: string; starts: Start[] }[];
  opening: string[][];
  note: string | null;
}
interface Answer {
  version: number;
  preview?: Preview;
  errors?: { field: string }[];
}

/** Saturday, 15:20 in Madrid. The clocks of Spain skip the hour from 02:00 that night. */
const NOW = '2027-03-27T14:20:00Z';
const [TODAY, SPRING, MONDAY] = ['2027-03-27', '2027-03-28', '2027-03-29'];
const AUTUMN = '2027-10-31';

let app: TestApp;
let admin: Browser;
let venueId: string;
let courts: string[];

beforeAll(async () => {
  app = await startTestApp({ clock: new FixedClock(NOW) });
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app, { timeZone: 'Europe/Madrid' });
  courts = [
    await aCourt(app, venueId),
    // Its half hour by day is cheaper than a provider can charge.
    await aCourt(app, venueId, { number: 2, daySingles: 90, dayDoubles: 95 }),
  ];
});

const change = (fields: object, query = '') =>
  admin.send<Answer>('PATCH', `/api/admin/venues/${venueId}/rules${query}`, fields);
const everyDay = (...day: [string, string][]) =>
  Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, day]));

/** The starts that a player can book on a day of a court. */
async function bookable(courtId: string, date: string): Promise<Start[]> {
  const path = `/api/courts/${courtId}/availability?date=${date}`;
  const { body } = await new Browser(app.url).get<(Start & { status: string })[]>(path);
  return body
    .filter(({ status }) => status === 'available')
    .map(({ timeSlot, durations }) => ({ timeSlot, durations }));
}

const price = { weekdays: ['sat', 'sun'], from: '10:00', to: '18:30', pricePerHour: '17.35' };
const wholeDay = everyDay(['00:00', '24:00']);

test.each<[string, object]>([
  ['the default rules', {}],
  [
    'a siesta and lengths from half an hour',
    { openingHours: everyDay(['08:30', '13:00'], ['16:00', '24:00']), lengths: [90, 30], startsEvery: 30 },
  ],
  ['hours all night', { openingHours: wholeDay, lengths: [60, 30, 120], startsEvery: 30 }],
  ['a late night and plays that cross into it', { nightFrom: '19:30', lengths: [90, 180], startsEvery: 30 }],
  [
    'dates that are closed or shorter',
    {
      exceptions: [
        { date: SPRING, open: [['09:00', '12:30']], reason: 'Torneo' },
        { date: MONDAY, open: [], reason: 'Obra' },
      ],
    },
  ],
  [
    'prices by day, game and court',
    {
      priceRules: [price, { ...price, gameType: 'doubles', courtIds: 'second', pricePerHour: '0.50' }],
      lengths: [30, 60, 90],
    },
  ],
  ['a lead time beyond a day', { leadMinutes: 26 * 60, startsEvery: 30, openingHours: wholeDay }],
])('the preview with %s is what players can book once it is saved', async (_what, fields) => {
  const proposed = JSON.parse(
    JSON.stringify(fields).replace('"second"', JSON.stringify([courts[1]])),
  ) as object;
  const dates = [TODAY, SPRING, MONDAY, AUTUMN];
  const previews = await Promise.all(
    dates.map(async (date) => (await change(proposed, `?dryRun=true&date=${date}`)).body.preview),
  );
  await change(proposed);
  for (const [index, date] of dates.entries())
    for (const courtId of courts) {
      const starts = previews[index]?.courts.find(({ id }) => id === courtId)?.starts;
      expect([date, starts]).toEqual([date, await bookable(courtId, date)]);
    }
});

test('a preview on the night in spring offers no play that touches the skipped hour', async () => {
  const { body } = await change({ openingHours: wholeDay }, `?dryRun=true&date=${SPRING}`);
  const starts = body.preview?.courts[0]?.starts.map(({ timeSlot }) => timeSlot);
  expect(starts?.slice(0, 4)).toEqual(['00:00', '03:00', '04:00', '05:00']);
});

test('a preview names the hours of a special date, its reason and its courts in order', async () => {
  const exceptions = [{ date: MONDAY, open: [['09:00', '11:00']], reason: 'Torneo' }];
  const { body } = await change({ exceptions }, `?dryRun=true&date=${MONDAY}`);
  expect(body.preview).toMatchObject({
    opening: [['09:00', '11:00']],
    note: 'Torneo',
    courts: [
      { courtNumber: 1, name: 'Cancha 1', starts: [{ timeSlot: '09:00' }, { timeSlot: '10:00' }] },
      { courtNumber: 2, name: 'Cancha 2' },
    ],
  });
});

test('a preview shows an hour that is booked, and none of a court out of service', async () => {
  const closed = await aCourt(app, venueId, { number: 3, status: 'maintenance' });
  const slot = { courtId: courts[0], bookingDate: MONDAY, timeSlot: '10:00', gameType: 'singles' };
  expect((await new Browser(app.url).post('/api/bookings', slot)).status).toBe(201);
  const { body } = await change({}, `?dryRun=true&date=${MONDAY}`);
  expect(body.preview?.courts[0]?.starts).toContainEqual(expect.objectContaining({ timeSlot: '10:00' }));
  expect(body.preview?.courts[2]).toMatchObject({ id: closed, starts: [] });
});

test('a preview changes nothing, and without a date there is none', async () => {
  const before = await tableContents(app);
  expect((await change({ lengths: [90] }, `?dryRun=true&date=${MONDAY}`)).status).toBe(200);
  expect((await change({ lengths: [90] }, '?dryRun=true')).body).not.toHaveProperty('preview');
  expect(await tableContents(app)).toEqual(before);
});

test.each([
  '',
  'manana',
  '2027-02-30',
  '2027-3-1',
  '0027-03-01',
  '2027-03-28T10:00',
  '2027-03-28&date=2027-03-29',
])('a preview of the date "%s" is refused and changes nothing', async (date) => {
  const before = await tableContents(app);
  const { status, body } = await change({ lengths: [90] }, `?date=${date}`);
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['date']]);
  expect(await tableContents(app)).toEqual(before);
});

test('an unknown venue has no preview', async () => {
  venueId = randomUUID();
  expect((await change({}, `?dryRun=true&date=${MONDAY}`)).status).toBe(404);
});
