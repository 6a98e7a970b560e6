import { randomUUID } from 'node:crypto';
import { readContract } from '../http/contract.js';
import { anAdmin, type Existing, existingThings, goodDraft, send } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const contract = await readContract();
let app: TestApp;
let existing: Existing;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false });
  existing = await existingThings(app, new Browser(app.url), await anAdmin(app));
});
afterAll(() => app.close());

const people = async () =>
  (
    await app.sql<{ players: string; sessions: string; keys: string }>(
      `select (select count(*) from players) as players, (select count(*) from sessions) as sessions,
              (select count(*) from idempotency_keys) as keys`,
    )
  )[0];

const reading = contract.operations.filter(({ method }) => method === 'GET');

test.each(reading.map((operation) => [operation.name, operation] as const))(
  '%s makes no player and no session of a browser without a cookie',
  async (_name, operation) => {
    const before = await people();
    const draft = goodDraft(operation, contract, existing);
    const unknown = { ...draft, headers: { ...draft.headers, cookie: `saque-player=${'a'.repeat(43)}` } };
    for (const one of [draft, unknown]) {
      const { headers } = await send(new Browser(app.url), operation, one);
      expect(headers.getSetCookie().filter((cookie) => cookie.includes('player'))).toEqual([]);
    }
    expect(await people()).toEqual(before);
  },
);

test('three hundred visitors who ask for their session leave nothing', async () => {
  const before = await people();
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => new Browser(app.url).get('/api/session')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.body).toMatchObject({ userId: 'me', isGuest: true, isAdmin: false, email: null });
  expect(await people()).toEqual(before);
});

test('ending reminders that a browser never had makes no player', async () => {
  const before = await people();
  expect((await new Browser(app.url).send('DELETE', '/api/session/push')).status).toBe(204);
  expect(await people()).toEqual(before);
});

test('the first thing that a browser keeps makes its player, and the session says so afterwards', async () => {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const hour = { courtId, bookingDate: dayFromNow(3), timeSlot: '10:00', gameType: 'singles' };
  const keeping: [method: string, path: string, body?: object][] = [
    ['POST', '/api/session'],
    ['POST', '/api/bookings', hour],
    ['PUT', `/api/favourites/${venueId}`],
    ['PUT', '/api/session/reminders', { dayBefore: false, hoursBefore: true }],
    ['PUT', '/api/session/profile', { name: 'Ana' }],
    ['POST', '/api/session/email-code', { email: `${randomUUID()}@example.org` }],
  ];
  for (const [method, path, body] of keeping) {
    const browser = new Browser(app.url);
    expect((await browser.send(method, path, body)).status).toBeLessThan(300);
    const { userId } = (await browser.get<{ userId: string }>('/api/session')).body;
    expect([path, userId]).toEqual([path, expect.stringMatching(/^player-/)]);
  }
});
