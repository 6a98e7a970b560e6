import { startTestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** Books hours at two venues and prints the responses without their random parts. */
const app = await startTestApp({
  clock: new FixedClock('2026-11-21T04:30:00Z'),
  config: { bookingWindowDays: 366 },
});
const browser = new Browser(app.url);
const quito = await aCourt(app, await aVenue(app));
const madrid = await aCourt(app, await aVenue(app, { timeZone: 'Europe/Madrid' }));

const responses: object[] = [];
for (const [courtId, bookingDate, timeSlot] of [
  [quito, '2026-11-22T23:45:10', '06:00'],
  [quito, '2026-11-22T00:00:00', '21:00'],
  [quito, '2027-01-01', '06:00'],
  [madrid, '2027-03-28', '10:00'],
  [quito, '2026-11-20', '21:00'],
]) {
  const slot = { courtId, bookingDate, timeSlot, gameType: 'singles' };
  responses.push(stableFields((await browser.post<Record<string, unknown>>('/api/bookings', slot)).body));
}
const month = await browser.get<Record<string, unknown>[]>('/api/bookings/user/me');
const days = await Promise.all(
  ['2026-11-20', '2026-11-21', '2026-11-22'].map(
    async (date) => (await browser.get(`/api/courts/${quito}/availability?date=${date}`)).body,
  ),
);
await app.close();
const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ zone, responses, month: month.body.map(stableFields), days }));

function stableFields(body: Record<string, unknown>): object {
  const { bookingDate, timeSlot, startsAt, paymentDueAt, createdAt, refundPolicy, status, code } = body;
  return { bookingDate, timeSlot, startsAt, paymentDueAt, createdAt, refundPolicy, status, code };
}
