import type { BookingId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import type { BookingResponse } from '../support/fixtures/payments.js';

const PEOPLE = [
  'Ana Gonçalves',
  'João Silva',
  'François Petit',
  'Łukasz Nowak',
  'Séamus O’Brien',
  'María Fernández-Salvador',
  'Iñigo Peña',
];

let app: TestApp;
let admin: Browser;
let venueId: string;
const bookingOf = new Map<string, BookingId>();

beforeAll(async () => {
  app = await startTestApp();
  venueId = await aVenue(app, { name: 'Club O’Higgins' });
  const courtId = await aCourt(app, venueId);
  for (const [index, name] of PEOPLE.entries()) {
    const player = new Browser(app.url);
    await player.get('/api/session');
    await player.send('PUT', '/api/session/profile', { name, phone: `099 200 000${index}`, email: null });
    const booking = {
      courtId,
      bookingDate: dayFromNow(3),
      timeSlot: `${10 + index}:00`,
      gameType: 'singles',
    };
    const { body } = await player.post<BookingResponse>('/api/bookings', booking);
    bookingOf.set(name, body.id);
  }
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const SEARCHES = [
  ['goncalves', 'Ana Gonçalves'],
  ['GONÇALVES', 'Ana Gonçalves'],
  ['joao', 'João Silva'],
  ['silva joão', 'João Silva'],
  ['francois', 'François Petit'],
  ['lukasz', 'Łukasz Nowak'],
  ['O’Brien', 'Séamus O’Brien'],
  ["o'brien", 'Séamus O’Brien'],
  ['obrien', 'Séamus O’Brien'],
  ['fernandez salvador', 'María Fernández-Salvador'],
  ['Fernández-Salvador', 'María Fernández-Salvador'],
  ['salvador maría', 'María Fernández-Salvador'],
  ['pena', 'Iñigo Peña'],
] as const;

test.each(SEARCHES)('the desk finds by "%s" the booking of %s alone', async (typed, name) => {
  const path = `/api/admin/bookings?search=${encodeURIComponent(typed)}`;
  const { body } = await admin.get<{ items: { id: string }[] }>(path);
  expect(body.items.map(({ id }) => id)).toEqual([bookingOf.get(name)]);
});

test.each(SEARCHES)('the payments show for "%s" those of %s alone', async (typed, name) => {
  const path = `/api/admin/payments?search=${encodeURIComponent(typed)}`;
  const { body } = await admin.get<{ entries: { bookingId: string }[] }>(path);
  expect(body.entries.map(({ bookingId }) => bookingId)).toEqual([bookingOf.get(name)]);
});

test.each(['ohiggins', "o'higgins", 'club o’higgins'])(
  'the name of a venue is found by "%s"',
  async (typed) => {
    const search = encodeURIComponent(typed);
    const { body: desk } = await admin.get<{ total: number }>(`/api/admin/bookings?search=${search}`);
    const { body: venues } = await admin.get<{ total: number }>(`/api/venues/page?search=${search}`);
    expect([desk.total, venues.total]).toEqual([PEOPLE.length, 1]);
  },
);

test('a search of nothing but a hyphen finds no player', async () => {
  const { body } = await admin.get<{ total: number }>('/api/admin/bookings?search=-');
  expect(body.total).toBe(0);
});

const SORTED = ['abeja', 'Ábaco', 'Ana', 'nube', 'Ñandú', 'Oso', 'Zeta'];
const IN_ORDER = ['Ábaco', 'abeja', 'Ana', 'nube', 'Ñandú', 'Oso', 'Zeta'];
const known = (names: readonly string[]) => names.filter((name) => SORTED.includes(name));

test('venues and staff are listed in the order of Spanish', async () => {
  const ids = new Map<string, VenueId>();
  for (const name of SORTED) ids.set(name, await aVenue(app, { name }));
  const roles = [...ids.values()].map((id) => ({ venueId: id, role: 'reception' as const }));
  for (const name of SORTED) {
    const { id } = await aStaffMember(app, roles);
    await app.sql('update admins set name = $1 where id = $2', [name, id]);
  }

  const { body: venues } = await admin.get<{ name: string }[]>('/api/admin/venues');
  expect(known(venues.map(({ name }) => name))).toEqual(IN_ORDER);
  const { body: payments } = await admin.get<{ venues: { name: string }[] }>('/api/admin/payments');
  expect(known(payments.venues.map(({ name }) => name))).toEqual(IN_ORDER);
  const { body: staff } =
    await admin.get<{ name: string; roles: { venueName: string }[] }[]>('/api/admin/staff');
  expect(known(staff.map(({ name }) => name))).toEqual(IN_ORDER);
  const member = staff.find(({ name }) => name === 'Zeta');
  expect(member?.roles.map(({ venueName }) => venueName)).toEqual(IN_ORDER);
});
