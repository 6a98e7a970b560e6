import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { tablesWith } from '../privacy/scan.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { sentCode } from '../support/fixtures/signing-in.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Customer {
  id: string;
  name: string;
  phones: string[];
  emails: string[];
  note: string | null;
  hasAccount: boolean;
  code?: string;
  errors?: { field: string }[];
}
interface Page {
  items: Customer[];
  nextCursor: string | null;
}

let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } }); // keeps the letters
  admin = await anAdmin(app);
});
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const add = (values: object, browser = admin) =>
  browser.post<Customer>('/api/admin/customers', { venueId, ...values });
const change = (id: string, values: object, browser = admin) =>
  browser.send<Customer>('PATCH', `/api/admin/customers/${id}`, values);
const merge = (id: string, otherId: string) =>
  admin.post<Customer>(`/api/admin/customers/${id}/merge`, { otherId });
async function find(search = '', cursor = '') {
  const query = new URLSearchParams({ venueId, search, ...(cursor ? { cursor } : {}) });
  return (await admin.get<Page>(`/api/admin/customers?${query.toString()}`)).body;
}
const namesOf = ({ items }: Page) => items.map(({ name }) => name);

async function sellTo(customer: object, hour = 10, kind = 'at_club') {
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot: `${hour}:00`, gameType: 'singles' };
  const body = { ...slot, customer, payment: { kind } };
  const key = { 'Idempotency-Key': randomUUID() };
  return admin.send<{ code: string; userId: string }>('POST', '/api/admin/bookings', body, key);
}

describe('the customers of a venue', () => {
  test('are found by any part of name, phone, e-mail and booking code, without accents', async () => {
    const joao = (await add({ name: 'João Ñúñez-Pérez', phones: ['099 123 4567'] })).body;
    await add({ name: 'Ana Torres', emails: ['Ana.Torres@example.org'] });
    await add({ name: 'Đorđe Håkansson', phones: ['+57 300 123 4567'] });
    await add({ name: 'Sin contacto' });
    for (const text of ['joao', 'nunez perez', 'PÉREZ joão', '0991234567', '99 123', 'ñez'])
      expect([text, namesOf(await find(text))]).toEqual([text, ['João Ñúñez-Pérez']]);
    expect(namesOf(await find('torres@exam'))).toEqual(['Ana Torres']);
    expect(namesOf(await find('hakan'))).toEqual(['Đorđe Håkansson']);
    expect(namesOf(await find('xyz'))).toEqual([]);
    expect(namesOf(await find('%'))).toEqual([]);
    const { body: sold } = await sellTo({ id: joao.id });
    for (const text of [
      sold.code,
      sold.code.toLowerCase(),
      sold.code.slice(0, 3),
      sold.code.replace('-', ''),
    ])
      expect([text, namesOf(await find(text))]).toEqual([text, ['João Ñúñez-Pérez']]);
  });

  test('come page by page in the order of their names, and names that begin so come first', async () => {
    await Promise.all(
      Array.from({ length: 23 }, (_, index) => add({ name: `Juan ${String(index).padStart(2, '0')}` })),
    );
    await add({ name: 'Amigo Juan' });
    const [all, found] = [await find(), await find('juan')];
    expect([all.items.length, all.items[0]?.name, found.items[0]?.name]).toEqual([
      20,
      'Amigo Juan',
      'Juan 00',
    ]);
    const rest = await find('juan', found.nextCursor ?? '');
    expect(namesOf(rest)).toEqual(['Juan 20', 'Juan 21', 'Juan 22', 'Amigo Juan']);
    expect(rest.nextCursor).toBeNull();
    expect(namesOf(await find('', all.nextCursor ?? ''))).toEqual([
      'Juan 19',
      'Juan 20',
      'Juan 21',
      'Juan 22',
    ]);
  });

  test('may share a phone, or have no contact, and keep what changes leave', async () => {
    const phones = ['0991234567', '+593 99 123 4567', ' '];
    const one = await add({ name: ' Ana   Torres ', phones, note: ' Zurda ' });
    expect(one).toMatchObject({
      status: 201,
      body: { name: 'Ana Torres', phones: ['+593991234567'], note: 'Zurda', hasAccount: false },
    });
    expect((await add({ name: 'Luis', phones })).status).toBe(201);
    const changed = await change(one.body.id, { emails: ['ANA@example.org'], note: null });
    expect(changed.body).toMatchObject({ name: 'Ana Torres', emails: ['ana@example.org'], note: null });
    expect(changed.body.phones).toEqual(['+593991234567']);
    const entries = await app.sql<{ action: string; after: object | null }>(
      `select action, after from audit_log where subject_id = $1 order by id`,
      [one.body.id],
    );
    expect(entries).toEqual([
      { action: 'customer.created', after: null },
      { action: 'customer.updated', after: { fields: 'emails, note' } },
    ]);
  });

  test.each([
    ['a phone that is none', { phones: ['12'] }, 'phones'],
    ['an address that is none', { emails: ['ana'] }, 'emails'],
    ['a name of dots', { name: '...' }, 'name'],
    ['six phones', { phones: ['1', '2', '3', '4', '5', '6'] }, 'phones'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ])('are refused with %s, and nothing is stored', async (_what, values, field) => {
    const { status, body } = await add({ name: 'Ana', ...values });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(namesOf(await find())).toEqual([]);
  });

  test('belong to their venue: reception uses them, the staff of another venue does not', async () => {
    const { body: ana } = await add({ name: 'Ana Torres' });
    const [own, other] = await Promise.all([
      aStaffMember(app, [{ venueId, role: 'reception' }]),
      aStaffMember(app, [{ venueId: await aVenue(app), role: 'owner' }]),
    ]);
    expect((await change(ana.id, { note: 'Zurda' }, own.browser)).status).toBe(200);
    expect((await own.browser.get(`/api/admin/customers?venueId=${venueId}`)).status).toBe(200);
    expect((await other.browser.get(`/api/admin/customers?venueId=${venueId}`)).status).toBe(404);
    expect((await change(ana.id, { note: 'x' }, other.browser)).status).toBe(404);
    expect((await other.browser.get(`/api/admin/bookings?customerId=${ana.id}`)).status).toBe(404);
    expect((await add({ name: 'Eva' }, new Browser(app.url))).status).toBe(401);
  });
});

describe('two customers who are one person', () => {
  test('become one with the contacts, notes and bookings of both, and the audit keeps both', async () => {
    const { body: kept } = await add({ name: 'Ana Torres', phones: ['0991234567'], note: 'Zurda' });
    const { body: other } = await add({ name: 'A. Torres', emails: ['ana@example.org'], note: 'Paga tarde' });
    await sellTo({ id: other.id });
    expect((await merge(kept.id, other.id)).body).toMatchObject({
      id: kept.id,
      name: 'Ana Torres',
      phones: ['+593991234567'],
      emails: ['ana@example.org'],
      note: 'Zurda\nPaga tarde',
    });
    expect(namesOf(await find())).toEqual(['Ana Torres']);
    const sold = await admin.get<{ total: number }>(`/api/admin/bookings?customerId=${kept.id}`);
    expect(sold.body.total).toBe(1);
    expect(await change(other.id, { note: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'customer_merged' },
    });
    expect(await sellTo({ id: other.id })).toMatchObject({ status: 409, body: { code: 'customer_merged' } });
    const audit = await app.sql(`select before, after from audit_log where action = 'customer.merged'`);
    expect(audit).toEqual([{ before: { customer: other.id }, after: { customer: kept.id } }]);
  });

  test('are merged once by two people at once, and never with a customer of another venue', async () => {
    const [one, two] = await Promise.all([add({ name: 'Ana' }), add({ name: 'Ani' })]);
    const both = await Promise.all([merge(one.body.id, two.body.id), merge(two.body.id, one.body.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const elsewhere = await add({ venueId: await aVenue(app), name: 'Ana' });
    const [left] = (await find()).items;
    expect((await merge(left?.id ?? '', elsewhere.body.id)).status).toBe(404);
  });
});

describe('a customer and an account', () => {
  test('are one person by a verified address, never by a phone or an address that is not verified', async () => {
    const account = await asAccount(app);
    const { body: byEmail } = await add({ name: 'Ana', emails: [account.email.toUpperCase()] });
    await account.browser.send('PUT', '/api/session/profile', { name: 'Ana', phone: '0987654321' });
    const { body: byPhone } = await add({ name: 'Ana', phones: ['0987654321'] });
    const guest = new Browser(app.url);
    await guest.send('PUT', '/api/session/profile', { email: 'guest@example.org' });
    const { body: byTyped } = await add({ name: 'Ana', emails: ['guest@example.org'] });
    expect((await find('ana')).items.map(({ id, hasAccount }) => [id, hasAccount])).toEqual(
      expect.arrayContaining([
        [byEmail.id, true],
        [byPhone.id, false],
        [byTyped.id, false],
      ]),
    );
    expect((await sellTo({ id: byEmail.id })).body.userId).toBe(account.playerId);
    expect((await sellTo({ id: byPhone.id }, 11)).body.userId).not.toBe(account.playerId);
  });

  test.each(['later', 'link'])(
    'share no hour sold as %s: its deadline would charge the saved card of the account',
    async (kind) => {
      const account = await asAccount(app);
      const { body: ana } = await add({ name: 'Ana', emails: [account.email] });
      const sold = await sellTo({ id: ana.id }, 12, kind);
      expect(sold.status).toBe(201);
      expect(sold.body.userId).not.toBe(account.playerId);
    },
  );

  test('go together into the export and out with the erasure', async () => {
    const account = await asAccount(app);
    const { body: kept } = await add({
      name: 'Zarigüeya Paz',
      emails: [account.email],
      note: 'Zarigüeya zurda',
    });
    const { body: other } = await add({ name: 'Zarigüeya P.', phones: ['0987600012'] });
    await merge(kept.id, other.id);
    const { body: data } = await account.browser.get<{ customerOf: object[] }>('/api/session/export');
    expect(data.customerOf).toMatchObject([{ name: 'Zarigüeya Paz', phones: ['+593987600012'] }]);
    await account.browser.post('/api/session/account/code');
    const code = await sentCode(app, account.email, 'erase');
    expect((await account.browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
    expect(await tablesWith(app, ['Zarigüeya', '987600012', account.email])).not.toContain('customers');
    expect(namesOf(await find())).toEqual(['Cliente borrado']);
  });
});
