import { randomUUID } from 'node:crypto';
import { KEYS_PER_OWNER } from '../../src/kernel/adapters/persistence/idempotency-keys.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking } from '../support/fixtures/sharing.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A call that creates something, its caller, and another body for the same call. */
interface Creation {
  browser: Browser;
  path: string;
  body: Record<string, unknown>;
  otherBody: Record<string, unknown>;
}

const creations: Record<string, () => Promise<Creation>> = {
  'POST /api/bookings': async () => {
    const { browser } = await anUnpaidBooking(app);
    const courtId = await aCourt(app, await aVenue(app));
    const body = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
    return { browser, path: '/api/bookings', body, otherBody: { ...body, timeSlot: '11:00' } };
  },
  'POST /api/cancellations': async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const body = { bookingId, cancellationReason: 'Llueve' };
    return { browser, path: '/api/cancellations', body, otherBody: { bookingId } };
  },
  'POST /api/create-payment-intent': async () => {
    const { browser, bookingId } = await anUnpaidBooking(app);
    const otherBody = { bookingId, purpose: 'guarantee' };
    return { browser, path: '/api/create-payment-intent', body: { bookingId }, otherBody };
  },
  'POST /api/shared-payment-links': async () => {
    const { browser, bookingId } = await aDoublesBooking(app);
    const otherBody = { bookingId, maxParticipants: 4 };
    return { browser, path: '/api/shared-payment-links', body: { bookingId }, otherBody };
  },
  'POST /api/admin/discount-codes': async () => {
    const browser = new Browser(app.url);
    await browser.post('/api/admin/login', ADMIN);
    const body = { code: 'LLAVE', type: 'percentage', value: '10' };
    return { browser, path: '/api/admin/discount-codes', body, otherBody: { ...body, code: 'OTRA' } };
  },
};

test.each(Object.keys(creations))(
  '%s returns the stored response for its key and refuses another request with it',
  async (name) => {
    const creation = creations[name];
    if (!creation) throw new Error(`no ${name}`);
    const { browser, path, body, otherBody } = await creation();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await browser.post<{ code?: string }>(path, body, key);
    expect(first.status).toBe(201);
    const again = await browser.post(path, body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await browser.post<{ code: string }>(path, otherBody, key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  },
);

test('rules that are saved again with the same key are not refused as changed meanwhile', async () => {
  const admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  const path = `/api/admin/venues/${await aVenue(app)}/rules`;
  const { version } = (await admin.get<{ version: number }>(path)).body;
  const save = (key: string) =>
    admin.send<{ code?: string }>('PATCH', path, { version, windowDays: 30 }, { 'Idempotency-Key': key });
  const key = randomUUID();
  const first = await save(key);
  expect(await save(key)).toMatchObject({ status: 200, body: first.body });
  expect((await save(randomUUID())).body.code).toBe('rules_changed_meanwhile');
  await app.sql(`delete from idempotency_keys where key = $1`, [key]);
});

test('no stored response contains a secret', async () => {
  const stored = await app.sql<{ body: string }>(`select body::text as body from idempotency_keys`);
  expect(stored).toHaveLength(Object.keys(creations).length);
  for (const { body } of stored) expect(body ?? '').not.toMatch(/_secret_|shareToken/);
});

test('a sale whose response cannot be stored is answered, and not made again with its key', async () => {
  const admin = new Browser(app.url).impatient();
  await admin.post('/api/admin/login', ADMIN);
  const lines = [{ text: 'Agua', quantity: 1, price: '1.35' }];
  const sale = { venueId: await aVenue(app), method: 'terminal', lines };
  const key = { 'Idempotency-Key': randomUUID() };
  const sell = () => admin.post<{ code?: string }>('/api/admin/counter-sales', sale, key);
  await app.sql(`create function refuse_responses() returns trigger language plpgsql
    as $$ begin raise exception 'busy' using errcode = '55P03'; end $$`);
  await app.sql(`create trigger refuse_responses before update of status on idempotency_keys
    for each row execute function refuse_responses()`);
  expect((await sell()).status).toBe(201);
  await app.sql('drop function refuse_responses cascade');
  expect((await sell()).body.code).toBe('idempotency_key_in_use');
  const sales = await app.sql('select 1 from counter_sales where venue_id = $1', [sale.venueId]);
  expect(sales).toHaveLength(1);
});

test('a key can be used for another request after a day', async () => {
  const { browser, bookingId } = await aDoublesBooking(app);
  const request = (body: object) =>
    browser.post('/api/shared-payment-links', body, { 'Idempotency-Key': 'la-de-ayer' });
  await request({ bookingId });
  expect((await request({ bookingId, maxParticipants: 4 })).status).toBe(409);
  await app.sql(`update idempotency_keys set created_at = created_at - interval '25 hours'`);
  expect((await request({ bookingId, maxParticipants: 4 })).status).toBe(201);
  expect((await request({ bookingId })).status).toBe(409);
});

const storedRows = async () =>
  Number((await app.sql<{ rows: string }>(`select count(*) as rows from idempotency_keys`))[0]?.rows);

test('a finished request that is repeated with new keys leaves a few stored responses', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  await app.sql(`delete from idempotency_keys`);
  const cancel = (key: string) =>
    browser.post('/api/cancellations', { bookingId }, { 'Idempotency-Key': key });
  for (let repeat = 0; repeat < 45; repeat++)
    expect((await cancel(`cancelled-${String(repeat)}`)).status).toBe(201);
  expect(await storedRows()).toBe(KEYS_PER_OWNER);
  const { bookingId: shared } = await aDoublesBooking(app, undefined, browser);
  const link = (key: string) =>
    browser.post('/api/shared-payment-links', { bookingId: shared }, { 'Idempotency-Key': key });
  for (let repeat = 0; repeat < 45; repeat++)
    expect((await link(`shared-${String(repeat)}`)).status).toBe(201);
  expect(await storedRows()).toBe(KEYS_PER_OWNER);
});

test('refused requests and invented sessions leave no keys', async () => {
  const { browser } = await anUnpaidBooking(app);
  await app.sql(`delete from idempotency_keys`);
  const body = { bookingId: randomUUID() };
  for (const path of ['/api/shared-payment-links', '/api/create-payment-intent', '/api/cancellations'])
    for (const cookie of [browser.cookieHeader, `saque-player=${'A'.repeat(43)}`, 'theme=dark']) {
      const headers = { cookie, 'Idempotency-Key': randomUUID() };
      expect((await new Browser(app.url).post(path, body, headers)).status).toBe(404);
    }
  expect(await storedRows()).toBe(0);
});

test('a key belongs to the session of the player, whatever other cookies the browser gets', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const key = randomUUID();
  const cancel = (body: object) => {
    const cookie = `${browser.cookieHeader}; _ga=GA1.1.${randomUUID()}; theme=dark`;
    const headers = { 'Idempotency-Key': key, cookie };
    return browser.post<{ code?: string }>('/api/cancellations', { bookingId, ...body }, headers);
  };
  expect((await cancel({})).status).toBe(201);
  await browser.post('/api/admin/login', ADMIN);
  expect((await cancel({ cancellationReason: 'Llueve' })).body.code).toBe('idempotency_key_reused');
});
