import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { accept, aClub, anAddress, invite, type Member, PASSWORD, PATH, tokenOf } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sql('delete from rate_limits'));
afterAll(() => app.close());

describe('an invitation to work at a venue', () => {
  test('leads a receptionist to a password and into the desk of that venue', async () => {
    const { venueId, owner } = await aClub(app, 'Las Lomas');
    const email = anAddress();
    const { status, body } = await invite(owner.browser, venueId, 'reception', email);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Marta Ruiz', roles: [{ venueId, role: 'reception' }] });
    const token = await tokenOf(app, body.id);
    const browser = new Browser(app.url);
    const shown = await browser.get<object>(`/api/admin/invitations/${token}`);
    expect(shown.body).toMatchObject({ email, roles: [{ venueName: 'Las Lomas', role: 'reception' }] });
    expect((await accept(app, token, { browser })).body).toEqual({ isAdmin: true });
    expect((await browser.get(`/api/admin/venues/${venueId}/day?date=2027-01-10`)).status).toBe(200);
    const [member] = (await owner.browser.get<Member[]>(PATH)).body.filter(({ id }) => id === body.id);
    expect(member).toMatchObject({ name: 'Marta', invitedUntil: null });
    const login = { username: email.toUpperCase(), password: PASSWORD };
    expect((await new Browser(app.url).post('/api/admin/login', login)).status).toBe(200);
  });

  test('asks an owner or manager for a second factor before anything else', async () => {
    const { venueId, owner } = await aClub(app);
    const { body } = await invite(owner.browser, venueId, 'manager');
    const browser = new Browser(app.url);
    const accepted = await accept(app, await tokenOf(app, body.id), { browser });
    expect(accepted.body).toMatchObject({ isAdmin: false, secondStep: { stage: 'enroll' } });
    expect((await browser.get('/api/admin/me')).status).toBe(401);
  });

  test('is used once, and a weak password does not use it up', async () => {
    const { venueId, owner } = await aClub(app);
    const token = await tokenOf(app, (await invite(owner.browser, venueId)).body.id);
    expect((await accept(app, token, { password: 'corta' })).status).toBe(400);
    expect((await accept(app, token, { password: 'qwertyuiop123' })).body.code).toBe('unfit_password');
    expect((await accept(app, token)).status).toBe(200);
    const again = await accept(app, token, { password: 'otra clave distinta' });
    expect([again.status, again.body.code]).toEqual([404, 'invitation_not_found']);
  });

  test('is accepted by one of two people who open it at the same time', async () => {
    const { venueId, owner } = await aClub(app);
    const token = await tokenOf(app, (await invite(owner.browser, venueId)).body.id);
    const both = await Promise.all([
      accept(app, token),
      accept(app, token, { password: 'otra clave distinta' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('ends after seven days, and a new one replaces it', async () => {
    const { venueId, owner } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId)).body;
    const [stored] = await app.sql<{ days: number }>(
      `select extract(day from expires_at - created_at)::int as days from admin_invitations where admin_id = $1`,
      [id],
    );
    expect(stored?.days).toBe(7);
    const first = await tokenOf(app, id);
    await app.sql(
      `update admin_invitations set expires_at = now() - interval '1 minute' where admin_id = $1`,
      [id],
    );
    expect((await accept(app, first)).status).toBe(404);
    expect((await owner.browser.post(`${PATH}/${id}/invitation`)).status).toBe(204);
    const second = await tokenOf(app, id);
    expect(second).not.toBe(first);
    expect((await accept(app, first)).status).toBe(404);
    expect((await accept(app, second)).status).toBe(200);
    const third = await owner.browser.post<Member>(`${PATH}/${id}/invitation`);
    expect([third.status, third.body.code]).toEqual([409, 'invitation_accepted']);
  });

  test('stays as it is however often the link is opened', async () => {
    const { venueId, owner } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId)).body;
    const token = await tokenOf(app, id);
    const rows = () => app.sql('select * from admin_invitations i join admins a on a.id = i.admin_id');
    const before = await rows();
    for (const path of [`/api/admin/invitations/${token}`, `/admin/invitation/${token}`])
      expect((await new Browser(app.url).get(path)).headers.get('set-cookie')).toBeNull();
    expect(await rows()).toEqual(before);
    expect((await accept(app, token)).status).toBe(200);
  });

  test('is not found by guessing: an address that tries many tokens has to wait', async () => {
    const { venueId, owner } = await aClub(app);
    const token = await tokenOf(app, (await invite(owner.browser, venueId)).body.id);
    const guess = (wrong: string) => new Browser(app.url).get(`/api/admin/invitations/${wrong}`);
    for (let tried = 0; tried < 30; tried++)
      expect((await guess(tried % 2 ? 'x' : token.replace(/.$/, '-'))).status).toBe(404);
    expect((await guess('x')).status).toBe(429);
    expect((await accept(app, token)).body.code).toBe('too_many_attempts');
  });

  test('ends with the removal of the person, who is not let in by the link', async () => {
    const { venueId, owner } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId)).body;
    const token = await tokenOf(app, id);
    await owner.browser.send('DELETE', `${PATH}/${id}`);
    expect((await accept(app, token)).status).toBe(404);
  });

  test('is stored as a hash only', async () => {
    const { venueId, owner } = await aClub(app);
    const { id } = (await invite(owner.browser, venueId)).body;
    const token = await tokenOf(app, id);
    const [row] = await app.sql<{ text: string }>(
      `select i::text || convert_from(decode(encode(seed, 'hex'), 'escape'), 'LATIN1') as text
         from admin_invitations i where admin_id = $1`,
      [id],
    );
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});
