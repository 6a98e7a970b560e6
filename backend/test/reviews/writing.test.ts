import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import { pay, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aBookingAt, aPlayedGame, wasPlayed } from '../support/fixtures/played-games.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';
import { sentCode } from '../support/fixtures/signing-in.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { tablesWith } from '../privacy/scan.js';

interface Own {
  bookingId: string;
  stars: number | null;
  text: string | null;
  editableUntil: string | null;
  isEditable: boolean;
  code?: string;
}

interface Page {
  items: {
    stars: number;
    text: string | null;
    playerName: string | null;
    edited: boolean;
    reply: { text: string } | null;
  }[];
  summary: { average: number | null; count: number; byStars: Record<string, number> };
}

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } }); // keeps the letters
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

const write = ({ browser, bookingId }: UnpaidBooking, stars: number, text?: string | null) =>
  browser.post<Own>('/api/reviews', { bookingId, stars, ...(text === undefined ? {} : { text }) });
const shown = async () => (await new Browser(app.url).get<Page>(`/api/venues/${venueId}/reviews`)).body;
const own = async (browser: Browser) => (await browser.get<Own[]>('/api/reviews')).body;
const searched = async () =>
  (await app.sql('select stars, ratings from search_venues where venue_id = $1', [venueId]))[0];
const named = (browser: Browser, name: string) => browser.send('PUT', '/api/session/profile', { name });
const replied = ({ bookingId }: UnpaidBooking, text: string) =>
  app.sql(`update reviews set reply = $2, replied_at = now() where booking_id = $1`, [bookingId, text]);

describe('a review of a game', () => {
  test('shows on the page of the venue after a played and paid booking, without the whole name', async () => {
    const game = await aPlayedGame(app, courtId);
    await named(game.browser, 'Ana María Pérez');
    expect(await own(game.browser)).toMatchObject([{ stars: null, isEditable: true, editableUntil: null }]);
    const { status, body } = await write(game, 4, '  Buen césped\n y luces ');
    expect([status, body]).toMatchObject([201, { stars: 4, text: 'Buen césped y luces', isEditable: true }]);
    const { items, summary } = await shown();
    expect(items).toMatchObject([
      { stars: 4, text: 'Buen césped y luces', playerName: 'Ana M.', edited: false, reply: null },
    ]);
    expect(summary).toEqual({ average: 4, count: 1, byStars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
    expect(JSON.stringify(items)).not.toContain(game.bookingId);
  });

  test('counts for the list and for search, once, also when it is changed, replied to and has no text', async () => {
    const game = await aPlayedGame(app, courtId);
    await write(game, 2);
    expect(await searched()).toEqual({ stars: 2, ratings: 1 });
    await write(game, 5, 'Ya arreglaron la red');
    await app.sql(`update reviews set reply = 'Gracias', replied_at = now() where venue_id = $1`, [venueId]);
    expect(await searched()).toEqual({ stars: 5, ratings: 1 });
    const { body } = await game.browser.get<{ rating: number }>(`/api/venues/${venueId}`);
    expect(body).toMatchObject({ rating: 5, ratingCount: 1 });
    await app.sql(`delete from reviews where venue_id = $1`, [venueId]);
    expect(await searched()).toEqual({ stars: 0, ratings: 0 });
  });

  test('can be changed for 14 days, and then stays as it is', async () => {
    const game = await aPlayedGame(app, courtId);
    await write(game, 3, 'Regular');
    expect((await write(game, 3, 'Regular')).status).toBe(200);
    expect((await shown()).items).toMatchObject([{ edited: false }]);
    expect((await write(game, 5)).status).toBe(200);
    expect((await shown()).items).toMatchObject([{ stars: 5, text: null, edited: true }]);
    await app.sql(`update reviews set created_at = created_at - interval '14 days' where venue_id = $1`, [
      venueId,
    ]);
    const { status, body } = await write(game, 1);
    expect([status, body.code]).toEqual([409, 'review_closed']);
    expect(await own(game.browser)).toMatchObject([{ stars: 5, isEditable: false }]);
    expect((await write(game, 5)).status).toBe(200); // changes nothing
  });

  test('exists once for a booking, however many requests arrive at once', async () => {
    const game = await aPlayedGame(app, courtId);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => write(game, stars)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    const { summary } = await shown();
    expect(summary.count).toBe(1);
    expect(await searched()).toEqual({ stars: summary.average, ratings: 1 });
  });

  test('can be written after the desk has taken the money, and not before', async () => {
    const admin = await anAdmin(app);
    await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { payAtClub: true });
    const { browser } = await asAccount(app);
    await browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' });
    const booking = await aBookingAt(app, courtId, { browser });
    await browser.post(`/api/bookings/${booking.bookingId}/pay-at-club`, {});
    await wasPlayed(app, booking.bookingId);
    expect([(await write(booking, 5)).body.code, await own(browser)]).toEqual(['not_paid', []]);
    const settle = { amount: '14.50', method: 'cash' };
    await admin.post(`/api/admin/bookings/${booking.bookingId}/settle`, settle);
    expect((await write(booking, 5)).status).toBe(201);
  });
});

describe('a review is refused', () => {
  test('is refused before the end of play, before the whole payment, and for a cancelled booking', async () => {
    const { browser, bookingId } = await aBookingAt(app, courtId, { timeSlot: '11:00' });
    const unpaid = { browser, bookingId };
    expect((await write(unpaid, 5)).body.code).toBe('not_played_yet');
    await pay(app, unpaid);
    expect((await write(unpaid, 5)).body.code).toBe('not_played_yet');
    const cancelled = await aBookingAt(app, courtId, { browser });
    await browser.post('/api/cancellations', { bookingId: cancelled.bookingId });
    expect((await write(cancelled, 5)).body.code).toBe('not_played');
    const played = await aBookingAt(app, courtId, { browser, timeSlot: '12:00' });
    await wasPlayed(app, played.bookingId);
    expect((await write(played, 5)).body.code).toBe('not_paid');
    expect((await shown()).summary.count).toBe(0);
    expect(await own(browser)).toEqual([]);
  });

  test('is refused to everybody but the organiser, even after paying a place', async () => {
    const game = await aDoublesBooking(app);
    const friend = new Browser(app.url);
    await payPlace(app, game.bookingId, (await share(game)).shareToken, friend);
    await pay(app, game);
    await wasPlayed(app, game.bookingId);
    for (const browser of [friend, new Browser(app.url)])
      expect((await write({ ...game, browser }, 5)).status).toBe(404);
    expect((await write(game, 5)).status).toBe(201);
  });

  test.each([0, 6, 4.5, '5', null])('is refused with %j stars', async (stars) => {
    const game = await aPlayedGame(app, courtId);
    expect((await write(game, stars as number)).status).toBe(400);
  });
});

describe('the author of a review', () => {
  test('is the account after a guest has joined it, and can still change it', async () => {
    const game = await aPlayedGame(app, courtId);
    await write(game, 3);
    const account = await asAccount(app);
    await named(account.browser, 'Luis Ríos');
    await merge(app, await playerOf(game.browser), account.playerId);
    expect((await write({ ...game, browser: account.browser }, 4)).status).toBe(200);
    expect((await shown()).items).toMatchObject([{ stars: 4, playerName: 'Luis R.' }]);
    const { body } = await account.browser.get<{ reviews: Own[] }>('/api/session/export');
    expect(body.reviews).toMatchObject([{ bookingId: game.bookingId, stars: 4 }]);
  });

  test('is no one after the erasure, and what was signed with the name has lost its text', async () => {
    const account = await asAccount(app);
    const { browser, email } = account;
    await named(browser, 'Zanahoria Quispe');
    const signed = await aPlayedGame(app, courtId, { browser });
    await write(signed, 2, 'Muy fría. ZANAHORIA');
    const other = await aPlayedGame(app, courtId, { browser, timeSlot: '11:00' });
    await write(other, 5, 'Buen césped');
    const third = await aPlayedGame(app, courtId, { browser, timeSlot: '12:00' });
    await write(third, 4);
    await replied(signed, 'Ya hay calefacción');
    await replied(third, 'Gracias, Zanahoria');
    await browser.post('/api/session/account/code');
    const code = await sentCode(app, email, 'erase');
    expect((await browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
    const { items, summary } = await shown();
    expect(items.map(({ stars, text, playerName, reply }) => [stars, text, playerName, reply?.text])).toEqual(
      [
        [4, null, null, undefined],
        [5, 'Buen césped', null, undefined],
        [2, null, null, 'Ya hay calefacción'],
      ],
    );
    expect(summary).toMatchObject({ average: 3.7, count: 3 });
    expect(await tablesWith(app, ['anahoria', 'ANAHORIA'])).toEqual([]);
    expect((await write(other, 1)).status).toBe(404);
  });
});
