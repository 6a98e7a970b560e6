import { AdminAccounts } from '../../src/modules/admins/index.js';
import { anAdmin } from '../http/requests.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

interface Me {
  name: string;
  ownsAll: boolean;
  onlyVenueId: string | null;
  roles: object[];
  rights: Record<string, 'all' | string[]>;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the first admin has every right at all venues', async () => {
  const { body } = await (await anAdmin(app)).get<Me>('/api/admin/me');
  expect(body).toMatchObject({
    name: ADMIN.username,
    email: null,
    ownsAll: true,
    roles: [],
    secondFactor: { isRequired: false, isSet: false },
  });
  expect(new Set(Object.values(body.rights))).toEqual(new Set(['all']));
});

test('the owner of an installation reads its venue while there is only one', async () => {
  const browser = await anAdmin(app);
  const only = async () => (await browser.get<Me>('/api/admin/me')).body.onlyVenueId;
  await app.sql('update venues set archived_at = now()');
  expect(await only()).toBeNull();
  const venueId = await aVenue(app);
  expect(await only()).toBe(venueId);
  expect(
    (await (await aStaffMember(app, [{ venueId, role: 'owner' }])).browser.get<Me>('/api/admin/me')).body,
  ).toMatchObject({ onlyVenueId: null, rights: { 'desk.use': [venueId] } });
  await aVenue(app);
  expect(await only()).toBeNull();
});

test('an admin with a role at each of two venues has the rights of each role there', async () => {
  const [norte, sur] = [await aVenue(app, { name: 'Norte' }), await aVenue(app, { name: 'Sur' })];
  const { browser } = await aStaffMember(app, [
    { venueId: sur, role: 'reception' },
    { venueId: norte, role: 'owner' },
  ]);
  const { body } = await browser.get<Me>('/api/admin/me');
  expect(body.ownsAll).toBe(false);
  expect(body.roles).toEqual([
    { venueId: norte, venueName: 'Norte', role: 'owner' },
    { venueId: sur, venueName: 'Sur', role: 'reception' },
  ]);
  expect(body.rights['staff.edit']).toEqual([norte]);
  expect([...(body.rights['desk.use'] ?? [])].sort()).toEqual([norte, sur].sort());
});

test('a role that changes changes the rights of the open session at once', async () => {
  const venueId = await aVenue(app);
  const { id, browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  const editsRules = async () => (await browser.get<Me>('/api/admin/me')).body.rights['rules.edit'];
  expect(await editsRules()).toEqual([]);
  await app.sql(`update admin_roles set role = 'manager' where admin_id = $1`, [id]);
  expect(await editsRules()).toEqual([venueId]);
});

describe('the command at the machine', () => {
  const ownsAll = async (username: string) =>
    (await app.sql('select owns_all from admins where username = $1', [username]))[0];
  const accounts = () => app.get<AdminAccounts>(AdminAccounts);

  test('gives every venue to an admin whom it creates', async () => {
    await accounts().set('nueva', 'la-clave-de-la-prueba');
    expect(await ownsAll('nueva')).toEqual({ owns_all: true });
  });

  test('gives a present admin a new password and no further right', async () => {
    const { username } = await aStaffMember(app, []);
    await accounts().set(username, 'otra-clave-de-la-prueba');
    expect(await ownsAll(username)).toEqual({ owns_all: false });
  });

  test('gives no role to an employee whom it removes and creates again', async () => {
    const { id, username } = await aStaffMember(app, [{ venueId: await aVenue(app), role: 'manager' }]);
    await accounts().disable(username);
    await accounts().set(username, 'otra-clave-de-la-prueba');
    expect(await ownsAll(username)).toEqual({ owns_all: false });
    expect(await app.sql('select role from admin_roles where admin_id = $1', [id])).toEqual([]);
  });

  test('gives every venue back to an owner of all venues whom it creates again', async () => {
    await accounts().set('duena', 'la-clave-de-la-prueba');
    await accounts().disable('duena');
    await accounts().set('duena', 'otra-clave-de-la-prueba');
    expect(await ownsAll('duena')).toEqual({ owns_all: true });
  });

  test('gives every venue to an employee whom the settings name', async () => {
    const { username } = await aStaffMember(app, []);
    await accounts().applySettings(username, 'otra-clave-de-la-prueba');
    expect(await ownsAll(username)).toEqual({ owns_all: true });
  });
});
