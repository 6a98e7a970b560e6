import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { type Business, generateBusiness, localDay } from './generated-business.js';

const ZONES = ['America/Guayaquil', 'Europe/Madrid'];

/**
 * Noon, around midnight, the last day of a month that is longer than the one before, and the turn
 * of a month.
 */
const MOMENTS = [
  '2026-11-20T17:00:00Z',
  '2026-11-20T04:59:00Z',
  '2026-10-31T17:30:00Z',
  '2026-11-30T23:01:00Z',
];

interface MonthResponse {
  month: string;
  revenue: { thisMonth: string; lastMonth: string | null };
  methods: { method: string; revenue: string }[];
  completed: object;
  pending: object;
  days: { day: number; received: string; refunded: string }[];
  total: string;
  discounts: string;
  stripeFees: string;
  refunds: string;
  net: string;
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

async function monthAt(moment: string): Promise<MonthResponse> {
  clock.set(moment);
  await admin.post('/api/admin/login', ADMIN);
  const { status, body } = await admin.get<MonthResponse>('/api/admin/payments/month');
  expect(status).toBe(200);
  return body;
}

type Movement = Business['movements'][number];

const total = (cents: number[]) => cents.reduce((sum, each) => sum + each, 0);
const dollars = (cents: number) => (cents / 100).toFixed(2);
const cents = (text: string) => Math.round(Number(text) * 100);
const earnings = (movements: Movement[]) =>
  total(movements.map(({ kind, cents }) => (kind === 'charge' ? cents : -cents)));

/** Formats an instant as local time: `2026-11-20 12:00`. */
const localTime = (at: Date, timeZone: string) =>
  at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Returns the same day and time a month before, or its last day if that month is shorter. */
function aMonthBefore(shown: string): string {
  const [year = 0, month = 0, day = 0] = shown.slice(0, 10).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 2, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return `${date} ${shown.slice(11)}`;
}

describe.each(MOMENTS)('the month at %s', (moment) => {
  const now = new Date(moment);
  const isThisMonth = ({ timeZone, date }: Movement) =>
    date.slice(0, 7) === localDay(now, timeZone).slice(0, 7);
  const earnedThisMonth = () => business.movements.filter((each) => each.earned && isThisMonth(each));

  test('has the revenue of its bookings, which adds up with the other figures', async () => {
    const { revenue, completed, total: gross, discounts, refunds } = await monthAt(moment);
    const earned = earnedThisMonth();
    const charges = earned.filter(({ kind }) => kind === 'charge');
    const received = total(charges.map(({ cents }) => cents));
    expect(revenue.thisMonth).toBe(dollars(earnings(earned)));
    expect(completed).toEqual({ count: charges.length, amount: dollars(received) });
    expect(cents(gross) - cents(discounts) - cents(refunds)).toBe(cents(revenue.thisMonth));
    expect(charges.length).toBeGreaterThan(5);
  });

  test('splits the revenue by way of paying, to the cent', async () => {
    const { revenue, methods } = await monthAt(moment);
    const earnedBy = (method: string) =>
      earnedThisMonth().filter(({ account }) => account === (method === 'card' ? 'provider' : method));
    expect(methods).toEqual(
      ['card', 'cash', 'transfer', 'terminal'].map((method) => ({
        method,
        revenue: dollars(earnings(earnedBy(method))),
      })),
    );
    expect(total(methods.map((each) => cents(each.revenue)))).toBe(cents(revenue.thisMonth));
  });

  test('compares with last month until the same day and time', async () => {
    const inPeriod = business.movements.filter(({ earned, timeZone, date, time }) => {
      const until = aMonthBefore(localTime(now, timeZone));
      return earned && date.slice(0, 7) === until.slice(0, 7) && `${date} ${time}` <= until;
    });
    expect((await monthAt(moment)).revenue.lastMonth).toBe(dollars(earnings(inPeriod)));
    expect(inPeriod.length).toBeGreaterThan(20);
  });

  test('has received and refunded amounts per day that add up to the revenue', async () => {
    const { month, days, revenue } = await monthAt(moment);
    const ofDay = (day: number, kind: Movement['kind']) =>
      earnedThisMonth().filter((each) => each.kind === kind && Number(each.date.slice(8)) === day);
    const expected = days.map(({ day }) => ({
      day,
      received: dollars(total(ofDay(day, 'charge').map(({ cents }) => cents))),
      refunded: dollars(total(ofDay(day, 'refund').map(({ cents }) => cents))),
    }));
    expect(days).toEqual(expected);
    expect(month).toBe(localDay(now, 'America/Guayaquil').slice(0, 7));
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: days.length }, (_, index) => index + 1));
    const summed = total(days.map(({ received, refunded }) => cents(received) - cents(refunded)));
    expect(dollars(summed)).toBe(revenue.thisMonth);
  });

  test('has the missing amounts of active bookings as pending', async () => {
    const lacking = business.bookings.filter(
      ({ status, total, paid }) => status === 'active' && paid < total,
    );
    expect((await monthAt(moment)).pending).toEqual({
      count: lacking.length,
      amount: dollars(total(lacking.map((booking) => booking.total - booking.paid))),
    });
    expect(lacking.length).toBeGreaterThan(20);
  });

  test('has the same other figures as the statistics', async () => {
    const { total: gross, discounts, stripeFees, refunds, net } = await monthAt(moment);
    const stats = { total: gross, discounts, stripeFees, refunds, net };
    expect(stats).toEqual((await admin.get('/api/payments/stats')).body);
  });
});

test('a first month has no last month to compare with', async () => {
  const { revenue } = await monthAt('2026-09-15T12:00:00Z');
  expect(revenue.lastMonth).toBeNull();
});
