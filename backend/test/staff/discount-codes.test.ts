import { idFrom } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Code {
  id: string;
  code: string;
  venueIds?: string[];
}

let app: TestApp;
let all: Browser;
let manager: Browser;
let [own, other] = [idFrom(''), idFrom('')];
let codes = 0;

beforeAll(async () => {
  app = await startTestApp();
  all = await anAdmin(app);
  [own, other] = [await aVenue(app, { name: 'Propio' }), await aVenue(app, { name: 'Ajeno' })];
  manager = (await aStaffMember(app, [{ venueId: own, role: 'manager' }])).browser;
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

function create(by: Browser, values: object) {
  const code = `CODIGO-${++codes}`;
  return by.post<Code>('/api/admin/discount-codes', { code, type: 'fixed', value: '1.00', ...values });
}

/** Books an hour of a court of the venue and asks for its payment with the code. */
async function redeem(venueId: string, discountCode: string) {
  const courtId = await aCourt(app, venueId, { number: ++codes });
  const player = new Browser(app.url);
  const slot = { courtId, bookingDate: `${dayFromNow(4)}T00:00:00`, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await player.post<{ id: string }>('/api/bookings', slot);
  return player.post<{ code?: string; amount?: string }>('/api/create-payment-intent', {
    bookingId: body.id,
    discountCode,
  });
}

test('a manager creates codes only for venues of the manager', async () => {
  const made = await create(manager, { venueIds: [own.toUpperCase()] });
  expect([made.status, made.body.venueIds]).toEqual([201, [own]]);
  expect((await create(manager, { venueIds: [own, other] })).status).toBe(404);
  expect((await create(manager, {})).status).toBe(403);
  expect((await create(manager, { venueIds: null })).status).toBe(403);
  expect((await create(manager, { venueIds: [] })).status).toBe(400);
  const everywhere = await create(all, {});
  expect([everywhere.status, everywhere.body.venueIds]).toEqual([201, undefined]);
});

test('a manager sees and changes only codes that are valid nowhere else', async () => {
  const mine = (await create(all, { venueIds: [own] })).body;
  const shared = (await create(all, { venueIds: [own, other] })).body;
  const global = (await create(all, {})).body;
  const seen = (await manager.get<Code[]>('/api/admin/discount-codes')).body.map(({ id }) => id);
  expect([mine, shared, global].map(({ id }) => seen.includes(id))).toEqual([true, false, false]);
  const change = (id: string, body: object) => manager.send('PATCH', `/api/admin/discount-codes/${id}`, body);
  const statuses = await Promise.all([mine, shared, global].map(({ id }) => change(id, { isActive: true })));
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
  expect((await change(mine.id, { venueIds: [other] })).status).toBe(404);
  expect((await change(mine.id, { venueIds: null })).status).toBe(403);
});

test('a code of one venue takes nothing off a booking at another', async () => {
  const { code } = (await create(all, { venueIds: [own] })).body;
  expect((await redeem(own, code)).body.amount).toBe('13.50');
  const elsewhere = await redeem(other, code);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'discount_elsewhere']);
  const [use] = await app.sql('select usage_count from discount_codes where code = $1', [code]);
  expect(use).toEqual({ usage_count: 1 });
});

test('the check of a code says whether it is valid at the venue, before the open payment ends', async () => {
  const { code } = (await create(all, { venueIds: [own] })).body;
  const check = (venueId?: string) =>
    new Browser(app.url).post<{ code: string }>('/api/discount-codes/validate', { code, venueId });
  expect((await check()).status).toBe(200);
  expect((await check(own)).status).toBe(200);
  expect((await check(other)).body.code).toBe('discount_elsewhere');
});

test('the home page shows only codes that are valid at every venue', async () => {
  expect((await create(all, { venueIds: [own], isPromoted: true })).status).toBe(400);
  const { id } = (await create(all, { isPromoted: true })).body;
  const limited = await all.send('PATCH', `/api/admin/discount-codes/${id}`, { venueIds: [own] });
  expect(limited.status).toBe(400);
});

test("the public list shows a manager the codes of the manager's venues besides the promoted ones", async () => {
  const [mine, theirs] = [await create(all, { venueIds: [own] }), await create(all, { venueIds: [other] })];
  const { body } = await manager.get<Code[]>('/api/discount-codes');
  const seen = body.map(({ code }) => code);
  expect([mine, theirs].map((made) => seen.includes(made.body.code))).toEqual([true, false]);
});

test('the audit names the venues of a code before and after a change', async () => {
  const { id, code } = (await create(all, { venueIds: [own] })).body;
  await all.send('PATCH', `/api/admin/discount-codes/${id}`, { venueIds: [own, other] });
  await all.send('PATCH', `/api/admin/discount-codes/${id}`, { venueIds: null });
  const { body } = await all.get<{ entries: { subject: { label: string }; changes: object[] }[] }>(
    '/api/admin/audit',
  );
  const [cleared, widened, created] = body.entries.filter(({ subject }) => subject.label === code);
  expect(created?.changes).toContainEqual({ field: 'venueIds', before: null, after: 'Propio' });
  expect(widened?.changes).toEqual([{ field: 'venueIds', before: 'Propio', after: 'Ajeno, Propio' }]);
  expect(cleared?.changes).toEqual([{ field: 'venueIds', before: 'Ajeno, Propio', after: null }]);
});

test('the audit of a venue contains the changes of its codes', async () => {
  const { code } = (await create(all, { venueIds: [own] })).body;
  const { code: foreign } = (await create(all, { venueIds: [other] })).body;
  const { body } = await manager.get<object>('/api/admin/audit');
  const text = JSON.stringify(body);
  expect([code, foreign].map((each) => text.includes(`"${each}"`))).toEqual([true, false]);
});
