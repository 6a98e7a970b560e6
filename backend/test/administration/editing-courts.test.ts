import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { auditOf } from './audit.js';

interface CourtResponse {
  id: string;
  status: string;
  courtNumber: number;
  code?: string;
  message?: string;
  errors?: { field: string }[];
}

let app: TestApp;
let admin: Browser;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  venueId = await aVenue(app, { name: 'Centro' });
});
afterAll(() => app.close());

const PRICES = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
};
const details = (values: object = {}) => ({ venueId, name: 'Central', courtNumber: 1, ...PRICES, ...values });
const create = (values: object = {}, headers: Record<string, string> = {}) =>
  admin.post<CourtResponse>('/api/courts', details(values), headers);
const change = (id: string, values: object = {}) =>
  admin.send<CourtResponse>('PUT', `/api/courts/${id}`, details(values));

/** A field that is absent from a change stays as it is. */
const isAbsent = (values: object) => Object.values(values).includes(undefined);

test('a new court is available, is returned completely and is bookable at its prices', async () => {
  const { status, body } = await create({ surface: 'clay' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: body.id,
    venueId,
    venueName: 'Centro',
    timeZone: 'America/Guayaquil',
    name: 'Central',
    courtNumber: 1,
    status: 'available',
    surface: 'clay',
    indoor: null,
    lights: null,
    imageUrl: null,
    ...PRICES,
  });
  const hour = { courtId: body.id, bookingDate: dayFromNow(3), timeSlot: '18:00', gameType: 'doubles' };
  const booked = await new Browser(app.url).post<{ totalAmount: string }>('/api/bookings', hour);
  expect([booked.status, booked.body.totalAmount]).toEqual([201, '33.00']);
});

test.each([
  ['no name', { name: undefined }, 'name', 'Todos los campos son requeridos'],
  ['a blank name', { name: ' ' }, 'name', 'Todos los campos son requeridos'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, 'name', /hasta 120/],
  ['a name that is an object', { name: {} }, 'name', /no es válido/],
  ['no number', { courtNumber: null }, 'courtNumber', 'Todos los campos son requeridos'],
  ['a number as text', { courtNumber: '1' }, 'courtNumber', /de 1 a 999/],
  ['a fractional number', { courtNumber: 1.5 }, 'courtNumber', /de 1 a 999/],
  ['the number 0', { courtNumber: 0 }, 'courtNumber', /de 1 a 999/],
  ['the number 1000', { courtNumber: 1000 }, 'courtNumber', /de 1 a 999/],
  ['no venue', { venueId: undefined }, 'venueId', 'Todos los campos son requeridos'],
  ['a venue id that is not a UUID', { venueId: 'centro' }, 'venueId', /complejo/],
  ['an unknown status', { status: 'Disponible' }, 'status', /mantenimiento/],
  ['an unknown surface', { surface: 'sand' }, 'surface', /superficie/],
  ['lights that are no truth', { lights: 'yes' }, 'lights', /luz/],
  ['a roof that is no truth', { indoor: 1 }, 'indoor', /techada/],
  ['no day price', { daySinglesPrice: undefined }, 'daySinglesPrice', 'Todos los campos son requeridos'],
  ['a price below the provider’s minimum', { dayDoublesPrice: '0.49' }, 'dayDoublesPrice', /\$0\.50/],
  ['a price with three decimals', { nightSinglesPrice: '16.505' }, 'nightSinglesPrice', /\$0\.50/],
  ['a negative price', { nightDoublesPrice: '-1.00' }, 'nightDoublesPrice', /\$0\.50/],
  ['a price of a million', { nightDoublesPrice: '1000000.00' }, 'nightDoublesPrice', /\$0\.50/],
  ['a price as a JSON number', { nightDoublesPrice: 33 }, 'nightDoublesPrice', /\$0\.50/],
])(
  'a court with %s is refused on creation, and on change unless it is absent',
  async (_what, values, field, message) => {
    const id = (await create()).body.id;
    const before = await tableContents(app);
    const responses = [await create({ courtNumber: 2, ...values })];
    if (!isAbsent(values)) responses.push(await change(id, values));
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.errors).toEqual([expect.objectContaining({ field })]);
      expect(body.message).toMatch(message);
    }
    expect(await tableContents(app)).toEqual(before);
  },
);

test.each(['0', '0.00', '0.50', '14.5', '999999.99'])('the price of an hour may be %s', async (price) => {
  const { status, body } = await create({ daySinglesPrice: price });
  expect([status, body]).toMatchObject([201, { daySinglesPrice: Number(price).toFixed(2) }]);
});

test('a court number is unique in its venue, and the error names the number', async () => {
  await create();
  const second = (await create({ courtNumber: 2 })).body.id;
  for (const { status, body } of [await create(), await change(second, { courtNumber: 1 })]) {
    expect([status, body.code]).toEqual([409, 'court_number_taken']);
    expect(body.message).toBe('Ya hay una cancha con el número 1 en este complejo.');
    expect(body.errors).toEqual([expect.objectContaining({ field: 'courtNumber' })]);
  }
  expect((await create({ venueId: await aVenue(app) })).status).toBe(201);
});

test('only one of twenty parallel courts with the same number is created', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => create({ courtNumber: 7 })));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
});

test('the number of a deleted court can be used again', async () => {
  const { id } = (await create()).body;
  await admin.send('DELETE', `/api/courts/${id}`);
  expect((await create()).status).toBe(201);
});

test('the same idempotency key creates one court', async () => {
  const headers = { 'Idempotency-Key': 'one-court' };
  const first = await create({ courtNumber: 9 }, headers);
  expect((await create({ courtNumber: 9 }, headers)).body).toEqual(first.body);
});

test('a court cannot be created in an unknown or a deleted venue', async () => {
  const gone = await aVenue(app);
  await admin.send('DELETE', `/api/venues/${gone}`);
  for (const id of [gone, '00000000-0000-7000-8000-000000000000']) {
    const { status, body } = await create({ venueId: id });
    expect([status, body.code]).toEqual([404, 'venue_not_found']);
  }
});

test('a changed court keeps every field that the request does not have', async () => {
  const { id } = (await create({ surface: 'grass' })).body;
  const closed = await change(id, { status: 'maintenance', name: 'Norte', courtNumber: 4 });
  expect(closed.status).toBe(200);
  expect(closed.body).toMatchObject({ id, status: 'maintenance', name: 'Norte', courtNumber: 4 });
  const kept = await admin.send<CourtResponse>('PUT', `/api/courts/${id}`, { nightDoublesPrice: '40.00' });
  expect(kept.body).toEqual({ ...closed.body, nightDoublesPrice: '40.00' });
});

test('a court says whether it has a roof and lights, keeps it, and takes it back', async () => {
  const { id } = (await create({ indoor: false, lights: true })).body;
  expect((await change(id, { name: 'Norte' })).body).toMatchObject({ indoor: false, lights: true });
  expect((await change(id, { indoor: null, lights: false })).body).toMatchObject({
    indoor: null,
    lights: false,
  });
});

test('new prices apply to new bookings only', async () => {
  const { id } = (await create()).body;
  const player = new Browser(app.url);
  const hour = (timeSlot: string) => ({
    courtId: id,
    bookingDate: dayFromNow(3),
    timeSlot,
    gameType: 'singles',
  });
  interface Booked {
    id: string;
    totalAmount: string;
  }
  const before = (await player.post<Booked>('/api/bookings', hour('10:00'))).body;
  await change(id, { daySinglesPrice: '20.00' });
  expect((await player.post<Booked>('/api/bookings', hour('11:00'))).body.totalAmount).toBe('20.00');
  expect((await player.get<Booked>(`/api/bookings/${before.id}`)).body.totalAmount).toBe('14.50');
});

test('a court cannot move to another venue', async () => {
  const { id } = (await create()).body;
  const other = await aVenue(app);
  const { status, body } = await change(id, { venueId: other });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'venueId' })]]);
});

test('an unknown court cannot be changed', async () => {
  const { status, body } = await change('00000000-0000-7000-8000-000000000000');
  expect([status, body.code]).toEqual([404, 'court_not_found']);
});

test('the audit log records who created and changed a court, with the changed fields only', async () => {
  const { id } = (await create()).body;
  await change(id, { daySinglesPrice: '15.00', status: 'maintenance' });
  const common = { by: 'ana', type: 'court', label: 'Cancha 1 · Centro' };
  const created = {
    name: 'Central',
    courtNumber: 1,
    status: 'available',
    surface: 'hard',
    indoor: null,
    lights: null,
    ...PRICES,
  };
  expect(await auditOf(app, id)).toEqual([
    { ...common, action: 'court.created', before: null, after: created },
    {
      ...common,
      action: 'court.updated',
      before: { status: 'available', daySinglesPrice: '14.50' },
      after: { status: 'maintenance', daySinglesPrice: '15.00' },
    },
  ]);
});
