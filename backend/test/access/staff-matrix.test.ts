import { type VenueId, idFrom } from '../../src/kernel/domain/ids.js';
import { type Role, ROLES } from '../../src/modules/roles/index.js';
import { readContract } from '../http/contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, isSignedIn, send } from '../http/requests.js';
import { tableContents } from '../http/table-contents.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aStaffMember, giveRole, type StaffMember } from '../support/fixtures/staff.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';
import { MATRIX, STAFF_MATRIX } from './matrix.js';

const contract = await readContract();
const ofAdmins = contract.operations.filter(({ capability }) => capability !== null);

/** Calls below `/api/admin` that lead to a session, so that they need none. */
const WITHOUT_SESSION =
  /^(GET|POST) \/api\/admin\/(check|login|logout|second-step\/|invitations\/|password-resets|passkey-sign-in)/;
const PLACES = ['own', 'another'] as const;
type Place = (typeof PLACES)[number];

let app: TestApp;
let admin: Browser | undefined;
let existing: Existing;
let members: Record<Place, Record<Role, StaffMember>> | undefined;
let untouched: Awaited<ReturnType<typeof tableContents>> | undefined;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false, config: { role: 'api' }, checkBooks: false });
});
beforeEach(async () => {
  await app.sql(`delete from rate_limits`);
  if (untouched) return;
  admin = (await isSignedIn(admin)) ? admin : await anAdmin(app);
  existing = await existingThings(app, new Browser(app.url), admin);
  const venues = { own: idFrom<VenueId>(existing['venueId']), another: await aVenue(app) };
  members = { own: await membersAt('own', venues.own), another: await membersAt('another', venues.another) };
});

/** Returns a member of each role at the venue. Earlier members move there: a login is slow. */
async function membersAt(place: Place, venueId: VenueId): Promise<Record<Role, StaffMember>> {
  const all = ROLES.map(async (role) => {
    const member = members?.[place][role];
    if (!member || !(await isSignedIn(member.browser)))
      return [role, await aStaffMember(app, [{ venueId, role }])] as const;
    await app.sql('delete from admin_roles where admin_id = $1', [member.id]);
    await giveRole(app, member.id, { venueId, role });
    return [role, member] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<Role, StaffMember>;
}
afterAll(() => app.close());

test('every call below /api/admin, and every other call for admins only, declares its capability', () => {
  const closed = contract.operations.filter(
    ({ name, path }) =>
      (path.startsWith('/api/admin') && !WITHOUT_SESSION.test(name)) ||
      (MATRIX[name]?.anonymous === 401 && MATRIX[name].admin < 400),
  );
  expect(closed.filter(({ capability }) => capability === null).map(({ name }) => name)).toEqual([]);
});

test('the matrix of the roles has exactly one line for each call that needs an admin', () => {
  expect(Object.keys(STAFF_MATRIX).sort()).toEqual(ofAdmins.map(({ name }) => name).sort());
});

test('an owner or manager without a second factor can do nothing but set one up', async () => {
  const others = ofAdmins.filter(({ path }) => !path.startsWith('/api/admin/second-factor'));
  expect(others.length).toBeGreaterThan(50);
  for (const role of ['owner', 'manager'] as const) {
    const member = await aStaffMember(app, [{ venueId: idFrom<VenueId>(existing['venueId']), role }]);
    const waiting = new Browser(app.url);
    const { username } = member;
    await waiting.post('/api/admin/login', { username, password: 'la-clave-de-la-prueba' });
    // The open session is from before the role, and has seen no second factor.
    await app.sql('update admin_sessions set second_factor = false where admin_id = $1', [member.id]);
    for (const browser of [member.browser, waiting])
      for (const operation of others) {
        const { status } = await send(browser, operation, goodDraft(operation, contract, existing));
        expect([role, operation.name, status]).toEqual([role, operation.name, 401]);
      }
    expect((await waiting.get('/api/admin/second-factor')).status).toBe(200);
    expect((await member.browser.get('/api/admin/second-factor')).status).toBe(401);
  }
});

function memberOf(place: Place, role: Role): StaffMember {
  if (!members) throw new Error('no member has been created yet');
  return members[place][role];
}

/** Returns the status that the matrix states. */
function expectedStatus(name: string, role: Role, place: Place): number | undefined {
  const line = STAFF_MATRIX[name];
  if (line?.elsewhere === 404 && place === 'another') return 404;
  if (!line?.may.includes(role)) return 403;
  if (line.elsewhere === 'hidden' && place === 'another') return 404;
  return line.status ?? MATRIX[name]?.admin;
}

describe.each(ofAdmins.map((operation) => [operation.name, operation] as const))(
  'the call %s',
  (name, operation) => {
    const callers = PLACES.flatMap((place) => ROLES.map((role) => [role, place] as const));
    test.each(callers)('gives the role %s at %s venue the response of the matrix', async (role, place) => {
      const given =
        name === 'POST /api/admin/discount-codes'
          ? { ...existing, code: existing['unusedCode'] ?? '' }
          : existing;
      const rows = untouched ?? (await tableContents(app));
      untouched = undefined;
      const draft = goodDraft(operation, contract, given);
      if (name === 'POST /api/admin/discount-codes')
        draft.body = { ...(draft.body as object), venueIds: [existing['venueId']] };
      const { status } = await send(memberOf(place, role).browser, operation, draft);
      expect(status).toBe(expectedStatus(name, role, place));
      if (status < 400 && operation.method !== 'GET') return;
      expect(await tableContents(app)).toEqual(rows);
      untouched = rows;
    });
  },
);
