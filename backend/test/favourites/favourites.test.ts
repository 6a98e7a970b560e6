import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import { signIn } from '../support/fixtures/signing-in.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  browser = new Browser(app.url);
});

const add = (venueId: string, by = browser) =>
  by.send<{ code: string } | ''>('PUT', `/api/favourites/${venueId}`);
const remove = (venueId: string, by = browser) => by.send('DELETE', `/api/favourites/${venueId}`);
const favourites = async (of = browser): Promise<string[]> =>
  (await of.get<{ venueIds: string[] }>('/api/favourites')).body.venueIds;
const rowsOf = (playerId: string) =>
  app.sql<{ venueId: string }>(`select venue_id as "venueId" from favourites where player_id = $1`, [
    playerId,
  ]);

/** Makes the browser's player the owner of so many favourites. */
async function withFavourites(count: number, of = browser): Promise<string[]> {
  const playerId = await playerOf(of);
  const rows = await app.sql<{ id: string }>(
    `with added as (
       insert into venues (id, name, location, time_zone)
       select gen_random_uuid(), 'Club ' || n, 'Quito', 'America/Guayaquil' from generate_series(1, $2) n returning id)
     insert into favourites select $1, id, now() from added returning venue_id as id`,
    [playerId, count],
  );
  return rows.map(({ id }) => id);
}

describe('the favourite venues of a player', () => {
  test('are those that were added, the newest first, until they are removed', async () => {
    const [first, second] = [await aVenue(app), await aVenue(app)];
    expect((await add(first)).status).toBe(204);
    expect((await add(second)).status).toBe(204);
    expect(await favourites()).toEqual([second, first]);
    expect((await remove(second)).status).toBe(204);
    expect(await favourites()).toEqual([first]);
  });

  test('stay the same if a request is repeated', async () => {
    const [first, second] = [await aVenue(app), await aVenue(app)];
    await add(first);
    await add(second);
    expect((await add(first)).status).toBe(204);
    expect(await favourites()).toEqual([second, first]);
    await remove(first);
    expect((await remove(first)).status).toBe(204);
    expect(await favourites()).toEqual([second]);
  });

  test('are the player’s alone', async () => {
    const venueId = await aVenue(app);
    await add(venueId);
    const stranger = new Browser(app.url);
    await remove(venueId, stranger);
    expect([await favourites(stranger), await favourites()]).toEqual([[], [venueId]]);
  });

  test('are none for a browser without a session, which does not become a guest by looking', async () => {
    const response = await browser.get('/api/favourites');
    expect([response.body, response.headers.getSetCookie()]).toEqual([{ venueIds: [] }, []]);
    const removed = await remove(await aVenue(app));
    expect([removed.status, removed.headers.getSetCookie()]).toEqual([204, []]);
  });

  test('do not include a venue that has been archived, and no new one can be added', async () => {
    const venueId = await aVenue(app);
    await add(venueId);
    await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
    expect(await favourites()).toEqual([]);
    const { status, body } = await add(venueId);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'venue_not_found' })]);
  });

  test.each(['00000000-0000-7000-8000-000000000000', 'club'])('cannot contain %s', async (venueId) => {
    expect((await add(venueId)).status).toBe(404);
    expect(await favourites()).toEqual([]);
  });

  test('are a hundred at most, and those among them may be added again', async () => {
    const known = await withFavourites(100);
    const { status, body } = await add(await aVenue(app));
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'too_many_favourites' })]);
    expect((await add(known[0] ?? '')).status).toBe(204);
    await remove(known[0] ?? '');
    expect((await add(await aVenue(app))).status).toBe(204);
    expect(await favourites()).toHaveLength(100);
  });

  test('can be removed again after the venue was archived, whether it was marked or not', async () => {
    const venueId = await aVenue(app);
    await add(venueId);
    await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
    const stranger = new Browser(app.url);
    await add(await aVenue(app), stranger);
    const repeated = [await remove(venueId), await remove(venueId), await remove(venueId, stranger)];
    expect([...repeated, await remove(venueId, new Browser(app.url))].map(({ status }) => status)).toEqual([
      204, 204, 204, 204,
    ]);
    expect(await rowsOf(await playerOf(browser))).toEqual([]);
  });

  test('take no room once they are archived, and can still be removed', async () => {
    const [archived = ''] = await withFavourites(100);
    await app.sql('update venues set archived_at = now() where id = $1', [archived]);
    expect((await add(await aVenue(app))).status).toBe(204);
    expect((await add(await aVenue(app))).status).toBe(409);
    expect((await remove(archived)).status).toBe(204);
    expect(await rowsOf(await playerOf(browser))).toHaveLength(100);
  });

  test.each(['00000000-0000-7000-8000-000000000000', 'club'])('never contained %s', async (venueId) => {
    await favourites();
    expect((await remove(venueId)).status).toBe(404);
  });

  test('can be added again although a merge has left more than a hundred', async () => {
    const [known = ''] = await withFavourites(101);
    expect((await add(known)).status).toBe(204);
    expect((await add(await aVenue(app))).status).toBe(409);
  });
});

describe('the favourites of a guest', () => {
  test('join those of the account that signs in', async () => {
    const [both, ofGuest] = [await aVenue(app), await aVenue(app)];
    const account = await asAccount(app);
    await add(both, account.browser);
    await add(both);
    await add(ofGuest);
    const guestId = await playerOf(browser);
    await merge(app, guestId, account.playerId);

    expect((await favourites(account.browser)).sort()).toEqual([both, ofGuest].sort());
    expect(await favourites(browser)).toHaveLength(2); // this browser is the account's now
    expect(await rowsOf(guestId)).toEqual([]);
  });

  test('appear in another browser after both have signed in with the same address', async () => {
    const email = 'dos-navegadores@example.org';
    const venueId = await aVenue(app);
    await add(venueId);
    await signIn(app, email, browser);
    const other = new Browser(app.url);
    await signIn(app, email, other);
    expect(await favourites(other)).toEqual([venueId]);
  });

  test('join the account although another of its browsers adds the same one', async () => {
    const venueId = await aVenue(app);
    const account = await asAccount(app);
    await add(venueId);
    const guestId = await playerOf(browser);
    const added: Promise<unknown>[] = [];
    await merge(app, guestId, account.playerId, async () => {
      added.push(add(venueId, account.browser));
    });
    expect(await Promise.all(added)).toEqual([expect.objectContaining({ status: 204 })]);
    expect(await favourites(account.browser)).toEqual([venueId]);
  });
});

test('the export names the favourites, and the erasure removes them', async () => {
  const venueId = await aVenue(app, { name: 'Club Secreto' });
  await add(venueId);
  const playerId = await playerOf(browser);
  const { body } = await browser.get<{ favourites: object[] }>('/api/session/export');
  expect(body.favourites).toEqual([{ venue: 'Club Secreto', since: expect.any(String) as string }]);
  expect((await browser.send('DELETE', '/api/session/account', {})).status).toBe(204);
  expect(await rowsOf(playerId)).toEqual([]);
});
