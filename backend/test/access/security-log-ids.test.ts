import { AdminAccounts } from '../../src/modules/admins/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCode, otherThan, signIn, verify } from '../support/fixtures/signing-in.js';
import { accept, aClub, anAddress, invite, PASSWORD, PATH, tokenOf } from '../staff/people.js';
import { login, times } from './admins.js';
import { passkeyStep, Person, step } from './second-factors.js';

interface SecurityLine {
  event: string;
  actor: string;
  outcome?: string;
  reason?: string;
  change?: string;
  subject?: string;
}

const NEW_PASSWORD = 'cuatro tazas de café';
const lines: string[] = [];
let app: TestApp;
/** The ids of a receptionist and of a player. */
let ids: string[] = [];

beforeAll(async () => {
  app = await startTestApp({
    log: { write: (line) => void lines.push(line) },
    config: { logLevel: 'info' },
  });
  await everythingHappens();
});
afterAll(() => app.close());

const securityLines = () => lines.filter((line) => line.includes('"security"'));
const recorded = () =>
  securityLines().map((line) => (JSON.parse(line) as { security: SecurityLine }).security);

/** The sign-in of an invited person is the address to which the letter went. */
async function anInvitedReceptionist() {
  const { venueId, owner } = await aClub(app);
  const email = anAddress();
  const { body } = await invite(owner.browser, venueId, 'reception', email);
  const browser = new Browser(app.url);
  await accept(app, await tokenOf(app, body.id), { browser });
  return { id: body.id, email, browser, owner };
}

async function signsInAndOut(email: string): Promise<void> {
  const browser = new Browser(app.url);
  await login(app, { username: email, password: 'wrong-password' }, { browser });
  await login(app, { username: email, password: PASSWORD }, { browser });
  await browser.post('/api/admin/account/sessions/end-others');
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await browser.send('PUT', '/api/admin/account/password', { ...body, currentPassword: 'wrong-password' });
  await browser.send('PUT', '/api/admin/account/password', body);
  await browser.get('/api/admin/payments');
  await browser.post('/api/admin/logout');
  await browser.get(`/api/admin/staff/${email}`);
}

/** An admin whose name is an address adds factors and uses each of them, also wrongly. */
async function useSecondFactors(): Promise<void> {
  const person = await Person.in(app, 'eva@example.org');
  const browser = await person.login();
  const at = new Date();
  await person.addApp(browser, at);
  await person.addPasskey(browser);
  await step(await person.login(), 'code', person.wrongCode(at));
  await step(await person.login(), 'code', person.codeAt(new Date(at.getTime() + 30_000)));
  await step(await person.login(), 'recovery-code', person.recoveryCodes[0] ?? '');
  await passkeyStep(await person.login(), person);
}

/** The operator at the machine creates, changes and removes an admin. */
async function actAsOperator(username: string): Promise<void> {
  const accounts = app.get<AdminAccounts>(AdminAccounts);
  await accounts.set(username, PASSWORD);
  await accounts.set(username, NEW_PASSWORD);
  await accounts.disable(username);
}

async function aPlayerSignsIn(email: string): Promise<string> {
  const stranger = new Browser(app.url);
  await verify(stranger, email, otherThan(await aCode(app, stranger, email)));
  const { playerId, browser } = await signIn(app, email);
  await browser.send('DELETE', '/api/session');
  return playerId;
}

async function everythingHappens(): Promise<void> {
  const { id, email, owner } = await anInvitedReceptionist();
  await signsInAndOut(email);
  await useSecondFactors();
  await owner.browser.post(`${PATH}/${id}/second-factor/reset`);
  await actAsOperator('operador@example.org');
  await times(6, () => login(app, { username: email, password: 'wrong-password' }));
  ids = [id, await aPlayerSignsIn('jugadora@example.org')];
}

test('every kind of event names people by their id and contains no e-mail address', () => {
  const kinds = new Set(recorded().map(({ event, outcome, change }) => outcome ?? change ?? event));
  expect([...kinds].sort()).toEqual([
    'admin-created',
    'admin-removed',
    'failure',
    'lock-out',
    'password-changed',
    'refusal',
    'second-factor-added',
    'second-factor-removed',
    'session-ended',
    'sign-out',
    'success',
  ]);
  expect(securityLines().filter((line) => /@|%40/.test(line))).toEqual([]);
  const people = new Set(recorded().flatMap(({ actor, subject }) => [actor, subject ?? actor]));
  expect(
    [...people].filter((person) => !/^\(|^(?:player-)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(person)),
  ).toEqual([]);
  expect(ids.filter((id) => !people.has(id))).toEqual([]);
});

test('each way to sign in is recorded with its outcome and its factor', () => {
  const signIns = recorded().filter(({ event }) => event === 'sign-in');
  const ways = new Set(signIns.map(({ outcome, reason }) => `${outcome}: ${reason ?? 'password'}`));
  expect([...ways].sort()).toEqual([
    'failure: email-code',
    'failure: wrong-app',
    'failure: wrong-current-password',
    'failure: wrong-password',
    'success: app',
    'success: email-code',
    'success: passkey',
    'success: password',
    'success: recovery-code',
  ]);
});
