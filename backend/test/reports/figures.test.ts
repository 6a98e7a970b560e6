import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { type Business, dayShifted, generateBusiness, localDay } from './generated-business.js';

const ZONES = ['America/Guayaquil', 'Pacific/Galapagos', 'Europe/Madrid'];

/**
 * Noon, one minute before and after midnight in Guayaquil, and the turn of a month in the Galápagos
 * and in Madrid.
 */
const MOMENTS = [
  '2026-11-20T17:00:00Z',
  '2026-11-20T04:59:00Z',
  '2026-11-20T05:01:00Z',
  '2026-12-01T05:59:00Z',
  '2026-11-30T23:01:00Z',
];

interface DashboardResponse {
  bookings: { today: number; yesterday: number };
  revenue: { today: string; yesterday: string };
  days: { daysAgo: number; bookings: number; revenue: string }[];
  occupancy: { today: number };
  courtCount: number;
}

const clock = new FixedClock('2026-11-20T17:00:00Z');
let app: TestApp;
let admin: Browser;
let business: Business;

beforeAll(async () => {
  // The tests write only the rows that the figures read.
  app = await startTestApp({ clock, checkBooks: false });
  admin = new Browser(app.url);
  business = await generateBusiness(app, ZONES, clock.now());
});
afterAll(() => app.close());

const get = async <Body>(path: string, at: string): Promise<Body> => {
  clock.set(at);
  await admin.post('/api/admin/login', ADMIN);
  const { status, body } = await admin.get<Body>(path);
  expect(status).toBe(200);
  return body;
};

const dollars = (cents: number) => (cents / 100).toFixed(2);
const total = (amounts: number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
const earnedCents = ({ kind, cents }: Business['movements'][number]) => (kind === 'charge' ? cents : -cents);

function bookingsOn(now: Date, daysAgo: number): number {
  return business.bookings.filter(
    ({ timeZone, date, status }) =>
      status === 'active' && date === dayShifted(localDay(now, timeZone), -daysAgo),
  ).length;
}

function revenueOn(now: Date, daysAgo: number): string {
  const ofDay = business.movements.filter(
    ({ timeZone, date, earned }) => earned && date === dayShifted(localDay(now, timeZone), -daysAgo),
  );
  return dollars(total(ofDay.map(earnedCents)));
}

describe.each(MOMENTS)('the figures at %s', (moment) => {
  const now = new Date(moment);
  const isThisMonth = ({ timeZone, date }: { timeZone: string; date: string }) =>
    date.slice(0, 7) === localDay(now, timeZone).slice(0, 7);

  test('count today, yesterday and each of 30 days by the local calendar of each venue', async () => {
    const { bookings, revenue, days } = await get<DashboardResponse>('/api/admin/dashboard', moment);
    const expected = Array.from({ length: 30 }, (_, index) => 29 - index).map((daysAgo) => ({
      daysAgo,
      bookings: bookingsOn(now, daysAgo),
      revenue: revenueOn(now, daysAgo),
    }));
    expect(days).toEqual(expected);
    expect(bookings).toEqual({ today: bookingsOn(now, 0), yesterday: bookingsOn(now, 1) });
    expect(revenue).toEqual({ today: revenueOn(now, 0), yesterday: revenueOn(now, 1) });
    expect(total(days.map((day) => day.bookings))).toBeGreaterThan(100);
  });

  test('count the bookings of the list of today and derive the occupancy', async () => {
    const { bookings, occupancy, courtCount } = await get<DashboardResponse>('/api/admin/dashboard', moment);
    expect(await get<object[]>('/api/bookings/today', moment)).toHaveLength(bookings.today);
    expect(occupancy.today).toBe(Math.min(100, Math.round((bookings.today / (courtCount * 15)) * 100)));
  });

  test('contain the same revenue in today-revenue and the dashboard', async () => {
    expect(await get('/api/payments/today-revenue', moment)).toEqual({ revenue: revenueOn(now, 0) });
  });

  test('add up for the month, with a fee for each charge of the provider', async () => {
    const movements = business.movements.filter(isThisMonth);
    const charges = movements.filter(({ kind }) => kind === 'charge');
    const received = total(charges.filter(({ earned }) => earned).map(({ cents }) => cents));
    const refunds = total(movements.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents));
    const byCard = charges.filter(({ account }) => account === 'provider');
    const fees = total(byCard.map(({ cents }) => Math.floor(cents * 0.029 + 0.5 + 1e-9) + 30));
    const counted = business.discounts.filter((discount) => discount.counts && isThisMonth(discount));
    const discounts = total(counted.map(({ cents }) => cents));
    expect(await get('/api/payments/stats', moment)).toEqual({
      total: dollars(received + discounts),
      discounts: dollars(discounts),
      stripeFees: dollars(fees),
      refunds: dollars(refunds),
      net: dollars(received - refunds - fees),
    });
    expect(charges.length).toBeGreaterThan(0);
  });
});
