import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aBookingAt } from '../support/fixtures/played-games.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Item {
  id: string;
  stars: number;
  reply: { text: string; repliedAt: string } | null;
  venue?: { id: string };
}

interface Page {
  items: Item[];
  nextCursor: string | null;
  summary: { count: number };
}

let app: TestApp;
let admin: Browser;
let venueId: VenueId;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql('delete from reviews');
  venueId = await aVenue(app);
});

/** Stores reviews of a venue, all of the same instant, and returns their ids. */
async function reviewed(venue: string, stars: number[]): Promise<string[]> {
  const courtId = await aCourt(app, venue);
  const ids: string[] = [];
  for (const [index, given] of stars.entries()) {
    const where = { day: 3 + Math.floor(index / 4), timeSlot: `${10 + (index % 4)}:00` };
    const { bookingId } = await aBookingAt(app, courtId, where);
    const [review] = await app.sql<{ id: string }>(
      `insert into reviews (booking_id, venue_id, stars, created_at)
       values ($1, $2, $3, '2026-11-01 12:00Z') returning id`,
      [bookingId, venue, given],
    );
    ids.push(review?.id ?? '');
  }
  return ids;
}

const read = async (path: string, browser = new Browser(app.url)): Promise<Page> => {
  const { status, body } = await browser.get<Page>(path);
  expect(status).toBe(200);
  return body;
};
const publicPage = (query = '') => read(`/api/venues/${venueId}/reviews${query}`);
const adminPage = (browser: Browser, query = '') => read(`/api/admin/reviews${query}`, browser);
const reply = (browser: Browser, id: string, text: unknown) =>
  browser.send<Item>('PUT', `/api/admin/reviews/${id}/reply`, { text });

describe('the reviews of a venue', () => {
  test('come in pages of 20 that neither repeat nor skip one, whatever is written meanwhile', async () => {
    const ids = await reviewed(
      venueId,
      Array.from({ length: 23 }, (_, index) => (index % 5) + 1),
    );
    const first = await publicPage();
    expect([first.items.length, first.summary.count]).toEqual([20, 23]);
    await app.sql(`update reviews set created_at = now() where id = $1`, [first.items[0]?.id]);
    const second = await publicPage(`?cursor=${first.nextCursor}`);
    expect([second.items.length, second.nextCursor]).toEqual([3, null]);
    const seen = first.items.concat(second.items).map(({ id }) => id);
    expect(seen.sort()).toEqual(ids.sort());
  });

  test.each(['?cursor=1', '?cursor='])('cannot be asked for from %j', async (query) => {
    expect((await admin.get(`/api/venues/${venueId}/reviews${query}`)).status).toBe(400);
  });

  test('are not found for an archived venue, and not after the review of another one', async () => {
    const [other] = await reviewed(await aVenue(app), [5]);
    expect((await admin.get(`/api/venues/${venueId}/reviews?cursor=${other}`)).status).toBe(404);
    await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
    expect((await admin.get(`/api/venues/${venueId}/reviews`)).status).toBe(404);
  });
});

describe('the reply of a venue', () => {
  test('shows below the review; it can be changed and removed, and the audit log names who did it', async () => {
    const [id = ''] = await reviewed(venueId, [2]);
    const { status, body } = await reply(admin, id, ' Gracias,\nya cambiamos la red ');
    expect([status, body.reply?.text, body.venue?.id]).toEqual([
      200,
      'Gracias, ya cambiamos la red',
      venueId,
    ]);
    expect((await publicPage()).items).toMatchObject([{ reply: { text: 'Gracias, ya cambiamos la red' } }]);
    await reply(admin, id, 'Gracias');
    expect((await publicPage()).items[0]?.reply?.text).toBe('Gracias');
    await reply(admin, id, ' ');
    expect((await publicPage()).items[0]?.reply).toBeNull();
    const log = `select action, subject_id as subject, before, after from audit_log where action like 'review.%'
                  order by at, id`;
    const entry = { subject: venueId, before: null, after: null };
    expect(await app.sql(log)).toEqual([
      { action: 'review.replied', ...entry },
      { action: 'review.replied', ...entry },
      { action: 'review.reply_removed', ...entry },
    ]);
  });

  test('is given by owner and manager of that venue, and no other role even sees the review in the list', async () => {
    const [id = ''] = await reviewed(venueId, [1]);
    const elsewhere = await aVenue(app);
    const [foreign = ''] = await reviewed(elsewhere, [5]);
    for (const role of ['owner', 'manager'] as const) {
      const { browser } = await aStaffMember(app, [{ venueId, role }]);
      expect((await reply(browser, id, `Gracias, ${role}`)).status).toBe(200);
      expect((await reply(browser, foreign, 'Gracias')).status).toBe(404);
      expect((await adminPage(browser)).items.map((item) => item.id)).toEqual([id]);
      expect((await browser.get(`/api/admin/reviews?venueId=${elsewhere}`)).status).toBe(404);
    }
    expect((await admin.get('/api/admin/reviews?venueId=00000000-0000-7000-8000-000000000000')).status).toBe(
      404,
    );
    const reception = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    expect((await reply(reception.browser, id, 'Hola')).status).toBe(403);
    expect((await reception.browser.get('/api/admin/reviews')).status).toBe(403);
  });

  test('takes a review from the list of those that wait for one, in which stars without words are not', async () => {
    const [first = '', second = '', mute = ''] = await reviewed(venueId, [1, 5, 3]);
    await reviewed(await aVenue(app), [4]);
    await app.sql(`update reviews set text = 'Bien' where id <> $1`, [mute]);
    await reply(admin, first, 'Gracias');
    const waiting = await adminPage(admin, `?venueId=${venueId}&unanswered=true`);
    expect(waiting.items.map(({ id }) => id)).toEqual([second]);
    expect((await adminPage(admin)).items).toHaveLength(4);
    expect((await adminPage(admin, `?venueId=${venueId}`)).items).toHaveLength(3);
  });

  test('is given from a list in which the reviews of several venues come newest first, in pages', async () => {
    const [other, foreign] = [await aVenue(app), await aVenue(app)];
    const mine = await reviewed(
      venueId,
      Array.from({ length: 21 }, () => 3),
    );
    const ids = mine.concat(await reviewed(other, [1, 2]));
    await reviewed(foreign, [5]);
    await app.sql(`update reviews set created_at = created_at + stars * interval '1 hour'`);
    const roles = [venueId, other].map((id) => ({ venueId: id, role: 'manager' as const }));
    const { browser } = await aStaffMember(app, roles);
    const first = await adminPage(browser);
    const second = await adminPage(browser, `?cursor=${first.nextCursor}`);
    const seen = first.items.concat(second.items);
    expect(seen.map(({ stars }) => stars)).toEqual([...mine.map(() => 3), 2, 1]);
    expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect([first.items.length, second.nextCursor]).toEqual([20, null]);
    await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
    expect((await adminPage(browser)).items.map(({ stars }) => stars)).toEqual([2, 1]);
  });
});
