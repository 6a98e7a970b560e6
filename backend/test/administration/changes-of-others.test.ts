import { anAdmin } from '../http/requests.js';
import { aClub, type Member, PATH } from '../staff/people.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

// Two admins have opened the same thing. Each saves what they changed (docs/adr/0077).
let app: TestApp;
let admins: [Browser, Browser];
beforeAll(async () => {
  app = await startTestApp();
  admins = [await anAdmin(app), await anAdmin(app)];
});
afterAll(() => app.close());

/** Has both admins change one thing: first one after the other, then both at the same time. */
async function change<Thing>(method: 'PUT' | 'PATCH', path: string, bodies: readonly [object, object]) {
  const save = (n: 0 | 1) => admins[n].send<Thing>(method, path, bodies[n]);
  const statuses = [(await save(0)).status, (await save(1)).status];
  const again = await Promise.all([save(0), save(1)]);
  expect([...statuses, ...again.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
  return (await admins[0].send<Thing>(method, path, {})).body;
}

const PRICES = {
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
};

test('a price that is saved late does not end the maintenance of a court', async () => {
  const court = { venueId: await aVenue(app), name: 'Central', courtNumber: 1, surface: 'clay', ...PRICES };
  const { id } = (await admins[0].post<{ id: string }>('/api/courts', court)).body;
  const bodies = [{ status: 'maintenance' }, { daySinglesPrice: '15.00' }] as const;
  const saved = await change('PUT', `/api/courts/${id}`, bodies);
  expect(saved).toMatchObject({ ...court, status: 'maintenance', daySinglesPrice: '15.00' });
});

test('a description that is saved late keeps the name, photo and time zone of a venue', async () => {
  const imageUrl = 'https://club.example/norte.jpg';
  const venue = { name: 'Club Norte', location: 'Quito', imageUrl, timeZone: 'Pacific/Galapagos' };
  const { id } = (await admins[0].post<{ id: string }>('/api/venues', venue)).body;
  const bodies = [{ name: 'Club Sur', phone: '0991234567' }, { description: 'Seis canchas' }] as const;
  const saved = await change('PUT', `/api/venues/${id}`, bodies);
  const changed = { name: 'Club Sur', phone: '+593991234567', description: 'Seis canchas' };
  expect(saved).toMatchObject({ ...venue, ...changed });
});

test('a limit that is saved late keeps the value of a discount code', async () => {
  const code = { code: 'DOSADMINS', type: 'percentage', value: '10.00' };
  const { id } = (await admins[0].post<{ id: string }>('/api/admin/discount-codes', code)).body;
  const bodies = [{ type: 'percentage', value: '20.00' }, { maxUsage: 50 }] as const;
  const saved = await change('PATCH', `/api/admin/discount-codes/${id}`, bodies);
  expect(saved).toMatchObject({ value: '20.00', maxUsage: 50, isActive: true });
});

test('null is refused for a field that a thing cannot do without', async () => {
  const code = { code: 'SINVALOR', type: 'percentage', value: '10.00' };
  const { id } = (await admins[0].post<{ id: string }>('/api/admin/discount-codes', code)).body;
  const venueId = await aVenue(app);
  const statuses = [
    await admins[0].send('PATCH', `/api/admin/discount-codes/${id}`, { value: null }),
    await admins[0].send('PATCH', `/api/admin/discount-codes/${id}`, { type: null }),
    await admins[0].send('PUT', `/api/venues/${venueId}`, { name: null }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400]);
});

describe('the roles of a person at several venues', () => {
  const rolesOf = async (staffId: string) => {
    const member = (await admins[0].get<Member[]>(PATH)).body.find(({ id }) => id === staffId);
    return new Map(member?.roles.map(({ venueId, role }) => [venueId, role]));
  };

  test('a role that one admin took away does not come back with a role that another changes', async () => {
    const clubs = [await aClub(app), await aClub(app), await aClub(app)].map(({ venueId }) => venueId);
    const [gone = '', kept = '', changed = ''] = clubs;
    const { id } = await aStaffMember(
      app,
      clubs.map((venueId) => ({ venueId, role: 'reception' })),
    );
    const bodies = [
      { changedRoles: [{ venueId: gone, role: null }] },
      { name: 'Otro Nombre', changedRoles: [{ venueId: changed, role: 'manager' }] },
    ] as const;
    expect(await change<Member>('PATCH', `${PATH}/${id}`, bodies)).toMatchObject({ name: 'Otro Nombre' });
    const left = [kept, changed].map((venueId, n) => [venueId, n ? 'manager' : 'reception'] as const);
    expect(await rolesOf(id)).toEqual(new Map(left));
  });

  test('the last role cannot be taken away, and a venue is named once', async () => {
    const { venueId } = await aClub(app);
    const { id } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    const none = { venueId, role: null };
    for (const changedRoles of [[none], [none, none]])
      expect((await admins[0].send('PATCH', `${PATH}/${id}`, { changedRoles })).status).toBe(400);
    expect(await rolesOf(id)).toEqual(new Map([[venueId, 'reception']]));
  });

  test('a role of a venue beyond those of the caller cannot be changed', async () => {
    const [mine, theirs] = [await aClub(app), await aClub(app)];
    const roles = [mine, theirs].map(({ venueId }) => ({ venueId, role: 'reception' as const }));
    const { id } = await aStaffMember(app, roles);
    const raised = { changedRoles: [{ venueId: theirs.venueId, role: 'owner' }] };
    expect((await mine.owner.browser.send('PATCH', `${PATH}/${id}`, raised)).status).toBe(404);
    const taken = { changedRoles: [{ venueId: theirs.venueId, role: null }] };
    await mine.owner.browser.send('PATCH', `${PATH}/${id}`, taken);
    expect((await rolesOf(id)).get(theirs.venueId)).toBe('reception');
  });
});
