import type { VenueId } from '../../src/kernel/domain/ids.js';
import { AdminAccounts } from '../../src/modules/admins/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { accept, aClub, anAddress, invite, type Member, PASSWORD, PATH, tokenOf } from './people.js';

let app: TestApp;
let all: Browser;
beforeAll(async () => {
  app = await startTestApp();
  all = await anAdmin(app);
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

const change = (by: Browser, id: string, body: object) => by.send<Member>('PATCH', `${PATH}/${id}`, body);
const remove = (by: Browser, id: string) => by.send<Member>('DELETE', `${PATH}/${id}`);

/** Returns a manager with two open sessions, both as if a second factor had been shown. */
async function aManagerTwice(owner: Browser, venueId: VenueId) {
  const { id, username, browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  const second = new Browser(app.url);
  await second.post('/api/admin/login', { username, password: 'la-clave-de-la-prueba' });
  await app.sql('update admin_sessions set second_factor = true where admin_id = $1', [id]);
  await change(owner, id, { roles: [{ venueId, role: 'manager' }] });
  const statuses = (path: string) =>
    Promise.all([browser, second].map(async (each) => (await each.get(path)).status));
  return { id, statuses };
}

describe('an owner of a venue', () => {
  test("sees and changes only the people and the roles of the caller's venues", async () => {
    const [mine, theirs] = [await aClub(app, 'Mío'), await aClub(app, 'Ajeno')];
    const both = await aStaffMember(app, [
      { venueId: mine.venueId, role: 'reception' },
      { venueId: theirs.venueId, role: 'manager' },
    ]);
    const { body } = await mine.owner.browser.get<Member[]>(PATH);
    expect(body.map(({ id }) => id).sort()).toEqual([mine.owner.id, both.id].sort());
    expect(body.find(({ id }) => id === both.id)?.roles).toMatchObject([{ venueId: mine.venueId }]);
    expect((await change(mine.owner.browser, theirs.owner.id, { name: 'Otro' })).status).toBe(404);
    expect((await remove(mine.owner.browser, theirs.owner.id)).status).toBe(404);
    const foreign = { roles: [{ venueId: theirs.venueId, role: 'owner' }] };
    expect((await change(mine.owner.browser, both.id, foreign)).status).toBe(404);
    expect((await invite(mine.owner.browser, theirs.venueId)).status).toBe(404);
    const promoted = { roles: [{ venueId: mine.venueId, role: 'manager' }] };
    expect((await change(mine.owner.browser, both.id, promoted)).status).toBe(200);
    const everything = (await all.get<Member[]>(PATH)).body.find(({ id }) => id === both.id);
    // A person who also works elsewhere decides about more rights.
    expect(everything?.roles.map(({ role }) => role).sort()).toEqual(['manager', 'reception']);
    for (const path of ['second-factor/reset'])
      expect((await mine.owner.browser.post(`${PATH}/${both.id}/${path}`)).status).toBe(403);
    expect((await remove(mine.owner.browser, both.id)).status).toBe(204);
    const left = (await all.get<Member[]>(PATH)).body.find(({ id }) => id === both.id);
    expect(left?.roles).toMatchObject([{ venueId: theirs.venueId, role: 'manager' }]);
  });

  test('is not the last one who manages a venue, even if two remove each other at once', async () => {
    const { venueId, owner } = await aClub(app);
    await invite(all, venueId, 'owner'); // no one has accepted, so no one manages it
    const demoted = { roles: [{ venueId, role: 'manager' }] };
    const everywhere = await app.sql<{ id: string }>(
      'update admins set owns_all = false where owns_all returning id',
    );
    try {
      const [changed, removed] = [
        await change(owner.browser, owner.id, demoted),
        await remove(owner.browser, owner.id),
      ];
      expect([changed.status, changed.body.code]).toEqual([409, 'last_owner']);
      expect([removed.status, removed.body.code]).toEqual([409, 'last_owner']);
      const second = await aStaffMember(app, [{ venueId, role: 'owner' }]);
      const each = await Promise.all([remove(owner.browser, second.id), remove(second.browser, owner.id)]);
      expect(each.filter(({ status }) => status === 204)).toHaveLength(1);
    } finally {
      const ids = everywhere.map(({ id }) => id);
      await app.sql('update admins set owns_all = true where id = any ($1::uuid[])', [ids]);
    }
    const owners = (await all.get<Member[]>(PATH)).body.filter(
      ({ invitedUntil, roles }) =>
        invitedUntil === null && roles.some((role) => role.venueId === venueId && role.role === 'owner'),
    );
    expect(owners).toHaveLength(1);
  });

  test('may give up a role, because the owner of everything still manages the venue', async () => {
    const [first, second] = [await aClub(app), await aClub(app)];
    const demoted = { roles: [{ venueId: first.venueId, role: 'manager' }] };
    const changed = await change(first.owner.browser, first.owner.id, demoted);
    expect([changed.status, changed.body.roles.map(({ role }) => role)]).toEqual([200, ['manager']]);
    expect((await first.owner.browser.get(PATH)).status).toBe(403);
    expect((await remove(second.owner.browser, second.owner.id)).status).toBe(204);
    expect((await second.owner.browser.get('/api/admin/me')).status).toBe(401);
  });

  test('takes the rights of a person away at once, in every session', async () => {
    const { venueId, owner } = await aClub(app);
    const { id, statuses } = await aManagerTwice(owner.browser, venueId);
    expect(await statuses('/api/admin/audit')).toEqual([200, 200]);
    await change(owner.browser, id, { roles: [{ venueId, role: 'reception' }] });
    expect(await statuses('/api/admin/audit')).toEqual([403, 403]);
    await remove(owner.browser, id);
    expect(await statuses('/api/admin/me')).toEqual([401, 401]);
    await app.sql('update admins set disabled_at = null where id = $1', [id]);
    expect(await statuses('/api/admin/me')).toEqual([401, 401]);
  });

  test('makes a receptionist a manager, who then needs a second factor', async () => {
    const { venueId, owner } = await aClub(app);
    const { id, username, browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    await app.sql('update admin_sessions set second_factor = false where admin_id = $1', [id]);
    expect((await browser.get('/api/admin/me')).status).toBe(200);
    await change(owner.browser, id, { roles: [{ venueId, role: 'manager' }] });
    expect((await browser.get('/api/admin/me')).status).toBe(401);
    const credentials = { username, password: 'la-clave-de-la-prueba' };
    const login = await new Browser(app.url).post<object>('/api/admin/login', credentials);
    expect(login.body).toMatchObject({ isAdmin: false, secondStep: { stage: 'enroll' } });
  });

  test('resets the second factor of a person, which ends the open sessions', async () => {
    const { venueId, owner } = await aClub(app);
    const { id, statuses } = await aManagerTwice(owner.browser, venueId);
    expect(await statuses('/api/admin/me')).toEqual([200, 200]);
    await app.sql(
      `insert into admin_recovery_codes (id, admin_id, code_hash) values (gen_random_uuid(), $1, 'x')`,
      [id],
    );
    expect((await owner.browser.post(`${PATH}/${id}/second-factor/reset`)).status).toBe(204);
    expect(await app.sql('select 1 from admin_recovery_codes where admin_id = $1', [id])).toEqual([]);
    expect(await statuses('/api/admin/me')).toEqual([401, 401]);
  });

  test('leaves every change in the audit of the venue', async () => {
    const { venueId, owner } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId)).body;
    await change(owner.browser, id, { roles: [{ venueId, role: 'manager' }] });
    await remove(owner.browser, id);
    const { body } = await owner.browser.get<{
      entries: { action: string; changes: Record<string, string | null>[] }[];
    }>('/api/admin/audit');
    expect(body.entries.map(({ action }) => action)).toEqual([
      'staff.removed',
      'staff.changed',
      'staff.added',
    ]);
    const told = body.entries.map(({ changes }) =>
      changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).sort(),
    );
    expect(told).toEqual([
      ['person: Marta Ruiz → null', 'role: manager → null'],
      ['person: null → Marta Ruiz', 'role: reception → manager'],
      ['person: null → Marta Ruiz', 'role: null → reception'],
    ]);
  });
});

describe('a person who works at venues', () => {
  test('an admin who was removed and comes back has no password, role or second factor of before', async () => {
    const { venueId, owner } = await aClub(app);
    const email = anAddress();
    const { id } = (await invite(owner.browser, venueId, 'reception', email)).body;
    await accept(app, await tokenOf(app, id));
    await app.sql(
      `insert into admin_authenticator_apps (admin_id, sealed_key, last_step, created_at)
       values ($1, '', 0, now())`,
      [id],
    );
    await remove(owner.browser, id);
    const login = () =>
      new Browser(app.url).post('/api/admin/login', { username: email, password: PASSWORD });
    expect((await login()).status).toBe(401);
    const back = await invite(owner.browser, venueId, 'reception', email);
    expect(back.status).toBe(201);
    expect(back.body).toMatchObject({ hasSecondFactor: false, invitedUntil: expect.any(String) });
    expect((await login()).status).toBe(401);
  });

  test('an owner of everything is changed at the machine only', async () => {
    const { body } = await all.get<{ id: string }>('/api/admin/me');
    expect((await remove(all, body.id)).body.code).toBe('forbidden_role');
    const { owner } = await aClub(app);
    expect((await remove(owner.browser, body.id)).status).toBe(404);
  });

  test('an owner of everything is not removed, changed or reset by the owner of a venue where they also work', async () => {
    const { venueId, owner } = await aClub(app);
    const { id, browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    await app.sql('update admins set owns_all = true where id = $1', [id]);
    const refused = { status: 403, body: { code: 'forbidden_role' } };
    expect(await remove(owner.browser, id)).toMatchObject(refused);
    expect(await change(owner.browser, id, { name: 'Otra' })).toMatchObject(refused);
    expect(await owner.browser.post(`${PATH}/${id}/second-factor/reset`)).toMatchObject(refused);
    expect((await browser.get('/api/admin/me')).status).toBe(200);
  });

  test('an admin who was removed at the machine has no role of before when another venue invites them', async () => {
    const [former, next] = [await aClub(app), await aClub(app)];
    const email = anAddress();
    const { id } = (await invite(former.owner.browser, former.venueId, 'owner', email)).body;
    await accept(app, await tokenOf(app, id));
    await app.get(AdminAccounts).disable(email);
    await invite(next.owner.browser, next.venueId, 'reception', email);
    const accepted = await accept(app, await tokenOf(app, id));
    expect(accepted.body.isAdmin).toBe(true);
    const roles = await app.sql('select venue_id as "venueId", role from admin_roles where admin_id = $1', [
      id,
    ]);
    expect(roles).toEqual([{ venueId: next.venueId, role: 'reception' }]);
  });

  test('has one role at each venue, and at least one', async () => {
    const { venueId, owner } = await aClub(app);
    const post = (roles: object[]) =>
      owner.browser.post<Member>(PATH, { email: anAddress(), name: 'Marta', roles });
    const twice = [
      { venueId, role: 'owner' },
      { venueId: venueId.toUpperCase(), role: 'manager' },
    ];
    expect([(await post([])).status, (await post(twice)).status]).toEqual([400, 400]);
    const { id } = (await invite(owner.browser, venueId)).body;
    expect((await change(owner.browser, id, { roles: [] })).status).toBe(400);
  });

  test.each([['a text'], [null], [[]], [[{ role: 'owner' }]]])(
    'cannot have %j for a role, and the refusal is in Spanish',
    async (role) => {
      const { owner } = await aClub(app);
      const body = { email: anAddress(), name: 'Marta', roles: [role] };
      const refused = await owner.browser.post<{ errors: object[] }>(PATH, body);
      const errors = [{ field: 'roles', message: 'Elige en qué complejos trabaja.' }];
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    },
  );
});
