import { PassOffer } from '../../src/modules/waiting-list/application/pass-offer.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, longAgo, offered, offerTo, type Waiter } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;
let admin: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

async function freeAnHour(timeSlot = '10:00', choice: object = {}): Promise<void> {
  const browser = new Browser(app.url);
  const hour = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles', ...choice };
  const { body } = await browser.post<BookingResponse>('/api/bookings', hour);
  await longAgo(app, body.id);
  expect((await browser.post('/api/cancellations', { bookingId: body.id })).status).toBe(201);
}

const waitFor = (time: string, wish: object = {}): Promise<Waiter> =>
  aWaiter(app, { venueId, courtId, date: DAY, from: time, to: time, ...wish });

const block = (from: string, to: string) =>
  admin.post<{ message?: string }>('/api/admin/blocks', { courtId, date: DAY, from, to, reason: 'Lluvia' });

const offerOf = (browser: Browser, token: string) =>
  browser.get<{ status: string }>(`/api/offers/${token}`).then(({ body }) => body.status);

test('the desk blocks an hour that is offered, and the offer ends while its player stays in line', async () => {
  const waiter = await waitFor('10:00');
  await freeAnHour();
  const { token } = await offered(waiter);
  expect((await block('10:00', '11:00')).status).toBe(201);
  expect(await offerTo(waiter)).toBeNull();
  expect(await offerOf(waiter.browser, token)).toBe('ended');
  const late = await waiter.browser.post<{ code: string }>(`/api/offers/${token}/accept`, {});
  expect([late.status, late.body.code]).toEqual([410, 'offer_expired']);
  expect((await waiter.browser.get<{ id: string }[]>('/api/waiting-list')).body).toMatchObject([
    { id: waiter.entryId, offer: null },
  ]);
});

test('the rest of an offered time that a block leaves is kept for the line', async () => {
  await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { lengths: [60, 120] });
  const long = await waitFor('10:00', { durationMinutes: 120 });
  const short = await waitFor('11:00');
  await freeAnHour('10:00', { durationMinutes: 120 });
  await offered(long);
  expect((await block('10:00', '11:00')).status).toBe(201);
  expect((await offered(short)).timeSlot).toBe('11:00');
  expect(await offerTo(long)).toBeNull();
});

test('a block of several days ends the offers of each of them', async () => {
  const next = dayFromNow(6);
  const first = await waitFor('10:00');
  const second = await waitFor('10:00', { date: next });
  await freeAnHour();
  await freeAnHour('10:00', { bookingDate: next });
  await Promise.all([offered(first), offered(second)]);
  const rainyDays = { courtId, date: DAY, untilDate: next, from: '09:00', to: '12:00', reason: 'Lluvia' };
  expect((await admin.post('/api/admin/blocks', rainyDays)).status).toBe(201);
  expect(await Promise.all([offerTo(first), offerTo(second)])).toEqual([null, null]);
});

test('a block that a booking refuses leaves the offer as it was', async () => {
  const waiter = await waitFor('10:00');
  await freeAnHour();
  await offered(waiter);
  const hour = { courtId, bookingDate: DAY, timeSlot: '12:00', gameType: 'singles' };
  await new Browser(app.url).post('/api/bookings', hour);
  const { status, body } = await block('09:00', '13:00');
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Hay una reserva el /)]);
  expect((await offerTo(waiter))?.status).toBe('open');
});

test('a block, an acceptance and the end of the time at once leave one holder of the hour', async () => {
  for (let round = 0; round < 3; round++) {
    const waiter = await waitFor('10:00');
    const next = await waitFor('10:00');
    await freeAnHour();
    const { token } = await offered(waiter);
    const [blocked, accepted] = await Promise.all([
      block('10:00', '11:00'),
      waiter.browser.post<BookingResponse>(`/api/offers/${token}/accept`, {}),
      app.sql<{ id: string }>(`select id from hour_offers where status = 'open'`).then(async ([open]) => {
        if (open) await app.get(PassOffer).execute(open.id);
      }),
    ]);
    expect([blocked.status === 201, accepted.status === 201].filter(Boolean)).toHaveLength(1);
    await eventually(async () => expect(await offerTo(next)).toBeNull());
    courtId = await aCourt(app, venueId, { number: round + 2 });
  }
});
