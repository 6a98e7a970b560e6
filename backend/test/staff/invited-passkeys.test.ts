import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { SoftwareAuthenticator } from '../support/services/software-authenticator.js';
import type { Options, StepBody } from '../access/second-factors.js';
import { accept, aClub, invite, type Member, PATH, tokenOf } from './people.js';

const FACTORS = '/api/admin/second-factor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

/** A person who is invited as a manager, with a device. */
async function anInvited() {
  const { venueId, owner } = await aClub(app);
  const { id } = (await invite(owner.browser, venueId, 'manager')).body;
  const path = `/api/admin/invitations/${await tokenOf(app, id)}/passkey`;
  return { id, owner, path, device: new SoftwareAuthenticator(app.config.publicUrl) };
}

const optionsOf = async (browser: Browser, path: string) =>
  (await browser.post<Options>(`${path}/options`)).body;

/** Accepts an invitation with a new passkey and nothing else. */
async function acceptWith(device: SoftwareAuthenticator, path: string, browser = new Browser(app.url)) {
  const created = device.create(await optionsOf(browser, path));
  return { browser, created, ...(await browser.post<StepBody>(path, { name: 'Marta', ...created })) };
}

async function signIn(device: SoftwareAuthenticator) {
  const browser = new Browser(app.url);
  const response = device.use(await optionsOf(browser, '/api/admin/passkey-sign-in'));
  const { status } = await browser.post('/api/admin/passkey-sign-in', response);
  return { status, browser };
}

/** Confirms a change of the second factors with the passkey. */
async function confirmed(browser: Browser, device: SoftwareAuthenticator) {
  return { passkey: device.use(await optionsOf(browser, `${FACTORS}/confirmation`)) };
}

test('a manager accepts with a passkey alone, and has both factors at once', async () => {
  const { id, owner, path, device } = await anInvited();
  const { status, body, browser } = await acceptWith(device, path);
  expect([status, body]).toEqual([200, { isAdmin: true }]);
  expect((await browser.get('/api/admin/dashboard')).status).toBe(200);
  expect((await browser.get<object>(FACTORS)).body).toMatchObject({ hasPassword: false, isRequired: true });
  const [member] = (await owner.browser.get<Member[]>(PATH)).body.filter((each) => each.id === id);
  expect(member).toMatchObject({ name: 'Marta', hasSecondFactor: true, invitedUntil: null });
  expect((await signIn(device)).status).toBe(200);
});

test('an invitation is used up by the first passkey, and a refused one leaves it as it was', async () => {
  const { path, device } = await anInvited();
  const browser = new Browser(app.url);
  const elsewhere = device.create(await optionsOf(browser, path), { origin: 'https://saque.example.net' });
  const refused = await browser.post<StepBody>(path, { name: 'Marta', ...elsewhere });
  expect([refused.status, refused.body.code]).toEqual([400, 'passkey_refused']);
  const { status, created } = await acceptWith(device, path);
  expect(status).toBe(200);
  const again = await browser.post<StepBody>(path, { name: 'Otra', ...created });
  expect([again.status, again.body.code]).toEqual([404, 'invitation_not_found']);
  expect((await browser.post(`${path}/options`)).status).toBe(404);
});

test('the passkey of another person does not accept an invitation', async () => {
  const [first, second] = [await anInvited(), await anInvited()];
  await acceptWith(first.device, first.path);
  const { status, body } = await acceptWith(first.device, second.path);
  expect([status, body.code]).toEqual([409, 'passkey_known']);
  expect((await acceptWith(second.device, second.path)).status).toBe(200);
});

test('an admin without a password confirms changes with the passkey, once each, and keeps the last one', async () => {
  const { path, device } = await anInvited();
  const { browser } = await acceptWith(device, path);
  const confirmation = await confirmed(browser, device);
  const options = await browser.post<Options>(`${FACTORS}/passkeys/options`, confirmation);
  expect(options.body).toMatchObject({ authenticatorSelection: { residentKey: 'required' } });
  const replayed = await browser.post<StepBody>(`${FACTORS}/passkeys/options`, confirmation);
  expect([replayed.status, replayed.body.code]).toEqual([403, 'not_confirmed']);
  const remove = async () => {
    const values = { id: device.id, ...(await confirmed(browser, device)) };
    return browser.post<StepBody>(`${FACTORS}/passkeys/remove`, values);
  };
  const last = await remove();
  expect([last.status, last.body.code]).toEqual([409, 'last_second_factor']);
  const laptop = new SoftwareAuthenticator(app.config.publicUrl);
  const added = { name: 'Mi laptop', ...laptop.create(options.body) };
  const { status, body } = await browser.post<StepBody>(`${FACTORS}/passkeys`, added);
  expect([status, body.recoveryCodes]).toEqual([200, null]);
  expect((await remove()).status).toBe(200);
  expect((await signIn(device)).status).toBe(404);
  expect((await signIn(laptop)).status).toBe(200);
});

test('a receptionist without a password keeps the last passkey, too', async () => {
  const { venueId, owner } = await aClub(app);
  const { id } = (await invite(owner.browser, venueId)).body;
  const device = new SoftwareAuthenticator(app.config.publicUrl);
  const { browser } = await acceptWith(device, `/api/admin/invitations/${await tokenOf(app, id)}/passkey`);
  const values = { id: device.id, ...(await confirmed(browser, device)) };
  const { status, body } = await browser.post<StepBody>(`${FACTORS}/passkeys/remove`, values);
  expect([status, body.code]).toEqual([409, 'last_second_factor']);
});

test('an admin who has lost the only passkey gets a new invitation with the reset', async () => {
  const { id, owner, path, device } = await anInvited();
  const { browser } = await acceptWith(device, path);
  expect((await owner.browser.post(`${PATH}/${id}/second-factor/reset`)).status).toBe(204);
  expect((await browser.get('/api/admin/me')).status).toBe(401);
  expect((await signIn(device)).status).toBe(404);
  const back = await accept(app, await tokenOf(app, id));
  expect(back.body).toMatchObject({ secondStep: { stage: 'enroll' } });
});
