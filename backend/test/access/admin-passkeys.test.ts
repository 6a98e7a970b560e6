import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';
import { type Options, Person, type StepBody } from './second-factors.js';

const PATH = '/api/admin/passkey-sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

const optionsFor = async (browser: Browser) => (await browser.post<Options>(`${PATH}/options`)).body;
const enter = (browser: Browser, response: object) => browser.post<StepBody>(PATH, response);
const statusOf = async (browser: Browser) => (await browser.get('/api/admin/me')).status;

/** Returns an admin who has a passkey. */
async function aPersonWithPasskey(): Promise<Person> {
  const person = await Person.in(app);
  await person.addPasskey(await person.login());
  return person;
}

test('a passkey alone signs an admin in, and counts as both factors', async () => {
  const person = await aPersonWithPasskey();
  const venueId = await aVenue(app);
  await app.sql(
    `with demoted as (update admins set owns_all = false where username = $1 returning id)
     insert into admin_roles (admin_id, venue_id, role) select id, $2, 'owner' from demoted`,
    [person.username, venueId],
  );
  const browser = new Browser(app.url);
  const options = await optionsFor(browser);
  expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  const { status, body } = await enter(browser, person.authenticator.use(options));
  expect([status, body]).toEqual([200, { isAdmin: true }]);
  expect((await browser.get('/api/admin/staff')).status).toBe(200);
});

test('a response is accepted once, and only to a challenge that the server has given', async () => {
  const person = await aPersonWithPasskey();
  const browser = new Browser(app.url);
  const response = person.authenticator.use(await optionsFor(browser));
  expect((await enter(browser, response)).status).toBe(200);
  const again = await enter(new Browser(app.url), response);
  expect([again.status, again.body.code]).toEqual([409, 'set_up_expired']);
  const options = await optionsFor(browser);
  const invented = person.authenticator.use({ ...options, challenge: 'bm90LWZyb20taGVyZQ' });
  expect((await enter(new Browser(app.url), invented)).status).toBe(409);
  const late = person.authenticator.use(options);
  await app.sql(`update admin_passkey_challenges set expires_at = now() - interval '1 second'`);
  expect((await enter(new Browser(app.url), late)).status).toBe(409);
});

test.each([
  ['has not verified its person', { userVerified: false }],
  ['comes from another site', { origin: 'https://saque.example.net' }],
])('a response that %s opens nothing and uses the challenge up', async (_, behaviour) => {
  const person = await aPersonWithPasskey();
  const browser = new Browser(app.url);
  const options = await optionsFor(browser);
  const refused = await enter(browser, person.authenticator.use(options, behaviour));
  expect([refused.status, refused.body.code]).toEqual([400, 'passkey_refused']);
  expect((await enter(browser, person.authenticator.use(options))).status).toBe(409);
  expect(await statusOf(browser)).toBe(401);
});

test('an unknown passkey, one of a removed person and one of a reset person open nothing', async () => {
  const stranger = await Person.in(app);
  const use = async (person: Person) => {
    const browser = new Browser(app.url);
    const { status, body } = await enter(browser, person.authenticator.use(await optionsFor(browser)));
    return [status, body.code];
  };
  expect(await use(stranger)).toEqual([404, 'passkey_unknown']);
  const removed = await aPersonWithPasskey();
  await app.sql('update admins set disabled_at = now() where username = $1', [removed.username]);
  expect(await use(removed)).toEqual([404, 'passkey_unknown']);
  const venueId = await aVenue(app);
  const owner = await aStaffMember(app, [{ venueId, role: 'owner' }]);
  const reset = await aPersonWithPasskey();
  const [row] = await app.sql<{ id: string }>(
    `with demoted as (update admins set owns_all = false where username = $1 returning id)
     insert into admin_roles (admin_id, venue_id, role) select id, $2, 'manager' from demoted
     returning admin_id as id`,
    [reset.username, venueId],
  );
  await owner.browser.post(`/api/admin/staff/${row?.id ?? ''}/second-factor/reset`);
  expect(await use(reset)).toEqual([404, 'passkey_unknown']);
});

test('an address that asks for many challenges or sends many responses has to wait', async () => {
  const browser = new Browser(app.url);
  const person = await Person.in(app);
  const response = person.authenticator.use(await optionsFor(browser));
  for (let sent = 0; sent < 30; sent++) await enter(browser, response);
  expect((await enter(browser, response)).status).toBe(429);
});
