import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { auditOf, statusOf } from './audit.js';

interface VenueAnswer {
  id: string;
  name: string;
  timeZone: string;
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

let app: TestApp;
let admin: Browser;
const player = () => new Browser(app.url);

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const WISH = {
  name: 'Club Norte',
  location: 'Av. Eloy Alfaro 123, Quito',
  description: 'Seis canchas de arcilla',
  imageUrl: 'https://club.example/norte.jpg',
  timeZone: 'Pacific/Galapagos',
};
const create = (values: object = {}, headers: Record<string, string> = {}) =>
  admin.post<VenueAnswer>('/api/venues', { ...WISH, ...values }, headers);
const change = (id: string, values: object = {}) =>
  admin.send<VenueAnswer>('PUT', `/api/venues/${id}`, { ...WISH, ...values });

test('a new venue is answered as players see it, and listed for them', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toEqual({
    ...WISH,
    ...{ id: body.id, courtCount: 0, availableCourtCount: 0, minPrice: null, rating: null, ratingCount: 0 },
  });
  const { body: venues } = await player().get<VenueAnswer[]>('/api/venues');
  expect(venues.map(({ id }) => id)).toContain(body.id);
});

test('name and location are enough: the zone is the installation’s, blanks around the text go', async () => {
  const { body } = await create({
    name: '  Club  Sur ',
    description: ' ',
    imageUrl: '',
    timeZone: undefined,
  });
  expect(body).toMatchObject({
    ...{ name: 'Club  Sur', description: null, imageUrl: null, timeZone: 'America/Guayaquil' },
  });
});

test.each([
  ['no name', { name: undefined }, 'name', 'El nombre y la ubicación son requeridos'],
  ['a blank name', { name: '   ' }, 'name', 'El nombre y la ubicación son requeridos'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, 'name', 'El nombre puede tener hasta 120 caracteres.'],
  ['a number for a name', { name: 7 }, 'name', 'El nombre y la ubicación son requeridos'],
  ['no location', { location: null }, 'location', 'El nombre y la ubicación son requeridos'],
  ['a location without end', { location: 'x'.repeat(201) }, 'location', /hasta 200/],
  ['a description without end', { description: 'x'.repeat(2001) }, 'description', /hasta 2000/],
  ['a description that is a list', { description: ['a'] }, 'description', /no es válida/],
  ['a picture over http', { imageUrl: 'http://club.example/a.jpg' }, 'imageUrl', /https/],
  ['a picture that is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', /https/],
  ['a picture from our disk', { imageUrl: '/images/../.env' }, 'imageUrl', /https/],
  ['an offset for a zone', { timeZone: '+05:00' }, 'timeZone', 'No conocemos esa zona horaria.'],
  ['a zone of no place', { timeZone: 'America/Atlantis' }, 'timeZone', 'No conocemos esa zona horaria.'],
])('a venue with %s is refused, to make it and to change it', async (_what, values, field, message) => {
  const id = await aVenue(app);
  const before = await tableContents(app);
  for (const { status, body } of [await create(values), await change(id, values)]) {
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
    expect(body.message).toMatch(message);
  }
  expect(await tableContents(app)).toEqual(before);
});

test('the same key makes one venue, however often it is sent', async () => {
  const headers = { 'Idempotency-Key': 'one-venue' };
  const first = await create({ name: 'Una sola vez' }, headers);
  const second = await create({ name: 'Una sola vez' }, headers);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await app.sql(`select 1 from venues where name = 'Una sola vez'`)).toHaveLength(1);
  const { body } = await create({ name: 'Otro' }, headers);
  expect(body.code).toBe('idempotency_key_reused');
});

test('a changed venue is answered whole; what the form left empty is gone', async () => {
  const id = (await create()).body.id;
  const { status, body } = await change(id, { name: 'Club Nuevo', description: '', imageUrl: null });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, name: 'Club Nuevo', description: null, imageUrl: null, courtCount: 0 });
  expect((await player().get(`/api/venues/${id}`)).body).toEqual(body);
});

test('a venue that nobody knows, and one that was deleted, cannot be changed', async () => {
  const gone = await aVenue(app);
  await admin.send('DELETE', `/api/venues/${gone}`);
  for (const id of [gone, '00000000-0000-7000-8000-000000000000']) {
    const { status, body } = await change(id);
    expect([status, body.code]).toEqual([404, 'venue_not_found']);
  }
});

describe('the time zone', () => {
  test('can change while nobody has booked, and is kept by a change that does not mention it', async () => {
    const id = await aVenue(app);
    expect((await change(id, { timeZone: 'Europe/Madrid' })).body.timeZone).toBe('Europe/Madrid');
    const { body } = await change(id, { timeZone: undefined });
    expect(body.timeZone).toBe('Europe/Madrid');
  });

  test('stays once somebody has, also where the booking was cancelled: its instant was promised by it', async () => {
    const id = await aVenue(app);
    const courtId = await aCourt(app, id);
    const wish = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
    const who = player();
    const bookingId = (await who.post<{ id: string }>('/api/bookings', wish)).body.id;
    const zone = { timeZone: 'Europe/Madrid' };
    const refused = await change(id, zone);
    expect([refused.status, refused.body.code]).toEqual([409, 'time_zone_in_use']);
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'timeZone' })]);
    expect((await change(id, { timeZone: 'America/Guayaquil', name: 'Otro nombre' })).status).toBe(200);

    await who.post('/api/cancellations', { bookingId });
    await eventually(async () => expect(await statusOf(app, bookingId)).toBe('cancelled'));
    expect((await change(id, zone)).status).toBe(409);
  });

  test('is chosen from the zones that the database knows', async () => {
    const { body } = await admin.get<string[]>('/api/admin/time-zones');
    expect(body).toEqual(expect.arrayContaining(['America/Guayaquil', 'Pacific/Galapagos', 'UTC']));
    expect(body.filter((zone) => !/^(UTC$|[A-Z][A-Za-z]+\/)/.test(zone))).toEqual([]);
    expect([...body].sort()).toEqual(body);
  });
});

test('the record says who made and changed it, and only what changed', async () => {
  const id = (await create({ name: 'Con historia' })).body.id;
  await change(id, { name: 'Con historia', location: 'Cumbayá' });
  await change(id, { name: 'Con historia', location: 'Cumbayá' });
  expect(await auditOf(app, id)).toEqual([
    {
      ...{ by: 'ana', action: 'venue.created', type: 'venue', label: 'Con historia', before: null },
      after: { ...WISH, id, name: 'Con historia' },
    },
    {
      ...{ by: 'ana', action: 'venue.updated', type: 'venue', label: 'Con historia' },
      ...{ before: { location: WISH.location }, after: { location: 'Cumbayá' } },
    },
  ]);
});
