import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Row {
  at: string;
  admin: { username: string };
  action: string;
  subject: { type: string; id: string; label: string };
  timeZone: string;
  changes: { field: string; before: string | null; after: string | null }[];
}
interface AuditResponse {
  entries: Row[];
  total: number;
  timeZone: string;
  admins: { id: string; username: string }[];
  actions: string[];
  code?: string;
}

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.sql(`truncate audit_log`);
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());

const audit = async (query = '') => (await admin.get<AuditResponse>(`/api/admin/audit${query}`)).body;
const makeCode = async (code: string, more: object = {}) => {
  const discount = { code, type: 'percentage', value: '10', ...more };
  return (await admin.post<{ id: string }>('/api/admin/discount-codes', discount)).body.id;
};
const change = (id: string, fields: object) => admin.send('PATCH', `/api/admin/discount-codes/${id}`, fields);

test('a created code is recorded with its fields and its admin', async () => {
  const id = await makeCode('PRIMERO', { maxUsage: 5 });
  const { entries, total } = await audit();
  expect(total).toBe(1);
  expect(entries[0]).toMatchObject({
    admin: { username: ADMIN.username },
    action: 'discount.created',
    subject: { type: 'discount', id, label: 'PRIMERO' },
    changes: [
      { field: 'type', before: null, after: 'percentage' },
      { field: 'value', before: null, after: '10.00' },
      { field: 'isActive', before: null, after: 'true' },
      { field: 'maxUsage', before: null, after: '5' },
      { field: 'isPromoted', before: null, after: 'false' },
    ],
  });
  expect(Math.abs(Date.parse(entries[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
});

test('a changed code is recorded with its changed fields only, or not at all if none changed', async () => {
  const id = await makeCode('SEGUNDO');
  await change(id, { value: '12.50', type: 'percentage', expiresAt: '2030-12-31T23:59:00-05:00' });
  await change(id, { value: '12.50' });
  const { entries } = await audit();
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    [
      'discount.updated',
      [
        { field: 'value', before: '10.00', after: '12.50' },
        { field: 'expiresAt', before: null, after: '2031-01-01T04:59:00.000Z' },
      ],
    ],
    ['discount.created', expect.any(Array)],
  ]);
});

test('a refused change is not recorded', async () => {
  const id = await makeCode('TERCERO');
  expect((await change(id, { value: '101' })).status).toBe(400);
  await makeCode('TERCERO');
  expect((await audit()).total).toBe(1);
});

test('two concurrent changes are recorded one after the other, each with the state it found', async () => {
  const id = await makeCode('CUARTO', { maxUsage: 1 });
  await Promise.all(Array.from({ length: 8 }, (_, index) => change(id, { maxUsage: index + 2 })));
  const { entries } = await audit('?action=discount.updated');
  const steps = entries.map(({ changes }) => [changes[0]?.before, changes[0]?.after]).reverse();
  expect(steps).toHaveLength(8);
  expect(steps.map(([before]) => before)).toEqual(['1', ...steps.slice(0, -1).map(([, after]) => after)]);
});

describe('the list of recorded actions', () => {
  const adminId = async () =>
    (await app.sql<{ id: string }>(`select id from admins where username = $1`, [ADMIN.username]))[0]?.id ??
    '';

  async function happened(action: string, at: string, by?: string): Promise<void> {
    await app.sql(
      `insert into audit_log (id, at, admin_id, action, subject_type, subject_id, subject_label)
       values (gen_random_uuid(), $1, $2, $3, 'venue', 'x', 'Centro')`,
      [at, by ?? (await adminId()), action],
    );
  }

  test('has pages with each entry once, newest first', async () => {
    for (let minute = 10; minute < 40; minute++)
      await happened('venue.updated', `2026-11-20T12:${minute}:00Z`);
    const [first, second, third] = [await audit(), await audit('?page=2'), await audit('?page=3')];
    expect([first.total, first.entries.length, second.entries.length, third.entries.length]).toEqual([
      30, 25, 5, 0,
    ]);
    const times = [...first.entries, ...second.entries].map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort().reverse());
  });

  test('can be filtered by action, admin and days in the installation’s time zone', async () => {
    const [eva] = await app.sql<{ id: string }>(
      `insert into admins (id, username, password_hash, created_at)
       values (gen_random_uuid(), 'eva-' || gen_random_uuid(), '', now()) returning id`,
    );
    await happened('venue.created', '2026-11-20T04:59:59Z'); // the 19th in Guayaquil
    await happened('venue.updated', '2026-11-20T05:00:00Z', eva?.id);
    await happened('venue.archived', '2026-11-21T04:59:59Z');
    const found = async (query: string) => (await audit(query)).entries.map(({ action }) => action);
    expect(await found('?from=2026-11-20&to=2026-11-20')).toEqual(['venue.archived', 'venue.updated']);
    expect(await found('?to=2026-11-19')).toEqual(['venue.created']);
    expect(await found('?action=venue.archived')).toEqual(['venue.archived']);
    expect(await found(`?adminId=${eva?.id}`)).toEqual(['venue.updated']);
    const { actions, admins, timeZone } = await audit();
    expect(actions).toEqual(['venue.archived', 'venue.created', 'venue.updated']);
    expect(admins.map(({ username }) => username)).toContain(ADMIN.username);
    expect(timeZone).toBe('America/Guayaquil');
    expect((await audit('?adminId=00000000-0000-7000-8000-000000000000')).code).toBe('invalid_request');
  });

  test('names the time zone of the venue that an action is about', async () => {
    const venueId = await aVenue(app, { timeZone: 'Pacific/Galapagos' });
    const courtId = await aCourt(app, venueId);
    const about = async (type: string, id: string) =>
      app.sql(
        `insert into audit_log (id, admin_id, action, subject_type, subject_id, subject_label)
         values (gen_random_uuid(), $1, 'thing.done', $2, $3, $2)`,
        [await adminId(), type, id],
      );
    await about('venue', venueId);
    await about('court', courtId);
    await about('discount', courtId);
    await about('finding', 'ch_1');
    const zones = (await audit()).entries.map(({ subject, timeZone }) => [subject.label, timeZone]);
    expect(Object.fromEntries(zones)).toEqual({
      venue: 'Pacific/Galapagos',
      court: 'Pacific/Galapagos',
      discount: 'America/Guayaquil',
      finding: 'America/Guayaquil',
    });
  });

  test('cannot be changed or deleted in the database', async () => {
    await happened('venue.created', '2026-11-20T12:00:00Z');
    await expect(app.sql(`update audit_log set action = 'x.y'`)).rejects.toThrow('never change');
    await expect(app.sql(`delete from audit_log`)).rejects.toThrow('never change');
  });
});
