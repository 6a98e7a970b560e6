import { anAdmin } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { auditOf } from './audit.js';

interface VenueResponse {
  id: string;
  imageUrl: string | null;
  errors?: { field: string; message: string }[];
}

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const BASICS = { name: 'Club Norte', location: 'Quito' };
const COURT = { imageUrl: 'https://club.example/cancha.jpg', alt: 'La cancha central de noche' };
const SHOP = { imageUrl: 'https://club.example/tienda.jpg', alt: '' };
const ENTERED = {
  phone: '099 123 4567',
  whatsapp: '+57 310 123 4567',
  address: ' Av. Eloy Alfaro 123 y Portugal ',
  coordinates: { latitude: -0.180653, longitude: -78.467834 },
  amenities: ['wifi', 'parking'],
  houseRules: 'Zapatillas de suela clara.\nSin vidrio en la cancha.',
  photos: [COURT, SHOP],
};
const FACE = {
  phone: '+593991234567',
  whatsapp: '+573101234567',
  address: 'Av. Eloy Alfaro 123 y Portugal',
  coordinates: ENTERED.coordinates,
  amenities: ['parking', 'wifi'],
  houseRules: ENTERED.houseRules,
  photos: ENTERED.photos,
};

/** How each sentence for a person begins; the ones of the validator begin with a small letter. */
const SPANISH = /^[A-ZÁÉÍÓÚ].*\.$/;

const create = (values: object = {}) => admin.post<VenueResponse>('/api/venues', { ...BASICS, ...values });
const change = (id: string, values: object = {}) =>
  admin.send<VenueResponse>('PUT', `/api/venues/${id}`, { ...BASICS, ...values });
const seen = async (id: string) => (await new Browser(app.url).get<VenueResponse>(`/api/venues/${id}`)).body;

test('every visitor sees the face of a venue on its own page, and lists stay as they were', async () => {
  const { status, body } = await create(ENTERED);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...FACE, imageUrl: COURT.imageUrl });
  expect(await seen(body.id)).toEqual(body);
  const { body: venues } = await admin.get<VenueResponse[]>('/api/venues');
  const listed = venues.find(({ id }) => id === body.id);
  expect(Object.keys(listed ?? {}).filter((field) => field in FACE)).toEqual([]);
});

test('a change without the new fields keeps them; an empty field is removed', async () => {
  const { id } = (await create(ENTERED)).body;
  const kept = await change(id, { imageUrl: COURT.imageUrl, description: 'Seis canchas' });
  expect(kept.body).toMatchObject(FACE);
  const empty = { phone: '', whatsapp: null, address: ' ', coordinates: null, amenities: [], houseRules: '' };
  await change(id, { ...empty, photos: [] });
  expect(Object.keys(await seen(id)).filter((field) => field in FACE)).toEqual([]);
  expect(await seen(id)).toMatchObject({ imageUrl: null });
});

test('photos are shown in the order in which they were sent', async () => {
  const { id } = (await create(ENTERED)).body;
  await change(id, { photos: [SHOP, COURT] });
  expect(await seen(id)).toMatchObject({ imageUrl: SHOP.imageUrl, photos: [SHOP, COURT] });
});

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ imageUrl: `https://club.example/${index}.jpg`, alt: '' }));

test.each([
  ['a phone that is none', { phone: '12' }, 'phone'],
  ['a WhatsApp number that is none', { whatsapp: 'Ana' }, 'whatsapp'],
  ['an address of 201 letters', { address: 'x'.repeat(201) }, 'address'],
  ['a latitude of 91 degrees', { coordinates: { latitude: 91, longitude: 0 } }, 'coordinates.latitude'],
  ['half a point', { coordinates: { latitude: 1 } }, 'coordinates.longitude'],
  ['a point that is a text', { coordinates: '0,0' }, 'coordinates'],
  ['an unknown amenity', { amenities: ['helipad'] }, 'amenities'],
  ['house rules of 2001 letters', { houseRules: 'x'.repeat(2001) }, 'houseRules'],
  ['13 photos', { photos: photos(13) }, 'photos'],
  ['a photo that is a text', { photos: ['https://club.example/a.jpg'] }, 'photos'],
  ['a photo that is nothing', { photos: [COURT, null] }, 'photos'],
  ['a list among the photos', { photos: [COURT, [SHOP]] }, 'photos'],
  ['the same photo twice', { photos: [SHOP, SHOP] }, 'photos'],
  [
    'a photo over http',
    { photos: [{ imageUrl: 'http://club.example/a.jpg', alt: '' }] },
    'photos.0.imageUrl',
  ],
  ['a photo described in 201 letters', { photos: [{ ...SHOP, alt: 'x'.repeat(201) }] }, 'photos.0.alt'],
])('a venue with %s is refused on creation and on change', async (_what, values, field) => {
  const { id } = (await create()).body;
  const before = await tableContents(app);
  for (const { status, body } of [await create(values), await change(id, values)]) {
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(body.errors?.[0]?.message).toMatch(SPANISH);
  }
  expect(await tableContents(app)).toEqual(before);
});

test('a venue may have 12 photos', async () => {
  const { body } = await create({ photos: photos(12) });
  expect(body).toMatchObject({ photos: photos(12) });
});

test('the audit log records the face before and after, and nothing for what stays empty', async () => {
  const { id } = (await create({ phone: '0991234567' })).body;
  await change(id, { phone: '0997654321', photos: [COURT, { ...SHOP, alt: 'La tienda' }] });
  await change(id, { imageUrl: COURT.imageUrl, address: 'Av. Amazonas 1' });
  const [created, ...updates] = await auditOf(app, id);
  expect(created).toMatchObject({ action: 'venue.created' });
  expect(created?.after).toEqual({
    ...BASICS,
    id,
    description: null,
    imageUrl: null,
    timeZone: 'America/Guayaquil',
    phone: '+593991234567',
  });
  expect(updates.map(({ before, after }) => ({ before, after }))).toEqual([
    {
      before: { phone: '+593991234567', imageUrl: null, imageAlt: '', furtherPhotos: [] },
      after: {
        phone: '+593997654321',
        imageUrl: COURT.imageUrl,
        imageAlt: COURT.alt,
        furtherPhotos: [`${SHOP.imageUrl} (La tienda)`],
      },
    },
    { before: { address: null }, after: { address: 'Av. Amazonas 1' } },
  ]);
});

test('a booking names the address of its venue, or its location while there is none', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const placeOf = async () =>
    (await browser.get<{ venue: { location: string } }>(`/api/bookings/${bookingId}`)).body.venue.location;
  expect(await placeOf()).toBe('Quito');
  await app.sql(
    `update venues set address = 'Av. Amazonas 1' where id = (select venue_id from bookings where id = $1)`,
    [bookingId],
  );
  expect(await placeOf()).toBe('Av. Amazonas 1');
});
