import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';
import { auditOf } from './audit.js';

interface VenueResponse {
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

const DETAILS = {
  name: 'Club Norte',
  location: 'Av. Eloy Alfaro 123, Quito',
  description: 'Seis canchas de arcilla',
  imageUrl: 'https://club.example/norte.jpg',
  timeZone: 'Pacific/Galapagos',
};
const create = (values: object = {}, headers: Record<string, string> = {}) =>
  admin.post<VenueResponse>('/api/venues', { ...DETAILS, ...values }, headers);
const change = (id: string, values: object = {}) =>
  admin.send<VenueResponse>('PUT', `/api/venues/${id}`, { ...DETAILS, ...values });

test('a new venue is returned as players see it and is in the public list', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toEqual({
    ...DETAILS,
    id: body.id,
    courtCount: 0,
    availableCourtCount: 0,
    minPrice: null,
    rating: null,
    ratingCount: 0,
  });
  const { body: venues } = await player().get<VenueResponse[]>('/api/venues');
  expect(venues.map(({ id }) => id)).toContain(body.id);
});

test('a venue needs only a name and a location; the rest gets default values', async () => {
  const { body } = await create({
    name: '  Club  Sur ',
    description: ' ',
    imageUrl: '',
    timeZone: undefined,
  });
  expect(body).toMatchObject({
    name: 'Club  Sur',
    description: null,
    imageUrl: null,
    timeZone: 'America/Guayaquil',
  });
});

test.each([
  ['no name', { name: undefined }, 'name', 'El nombre y la ubicación son requeridos'],
  ['a blank name', { name: '   ' }, 'name', 'El nombre y la ubicación son requeridos'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, 'name', 'El nombre puede tener hasta 120 caracteres.'],
  ['a number for a name', { name: 7 }, 'name', 'El nombre y la ubicación son requeridos'],
  ['no location', { location: null }, 'location', 'El nombre y la ubicación son requeridos'],
  ['a location of 201 letters', { location: 'x'.repeat(201) }, 'location', /hasta 200/],
  ['a description of 2001 letters', { description: 'x'.repeat(2001) }, 'description', /hasta 2000/],
  ['a description that is a list', { description: ['a'] }, 'description', /no es válida/],
  ['an image over http', { imageUrl: 'http://club.example/a.jpg' }, 'imageUrl', /https/],
  ['an image that is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', /https/],
  ['an image outside the images folder', { imageUrl: '/images/../.env' }, 'imageUrl', /https/],
  ['an offset instead of a time zone', { timeZone: '+05:00' }, 'timeZone', 'No conocemos esa zona horaria.'],
  ['an unknown time zone', { timeZone: 'America/Atlantis' }, 'timeZone', 'No conocemos esa zona horaria.'],
])(
  'a venue with %s is refused on creation, and on change unless it is absent',
  async (_what, values, field, message) => {
    const id = await aVenue(app);
    const before = await tableContents(app);
    const responses = [await create(values)];
    // A field that is absent from a change stays as it is.
    if (!Object.values(values).includes(undefined)) responses.push(await change(id, values));
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.errors).toEqual([expect.objectContaining({ field })]);
      expect(body.message).toMatch(message);
    }
    expect(await tableContents(app)).toEqual(before);
  },
);

test('the same idempotency key creates one venue', async () => {
  const headers = { 'Idempotency-Key': 'one-venue' };
  const first = await create({ name: 'Una sola vez' }, headers);
  const second = await create({ name: 'Una sola vez' }, headers);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await app.sql(`select 1 from venues where name = 'Una sola vez'`)).toHaveLength(1);
  const { body } = await create({ name: 'Otro' }, headers);
  expect(body.code).toBe('idempotency_key_reused');
});

test('a changed venue is returned completely, and empty fields are removed', async () => {
  const id = (await create()).body.id;
  const { status, body } = await change(id, { name: 'Club Nuevo', description: '', imageUrl: null });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, name: 'Club Nuevo', description: null, imageUrl: null, courtCount: 0 });
  expect((await player().get(`/api/venues/${id}`)).body).toEqual(body);
});

test('an unknown or a deleted venue cannot be changed', async () => {
  const gone = await aVenue(app);
  await admin.send('DELETE', `/api/venues/${gone}`);
  for (const id of [gone, '00000000-0000-7000-8000-000000000000']) {
    const { status, body } = await change(id);
    expect([status, body.code]).toEqual([404, 'venue_not_found']);
  }
});

describe('the time zone of a venue', () => {
  test('can change while there are no bookings and stays if the request has none', async () => {
    const id = await aVenue(app);
    expect((await change(id, { timeZone: 'Europe/Madrid' })).body.timeZone).toBe('Europe/Madrid');
    const { body } = await change(id, { timeZone: undefined });
    expect(body.timeZone).toBe('Europe/Madrid');
  });

  test('is chosen from the zones that the database knows', async () => {
    const { body } = await admin.get<string[]>('/api/admin/time-zones');
    expect(body).toEqual(expect.arrayContaining(['America/Guayaquil', 'Pacific/Galapagos', 'UTC']));
    expect(body.filter((zone) => !/^(UTC$|[A-Z][A-Za-z]+\/)/.test(zone))).toEqual([]);
    expect([...body].sort()).toEqual(body);
  });
});

test('the audit log records who created and changed a venue, with the changed fields only', async () => {
  const id = (await create({ name: 'Con historia' })).body.id;
  await change(id, { name: 'Con historia', location: 'Cumbayá' });
  await change(id, { name: 'Con historia', location: 'Cumbayá' });
  expect(await auditOf(app, id)).toEqual([
    {
      by: 'ana',
      action: 'venue.created',
      type: 'venue',
      label: 'Con historia',
      before: null,
      after: { ...DETAILS, id, name: 'Con historia' },
    },
    {
      by: 'ana',
      action: 'venue.updated',
      type: 'venue',
      label: 'Con historia',
      before: { location: DETAILS.location },
      after: { location: 'Cumbayá' },
    },
  ]);
});
