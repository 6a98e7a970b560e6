import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { violationsOf } from '../support/app/violations.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(3);
let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false });
});
beforeEach(async () => {
  await app.sql('delete from hour_offers');
  await app.sql('delete from half_hour_claims');
  await app.sql('delete from bookings');
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

async function book(hours: readonly string[], browser = new Browser(app.url)): Promise<void> {
  for (const timeSlot of hours) {
    const hour = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles' };
    expect((await browser.post('/api/bookings', hour)).status).toBe(201);
  }
}

/** Returns how many violations an invariant reports at a limit per address. */
const reported = async (invariant: string, unpaidPerAddress?: number) =>
  (await violationsOf(app, invariant, unpaidPerAddress)).length;

test('the books report an address that keeps more hours of a venue than the limit allows', async () => {
  await book(['06:00', '07:00']);
  await book(['08:00']);
  expect([await reported('I20', 3), await reported('I20', 2)]).toEqual([0, 1]);
});

test('the books report a mailbox whose accounts keep more than four hours, offers included', async () => {
  const { browser } = await asAccount(app, undefined, 'una@example.org');
  const other = await asAccount(app, undefined, 'una+2@example.org');
  await book(['06:00', '07:00', '08:00', '09:00'], browser);
  expect(await reported('I20b')).toBe(0);
  await anOpenOffer(app, other.browser, { venueId, courtId, date: DAY });
  expect(await reported('I20b')).toBe(1);
});
