import { AdminAccounts } from '../../src/modules/admins/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { accept, accountOf, aClub, anAddress, invite, type Member, PATH, tokenOf } from './people.js';

const OFFERS = '/api/admin/role-offers';

interface Offer {
  id: string;
  roles: { venueName: string; role: string }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

/** A receptionist of a club who signs in with an address. */
async function aReceptionist(name = 'Norte') {
  const club = await aClub(app, name);
  const email = anAddress();
  const { id } = (await invite(club.owner.browser, club.venueId, 'reception', email)).body;
  const browser = new Browser(app.url);
  await accept(app, await tokenOf(app, id), { browser });
  return { ...club, id, email, browser };
}

const offersOf = async (browser: Browser) => (await browser.get<Offer[]>(OFFERS)).body;
const rolesOf = (id: string) =>
  app.sql<{ venueId: string; role: string }>(
    'select venue_id as "venueId", role from admin_roles where admin_id = $1 order by role',
    [id],
  );
/** A response without what differs for every invitation. */
const shape = ({ status, body }: { status: number; body: Member }, email: string) =>
  JSON.stringify({ status, body })
    .replaceAll(body.id, 'ID')
    .replaceAll(email, 'EMAIL')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('a role that another venue gives to a person', () => {
  test('waits until the person accepts, and the work elsewhere goes on', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app, 'Sur');
    expect((await invite(owner.browser, venueId, 'manager', eva.email)).status).toBe(201);

    expect(await rolesOf(eva.id)).toEqual([{ venueId: eva.venueId, role: 'reception' }]);
    expect((await eva.browser.get(`/api/admin/venues/${eva.venueId}/day?date=2027-01-10`)).status).toBe(200);
    expect((await eva.browser.get(`/api/admin/venues/${venueId}/day?date=2027-01-10`)).status).toBe(404);
    const [offer, ...others] = await offersOf(eva.browser);
    expect([offer?.roles, others]).toMatchObject([[{ venueName: 'Sur', role: 'manager' }], []]);

    expect((await eva.browser.post(`${OFFERS}/${offer?.id}/accept`)).status).toBe(204);
    expect(await rolesOf(eva.id)).toHaveLength(2);
    // She leads a venue from now on, and agreed to what that asks for.
    expect((await eva.browser.get('/api/admin/me')).status).toBe(401);
    const [member] = (await owner.browser.get<Member[]>(PATH)).body.filter(({ id }) => id === eva.id);
    expect(member).toMatchObject({ name: 'Marta', invitedUntil: null });
  });

  test('can be declined, and leaves nothing behind', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app);
    await invite(owner.browser, venueId, 'manager', eva.email);
    const [offer] = await offersOf(eva.browser);
    expect((await eva.browser.send('DELETE', `${OFFERS}/${offer?.id}`)).status).toBe(204);
    expect(await offersOf(eva.browser)).toEqual([]);
    expect((await owner.browser.get<Member[]>(PATH)).body.map(({ id }) => id)).toEqual([owner.id]);
  });

  test('is accepted by its person only, in seven days, and once', async () => {
    const [eva, other] = [await aReceptionist(), await aReceptionist()];
    const { owner, venueId } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId, 'reception', eva.email)).body;
    for (const [method, path] of [
      ['POST', `${OFFERS}/${id}/accept`],
      ['DELETE', `${OFFERS}/${id}`],
    ] as const)
      expect((await other.browser.send(method, path)).status).toBe(404);
    await app.sql(`update admin_role_offers set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect((await eva.browser.post(`${OFFERS}/${id}/accept`)).status).toBe(404);
    expect((await owner.browser.post(`${PATH}/${id}/invitation`)).status).toBe(204);
    const twice = await Promise.all([1, 2].map(() => eva.browser.post(`${OFFERS}/${id}/accept`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});

describe('the owner who offers a role', () => {
  test('gets the same response and list for a stranger, an admin elsewhere and who owns everything', async () => {
    const eva = await aReceptionist();
    const everything = await aStaffMember(app, []);
    const all = anAddress();
    await app.sql('update admins set owns_all = true, username = $2, email = $2 where id = $1', [
      everything.id,
      all,
    ]);
    const invitedElsewhere = anAddress();
    await invite(eva.owner.browser, eva.venueId, 'reception', invitedElsewhere);
    const { owner, venueId } = await aClub(app);
    const seen = [];
    for (const email of [anAddress(), eva.email.replace('persona', 'Persona'), all, invitedElsewhere]) {
      const added = await invite(owner.browser, venueId, 'manager', email);
      const path = `${PATH}/${added.body.id}`;
      const changed = await owner.browser.send<Member>('PATCH', path, { name: 'Eva Paz' });
      const listed = (await owner.browser.get<Member[]>(PATH)).body.filter(({ id }) => id === added.body.id);
      seen.push([
        shape(added, email),
        shape(changed, email),
        listed.map((body) => shape({ status: 200, body }, email)),
        (await invite(owner.browser, venueId, 'manager', email)).status,
        (await owner.browser.post(`${path}/invitation`)).status,
        (await owner.browser.post(`${path}/second-factor/reset`)).status,
        (await owner.browser.send('DELETE', path)).status,
      ]);
    }
    expect(seen[0]?.slice(3)).toEqual([409, 204, 404, 204]);
    expect(seen).toEqual([seen[0], seen[0], seen[0], seen[0]]);
    await app.sql('update admins set owns_all = false where id = $1', [everything.id]);
  });

  test('cannot ask at a foreign venue whether an address works there', async () => {
    const eva = await aReceptionist();
    const { owner } = await aClub(app);
    for (const email of [eva.email, anAddress()])
      expect((await invite(owner.browser, eva.venueId, 'reception', email)).status).toBe(404);
  });

  test('takes an offer back, which disables no account but the one that has nothing else', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app);
    const enabled = async (id: string) =>
      (await app.sql('select 1 from admins where id = $1 and disabled_at is null', [id])).length > 0;
    const known = (await invite(owner.browser, venueId, 'owner', eva.email)).body.id;
    const fresh = (await invite(owner.browser, venueId, 'reception')).body.id;
    for (const id of [known, fresh])
      expect((await owner.browser.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect([await enabled(eva.id), await enabled(fresh)]).toEqual([true, false]);
    expect(await offersOf(eva.browser)).toEqual([]);
  });

  test('raises who also works elsewhere only with their consent, and lowers them at once', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app, 'Sur');
    await invite(owner.browser, venueId, 'reception', eva.email);
    const [offer] = await offersOf(eva.browser);
    await eva.browser.post(`${OFFERS}/${offer?.id}/accept`);
    const change = (role: string) =>
      owner.browser.send<Member>('PATCH', `${PATH}/${eva.id}`, { roles: [{ venueId, role }] });

    expect((await change('manager')).body.roles).toMatchObject([{ role: 'reception' }]);
    expect((await eva.browser.get('/api/admin/me')).status).toBe(200);
    const [raise] = await offersOf(eva.browser);
    expect(raise?.roles).toMatchObject([{ venueName: 'Sur', role: 'manager' }]);
    // A later decision replaces the offer, and a removed person is offered nothing.
    await change('reception');
    expect(await offersOf(eva.browser)).toEqual([]);
    await change('owner');
    const [last] = await offersOf(eva.browser);
    await eva.browser.post(`${OFFERS}/${last?.id}/accept`);
    expect((await rolesOf(eva.id)).map(({ role }) => role)).toEqual(['owner', 'reception']);
    expect((await change('reception')).body.roles).toMatchObject([{ role: 'reception' }]);
    await change('manager');
    await owner.browser.send('DELETE', `${PATH}/${eva.id}`);
    expect(await app.sql('select 1 from admin_role_offers where admin_id = $1', [eva.id])).toEqual([]);
  });
});

describe('an offer to a person who loses the last role elsewhere', () => {
  test('stays as it was for the venue, and leads through a new invitation', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId, 'reception', eva.email)).body;
    const before = (await owner.browser.get<Member[]>(PATH)).body;
    await eva.owner.browser.send('DELETE', `${PATH}/${eva.id}`);
    expect((await owner.browser.get<Member[]>(PATH)).body).toEqual(before);
    expect((await eva.browser.get('/api/admin/me')).status).toBe(401);
    expect(await rolesOf(eva.id)).toEqual([]);
    expect((await accept(app, await tokenOf(app, id))).body.isAdmin).toBe(true);
    expect(await rolesOf(eva.id)).toEqual([{ venueId, role: 'reception' }]);
  });

  test('gives no role by itself to an account that is created again at the machine', async () => {
    const eva = await aReceptionist();
    const { owner, venueId } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId, 'owner', eva.email)).body;
    await app.get(AdminAccounts).disable(eva.email);
    await app.get(AdminAccounts).set(eva.email, 'la-clave-de-la-prueba');
    expect(await rolesOf(await accountOf(app, id))).toEqual([]);
  });
});
