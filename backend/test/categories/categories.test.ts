import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { aMember, putCategories, SOCIO } from './category-scene.js';

const clock = new FixedClock('2026-11-20T23:13:00Z');
let app: TestApp;
let admin: Browser;
let venueId: VenueId;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  venueId = await aVenue(app);
  await aCourt(app, venueId);
});
afterAll(() => app.close());

interface Refused {
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
}

const put = (body: unknown, browser = admin) =>
  browser.send<Refused>('PUT', `/api/admin/venues/${venueId}/categories`, body);
const list = async () => (await admin.get<unknown[]>(`/api/admin/venues/${venueId}/categories`)).body;

describe('the categories of a venue', () => {
  test('are none by default, and keep their ids when the list is replaced', async () => {
    expect(await list()).toEqual([]);
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    expect(socio).toEqual({ ...SOCIO, id: expect.any(String) as string, windowDays: null, maxActive: null });
    const junior = { name: 'Junior', price: { singles: '5.00', doubles: '8.50' }, payAtClub: true };
    const changed = await putCategories(admin, venueId, [
      junior,
      { ...SOCIO, id: socio?.id ?? '', windowDays: 90 },
    ]);
    expect(changed[1]).toMatchObject({ id: socio?.id, windowDays: 90 });
    expect(await list()).toEqual(changed);
  });

  test('stay when another rule of the venue changes', async () => {
    const categories = await putCategories(admin, venueId, [SOCIO]);
    await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { leadMinutes: 30 });
    expect(await list()).toEqual(categories);
  });

  test('are recorded in the audit log in words', async () => {
    await putCategories(admin, venueId, [SOCIO]);
    const [entry] = await app.sql<{ after: unknown }>(
      `select after from audit_log where subject_id = $1 and action = 'venue.rules_updated'`,
      [venueId],
    );
    expect(entry?.after).toEqual({ categories: 'Socio: 20% menos' });
  });

  test.each([
    ['a price that is free', [{ ...SOCIO, price: { percentage: 100 } }], 'categories.0.price.percentage'],
    ['less than nothing off', [{ ...SOCIO, price: { percentage: -1 } }], 'categories.0.price.percentage'],
    ['a part of a percentage', [{ ...SOCIO, price: { percentage: 12.5 } }], 'categories.0.price.percentage'],
    [
      'an hour for nothing',
      [{ ...SOCIO, price: { singles: '0.00', doubles: '5.00' } }],
      'categories.0.price.singles',
    ],
    ['a comma', [{ ...SOCIO, price: { singles: '5,00', doubles: '5.00' } }], 'categories.0.price.singles'],
    ['one game alone', [{ ...SOCIO, price: { singles: '5.00' } }], 'categories.0.price.doubles'],
    ['no price', [{ name: 'Socio', payAtClub: true }], 'categories.0.price'],
    [
      'two kinds of price',
      [{ ...SOCIO, price: { percentage: 1, singles: '5.00' } }],
      'categories.0.price.singles',
    ],
    ['no name', [{ ...SOCIO, name: ' ' }], 'categories.0.name'],
    ['a long name', [{ ...SOCIO, name: 'a'.repeat(31) }], 'categories.0.name'],
    ['two equal names', [SOCIO, { ...SOCIO, name: 'SOCIO' }], 'categories'],
    ['eleven', Array.from({ length: 11 }, (_, n) => ({ ...SOCIO, name: `C${n}` })), 'categories'],
    ['an unknown id', [{ ...SOCIO, id: randomUUID() }], 'categories.0.id'],
    ['a window of a year and two days', [{ ...SOCIO, windowDays: 367 }], 'categories.0.windowDays'],
    ['no booking at all', [{ ...SOCIO, maxActive: 0 }], 'categories.0.maxActive'],
    ['a field that does not exist', [{ ...SOCIO, until: '2026-12-31' }], 'categories.0.until'],
    ['no list', { categories: [SOCIO] }, 'categories'],
  ])('refuse %s, and nothing changes', async (_, body, field) => {
    const before = await putCategories(admin, venueId, [{ ...SOCIO, name: 'Antes' }]);
    const { status, body: refused } = await put(body);
    expect({ status, field: refused.errors?.[0]?.field }).toEqual({ status: 400, field });
    expect(await list()).toEqual(before);
  });

  test('cannot go while a customer has one, but can when its last day is over', async () => {
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    await aMember(admin, venueId, { categoryId: socio?.id ?? '', categoryUntil: '2026-11-20' });
    const { status, body } = await put([]);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'category_in_use' });
    expect(body.message).toBe(
      'Un cliente todavía tiene la categoría «Socio». Cámbiala en Clientes y vuelve a intentarlo.',
    );
    clock.set('2026-11-21T05:00:00Z');
    admin = await anAdmin(app);
    expect((await put([])).status).toBe(200);
    clock.set('2026-11-20T23:13:00Z');
  });

  test('belong to managers and owners; reception only reads them', async () => {
    const manager = await aStaffMember(app, [{ venueId, role: 'manager' }]);
    const reception = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    expect((await put([SOCIO], reception.browser)).status).toBe(403);
    expect((await put([SOCIO], manager.browser)).status).toBe(200);
    expect((await reception.browser.get(`/api/admin/venues/${venueId}/categories`)).status).toBe(200);
  });
});

describe('the category of a customer', () => {
  interface Shown {
    id: string;
    category: { id: string; name: string; until: string | null; hasEnded: boolean } | null;
  }
  const change = (id: string, values: object, browser = admin) =>
    browser.send<Shown & Refused>('PATCH', `/api/admin/customers/${id}`, values);

  test('is given, shown with its last day, and taken', async () => {
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    const categoryId = socio?.id ?? '';
    const id = await aMember(admin, venueId, { categoryId, categoryUntil: '2026-11-19' });
    const { body } = await admin.get<{ items: Shown[] }>(`/api/admin/customers?venueId=${venueId}`);
    expect(body.items[0]?.category).toEqual({
      id: categoryId,
      name: 'Socio',
      until: '2026-11-19',
      hasEnded: true,
    });
    expect((await change(id, { categoryUntil: null })).body.category).toMatchObject({
      until: null,
      hasEnded: false,
    });
    expect((await change(id, { note: 'Zurda' })).body.category).toMatchObject({ name: 'Socio' });
    expect((await change(id, { categoryId: null })).body.category).toBeNull();
  });

  test('is no matter of reception', async () => {
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    const given = { venueId, name: 'Eva', categoryId: socio?.id };
    const { status, body } = await browser.post<Refused>('/api/admin/customers', given);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'category_forbidden' });
    const id = await aMember(admin, venueId, { categoryId: socio?.id ?? '' });
    expect((await change(id, { categoryUntil: '2030-01-01' }, browser)).status).toBe(403);
    expect((await change(id, { categoryId: null }, browser)).status).toBe(403);
    expect((await change(id, { note: 'Zurda' }, browser)).status).toBe(200);
  });

  test.each([
    ['of another venue', { categoryId: randomUUID() }, 'categoryId'],
    ['without a form', { categoryId: 'socio' }, 'categoryId'],
    ['with a day that does not exist', { categoryUntil: '2026-02-30' }, 'categoryUntil'],
    ['with a last day and no category', { categoryUntil: '2026-12-31' }, 'categoryUntil'],
  ])('%s is refused', async (_, values, field) => {
    const { body } = await admin.post<{ id: string }>('/api/admin/customers', { venueId, name: 'Eva' });
    const { status, body: refused } = await change(body.id, values);
    expect({ status, field: refused.errors?.[0]?.field }).toEqual({ status: 400, field });
  });

  test('is that of the kept customer after a merge, or else of the other one', async () => {
    const [socio, junior] = await putCategories(admin, venueId, [SOCIO, { ...SOCIO, name: 'Junior' }]);
    const [a, b] = [
      await aMember(admin, venueId, { categoryId: socio?.id ?? '' }),
      await aMember(admin, venueId, { categoryId: junior?.id ?? '' }),
    ];
    const { body: none } = await admin.post<Shown>('/api/admin/customers', { venueId, name: 'Eva' });
    const merge = (id: string, otherId: string) =>
      admin.post<Shown>(`/api/admin/customers/${id}/merge`, { otherId });
    expect((await merge(a, b)).body.category).toMatchObject({ name: 'Socio' });
    expect((await merge(none.id, a)).body.category).toMatchObject({ name: 'Socio' });
    expect((await put([{ ...SOCIO, id: socio?.id }])).status).toBe(200);
  });

  test('names no person in the audit log', async () => {
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    const id = await aMember(admin, venueId, { categoryId: socio?.id ?? '' });
    await change(id, { categoryUntil: '2026-12-31' });
    const entries = await app.sql<{ after: object | null }>(
      `select after from audit_log where subject_id = $1 order by id`,
      [id],
    );
    expect(entries.at(-1)?.after).toEqual({ fields: 'categoryUntil' });
  });

  test('is given or goes, never both, when it is removed meanwhile', async () => {
    const [socio] = await putCategories(admin, venueId, [SOCIO]);
    const { body } = await admin.post<{ id: string }>('/api/admin/customers', { venueId, name: 'Eva' });
    const [given, removed] = await Promise.all([change(body.id, { categoryId: socio?.id }), put([])]);
    expect([given.status, removed.status].sort()).toEqual(given.status === 200 ? [200, 409] : [200, 400]);
    expect((await list()).length).toBe(given.status === 200 ? 1 : 0);
  });
});
