import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { violationsOf } from '../support/app/violations.js';
import { playerOf } from '../support/fixtures/accounts.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
});
afterAll(() => app.close());

/** An hour that was offered to a player and taken. */
async function aTakenHour(): Promise<{ entryId: string; bookingId: string; browser: Browser }> {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const browser = new Browser(app.url);
  const { entryId, offerToken } = await anOpenOffer(app, browser, { venueId, courtId, date: DAY });
  const { status, body } = await browser.post<BookingResponse>(`/api/offers/${offerToken}/accept`, {});
  expect(status).toBe(201);
  return { entryId, bookingId: body.id, browser };
}

/** Returns what an invariant reports, by default the one about accepted offers. */
const reported = (invariant = 'I19b') => violationsOf(app, invariant);

/** Copies the accepted offer of an entry, for this entry and booking. */
const copyOffer = (ofEntry: string, entryId: string, bookingId: string) =>
  app.sql(
    `insert into hour_offers select gen_random_uuid(), chain_id, venue_id, court_id, slot_date, start_minute,
            duration_minutes, status, $2, expires_at, $3, created_at, ended_at from hour_offers where entry_id = $1`,
    [ofEntry, entryId, bookingId],
  );

beforeEach(async () => {
  await app.sql(`delete from hour_offers`);
  await app.sql(`delete from waiting_entries`);
});

test('the books of the waiting list agree if a player takes an offered hour', async () => {
  await aTakenHour();
  expect(await reported()).toEqual([]);
});

test('the books report an entry that accepted two offers', async () => {
  const { entryId, browser } = await aTakenHour();
  const other = await aTakenHour();
  await app.sql(`update bookings set player_id = $2 where id = $1`, [
    other.bookingId,
    await playerOf(browser),
  ]);
  await app.sql(`update hour_offers set entry_id = $1`, [entryId]);
  await app.sql(`delete from waiting_entries where id = $1`, [other.entryId]);
  expect(await reported()).toEqual([entryId]);
});

test('the books report a booking that was made from two offers', async () => {
  const { entryId, bookingId } = await aTakenHour();
  const twin = randomUUID();
  await app.sql(
    `insert into waiting_entries select $2, player_id, venue_id, court_id, slot_date, from_minute, to_minute,
            duration_minutes, game_type, status, in_line_since, created_at from waiting_entries where id = $1`,
    [entryId, twin],
  );
  await copyOffer(entryId, twin, bookingId);
  expect(await reported()).toEqual([bookingId]);
});

test('the books report a served player without an accepted offer, until the purge removes such days', async () => {
  const { entryId } = await aTakenHour();
  await app.sql(`delete from hour_offers`);
  expect(await reported()).toEqual([entryId]);
  await app.sql(`update waiting_entries set slot_date = current_date - 31`);
  expect(await reported()).toEqual([]);
});

test('the books report an offer that another player took', async () => {
  const { bookingId } = await aTakenHour();
  const stranger = await playerOf(new Browser(app.url));
  await app.sql(`update bookings set player_id = $2 where id = $1`, [bookingId, stranger]);
  expect(await reported()).toHaveLength(1);
});

test.each([
  ['at another time', 'from_minute = 870, to_minute = 900'],
  ['on another day', 'slot_date = slot_date + 1'],
  ['for longer', 'duration_minutes = 90'],
  [
    'on another court',
    'court_id = (select c.id from courts c where c.id <> waiting_entries.court_id limit 1)',
  ],
])('the books report an hour that is offered to a player who wants to play %s', async (_, change) => {
  const { entryId } = await aTakenHour();
  await aTakenHour(); // has another court
  expect(await reported('I19c')).toEqual([]);
  await app.sql(`update waiting_entries set ${change} where id = $1`, [entryId]);
  const [offer] = await app.sql<{ id: string }>(`select id from hour_offers where entry_id = $1`, [entryId]);
  expect(await reported('I19c')).toEqual([offer?.id]);
});
