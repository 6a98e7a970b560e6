import type { VenueId } from '../../src/kernel/domain/ids.js';
import { type Role, ROLES } from '../../src/modules/roles/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

/** A venue with a court, an unpaid booking of tomorrow, and a block. */
interface Scene {
  venueId: VenueId;
  bookingId: string;
  code: string;
}

let app: TestApp;
let own: Scene;
let other: Scene;
let all: Browser;
const browsers = {} as Record<Role, Browser>;

beforeAll(async () => {
  app = await startTestApp();
  all = await anAdmin(app);
  own = await aScene('Propio');
  other = await aScene('Ajeno');
  for (const role of ROLES)
    browsers[role] = (await aStaffMember(app, [{ venueId: own.venueId, role }])).browser;
});
afterAll(() => app.close());

async function aScene(name: string): Promise<Scene> {
  const venueId = await aVenue(app, { name });
  const courtId = await aCourt(app, venueId);
  const date = dayFromNow(3);
  const booking = { courtId, bookingDate: `${date}T00:00:00`, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await new Browser(app.url).post<{ id: string; code: string }>('/api/bookings', booking);
  const block = { courtId, date, from: '20:00', to: '21:00', reason: `Clase en ${name}` };
  await all.post('/api/admin/blocks', block);
  return { venueId, bookingId: body.id, code: body.code };
}

const textOf = async (browser: Browser, path: string) => {
  const { status, body } = await browser.get<object>(path);
  expect(status).toBe(200);
  return JSON.stringify(body);
};

const LISTS: [path: string, mine: () => string, theirs: () => string, roles: readonly Role[]][] = [
  ['/api/admin/venues', () => own.venueId, () => other.venueId, ROLES],
  ['/api/admin/bookings', () => own.bookingId, () => other.bookingId, ROLES],
  ['/api/admin/payments', () => own.bookingId, () => other.bookingId, ['owner', 'manager']],
  ['/api/admin/audit', () => 'Clase en Propio', () => 'Clase en Ajeno', ['owner', 'manager']],
];
const CASES = LISTS.flatMap(([path, mine, theirs, roles]) =>
  roles.map((role) => [path, role, mine, theirs] as const),
);

test.each(CASES)('%s shows the role %s only what belongs to its venue', async (path, role, mine, theirs) => {
  const everything = await textOf(all, path);
  expect([mine(), theirs()].filter((id) => everything.includes(id))).toHaveLength(2);
  const seen = await textOf(browsers[role], path);
  expect([mine(), theirs()].filter((id) => seen.includes(id))).toEqual([mine()]);
});

test("the file of the payments contains only the caller's venue", async () => {
  const { body: text } = await browsers.owner.get('/api/admin/payments.csv');
  expect(text).toContain('Propio');
  expect(text).not.toContain('Ajeno');
});

test('the code of a booking at another venue finds nothing at the desk', async () => {
  const find = async (browser: Browser, code: string) =>
    (await browser.get<{ total: number }>(`/api/admin/bookings?search=${code}`)).body.total;
  expect(await find(browsers.reception, own.code)).toBe(1);
  expect(await find(browsers.reception, other.code)).toBe(0);
  expect(await find(all, other.code)).toBe(1);
});

test.each(['bookings', 'payments', 'payments.csv', 'dashboard'])(
  "the list of the %s of another venue is not found, and that of the caller's venue is",
  async (list) => {
    const status = async (venueId: string) =>
      (await browsers.owner.get(`/api/admin/${list}?venueId=${venueId}`)).status;
    expect(await status(other.venueId)).toBe(404);
    expect(await status(own.venueId)).toBe(200);
    expect(await status(own.venueId.toUpperCase())).toBe(200);
  },
);

test("the dashboard and the figures count only the caller's venue", async () => {
  const courts = async (browser: Browser) =>
    (await browser.get<{ courtCount: number }>('/api/admin/dashboard')).body.courtCount;
  expect([await courts(all), await courts(browsers.manager)]).toEqual([2, 1]);
  const pending = async (browser: Browser) =>
    (await browser.get<{ pending: object }>('/api/admin/payments/month')).body.pending;
  expect(await pending(all)).toEqual({ count: 2, amount: '29.00' });
  expect(await pending(browsers.manager)).toEqual({ count: 1, amount: '14.50' });
});

test('a select offers the venues where the admin has the capability', async () => {
  const { browser } = await aStaffMember(app, [
    { venueId: own.venueId, role: 'reception' },
    { venueId: other.venueId, role: 'manager' },
  ]);
  const names = async (query: string) =>
    (await browser.get<{ name: string }[]>(`/api/admin/venues${query}`)).body.map(({ name }) => name);
  expect(await names('')).toEqual(['Ajeno', 'Propio']);
  expect(await names('?capability=rules.edit')).toEqual(['Ajeno']);
  expect((await browser.get('/api/admin/venues?capability=fly')).status).toBe(400);
});

test('reception may not give back more than the terms of the booking', async () => {
  await app.sql(`update bookings set paid_cents = total_cents, refund_policy = '[]' where id = $1`, [
    own.bookingId,
  ]);
  const cancel = (browser: Browser) =>
    browser.post<{ code?: string }>(`/api/admin/bookings/${own.bookingId}/cancel`, { reason: null });
  const refused = await cancel(browsers.reception);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden_role']);
  await app.sql('update bookings set paid_cents = 0 where id = $1', [own.bookingId]);
  expect((await cancel(browsers.reception)).status).toBe(200);
});
