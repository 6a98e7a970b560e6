import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { linkOf } from '../support/fixtures/manage.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

const DAY_MS = 86_400_000;
const CALLS = [
  ['GET', ''],
  ['GET', '/calendar.ics'],
  ['POST', '/code', {}],
  ['POST', '/cancel', { code: '123456' }],
  ['POST', '/move', { bookingDate: '2026-11-21', timeSlot: '18:00', code: '123456' }],
  ['POST', '/payment-intent', {}],
  ['POST', '/payments', { stripePaymentIntentId: 'pi_1' }],
] as const;

const started = new Date().toISOString();
const clock = new FixedClock(started);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(started);
  await app.sql('delete from rate_limits');
});
afterAll(() => app.close());

/** Sets the clock to an instant before or after the 90th day after the end of play. */
async function moveClock(bookingId: string, secondsAfter: number): Promise<void> {
  const [play] = await app.sql<{ end: Date }>(
    `select starts_at + duration_minutes * interval '1 minute' as end from bookings where id = $1`,
    [bookingId],
  );
  clock.set(new Date((play?.end.getTime() ?? 0) + 90 * DAY_MS + secondsAfter * 1000));
}

async function statusesOf(link: string): Promise<string[]> {
  const statuses: string[] = [];
  for (const [method, path, body] of CALLS) {
    const response = await new Browser(app.url).send<{ code?: string }>(method, `${link}${path}`, body);
    statuses.push(`${response.status} ${response.body.code ?? ''}`);
  }
  return statuses;
}

test('a link opens until 90 days after play, and then none of its calls does anything', async () => {
  const { browser, bookingId } = await pay(app, await anUnpaidBooking(app));
  const link = await linkOf(app, bookingId, browser);
  await moveClock(bookingId, -1);
  expect((await new Browser(app.url).get(link)).status).toBe(200);
  await moveClock(bookingId, 0);
  expect(await statusesOf(link)).toEqual(CALLS.map(() => '410 manage_link_ended'));
});

test('the link of a friend ends like the one of the organiser', async () => {
  const booking = await aDoublesBooking(app);
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, (await share(booking)).shareToken, friend);
  const link = await linkOf(app, booking.bookingId, friend);
  expect((await new Browser(app.url).get(link)).status).toBe(200);
  await moveClock(booking.bookingId, 0);
  expect((await new Browser(app.url).get(link)).status).toBe(410);
});

test('the player still sees the booking after its link has ended', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const link = await linkOf(app, bookingId, browser);
  await moveClock(bookingId, 0);
  const { body } = await browser.get<{ id: string }[]>('/api/bookings/user/me');
  expect(body.map(({ id }) => id)).toContain(bookingId);
  expect((await browser.get(link)).status).toBe(410);
});

test('many openings of an ended link do not count as guesses', async () => {
  const { browser, bookingId } = await anUnpaidBooking(app);
  const link = await linkOf(app, bookingId, browser);
  const another = await linkOf(app, (await anUnpaidBooking(app, { timeSlot: '12:00' })).bookingId, browser);
  await moveClock(bookingId, 0);
  for (let opened = 0; opened < 31; opened++) await browser.get(link);
  expect((await browser.get(link)).status).toBe(410);
  expect((await browser.get(another)).status).toBe(200);
});
