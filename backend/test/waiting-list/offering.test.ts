import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import {
  aWaiter,
  letOffersPass,
  offered,
  offerTo,
  type Waiter,
  longAgo,
} from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

async function aBooking(hour: number, browser = new Browser(app.url)) {
  const { status, body } = await browser.post<BookingResponse & { code?: string }>('/api/bookings', {
    courtId,
    bookingDate: DAY,
    timeSlot: timeOf(hour),
    gameType: 'singles',
  });
  await longAgo(app, body.id);
  return { browser, status, body, bookingId: body.id };
}

async function cancel({ browser, bookingId }: { browser: Browser; bookingId: string }): Promise<void> {
  expect((await browser.post('/api/cancellations', { bookingId })).status).toBe(201);
}

const waitFor = (hour: number, last = hour, wish: object = {}): Promise<Waiter> =>
  aWaiter(app, { venueId, courtId, date: DAY, from: timeOf(hour), to: timeOf(last), ...wish });

async function statusOf(hour: number): Promise<string | undefined> {
  const { body } = await new Browser(app.url).get<{ timeSlot: string; status: string }[]>(
    `/api/courts/${courtId}/availability?date=${DAY}`,
  );
  return body.find(({ timeSlot }) => timeSlot === timeOf(hour))?.status;
}

test('a cancelled hour is offered to the first in line and cannot be booked by anybody else', async () => {
  const booking = await aBooking(10);
  const first = await waitFor(10);
  const second = await waitFor(10);
  await cancel(booking);
  const offer = await offered(first);
  expect(offer).toMatchObject({ status: 'open', date: DAY, timeSlot: '10:00', price: '14.50' });
  expect(await offerTo(second)).toBeNull();
  expect(await statusOf(10)).toBe('booked');
  expect((await aBooking(10)).body.code).toBe('slot_taken');
});

test('the desk sees an offered hour as kept until its player lets it go', async () => {
  const admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  const desk = async () => {
    const { body } = await admin.get<{ courts: { hours: { timeSlot: string; status: string }[] }[] }>(
      `/api/admin/venues/${venueId}/day?date=${DAY}`,
    );
    return body.courts[0]?.hours.find(({ timeSlot }) => timeSlot === '10:00')?.status;
  };
  const booking = await aBooking(10);
  const waiter = await waitFor(10);
  expect(await desk()).toBe('booked');
  await cancel(booking);
  const { token } = await offered(waiter);
  expect(await desk()).toBe('kept');
  await waiter.browser.post(`/api/offers/${token}/decline`, {});
  await eventually(async () => expect(await desk()).toBe('free'));
});

test('accepting an offer books the hour for the player who waited, once', async () => {
  const booking = await aBooking(10);
  const waiter = await waitFor(10);
  await cancel(booking);
  const { token } = await offered(waiter);
  const accept = () => waiter.browser.post<BookingResponse>(`/api/offers/${token}/accept`, {});
  const answers = await Promise.all([accept(), accept(), accept()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const own = await waiter.browser.get<BookingResponse[]>('/api/bookings/user/me');
  expect(own.body.map(({ id }) => id)).toEqual([answers[0]?.body.id]);
  expect((await waiter.browser.get<unknown[]>('/api/waiting-list')).body).toEqual([]);
});

test('a link that is opened in another browser books for the player who waited', async () => {
  const booking = await aBooking(10);
  const waiter = await waitFor(10);
  await cancel(booking);
  const { token } = await offered(waiter);
  const elsewhere = new Browser(app.url);
  const { body } = await elsewhere.post<BookingResponse & { manageUrl: string }>(
    `/api/offers/${token}/accept`,
    {},
  );
  expect(body.manageUrl).toContain('/reserva/');
  expect((await elsewhere.get(`/api/bookings/${body.id}`)).status).toBe(404);
  expect((await waiter.browser.get(`/api/bookings/${body.id}`)).status).toBe(200);
});

test('an offer that passes goes to the next in line, and no one is asked twice about the same hour', async () => {
  const booking = await aBooking(10);
  const first = await waitFor(10);
  const second = await waitFor(10);
  await cancel(booking);
  const { token } = await offered(first);
  await letOffersPass(app);
  await offered(second);
  const late = await first.browser.post<{ code: string }>(`/api/offers/${token}/accept`, {});
  expect([late.status, late.body.code]).toEqual([410, 'offer_expired']);
  expect(await statusOf(10)).toBe('booked');
  await letOffersPass(app);
  await eventually(async () => expect(await statusOf(10)).toBe('available'));
  expect([await offerTo(first), await offerTo(second)]).toEqual([null, null]);
});

test('a player who missed an offer stays in line for other hours, behind the others', async () => {
  const [morning, noon] = [await aBooking(10), await aBooking(12)];
  const first = await waitFor(10, 12);
  await cancel(morning);
  await offered(first);
  const second = await waitFor(12);
  await letOffersPass(app);
  await cancel(noon);
  await offered(second);
  await letOffersPass(app);
  expect((await offered(first)).timeSlot).toBe('12:00');
});

test('leaving the list passes an offered hour on at once', async () => {
  const booking = await aBooking(10);
  const first = await waitFor(10);
  const second = await waitFor(10);
  await cancel(booking);
  const { token } = await offered(first);
  expect((await first.browser.send('DELETE', `/api/waiting-list/${first.entryId}`)).status).toBe(204);
  await offered(second);
  expect((await first.browser.post(`/api/offers/${token}/accept`, {})).status).toBe(410);
  expect((await first.browser.send('DELETE', `/api/waiting-list/${first.entryId}`)).status).toBe(204);
});

test('a player cannot leave the line of another player', async () => {
  const waiter = await waitFor(10);
  const stranger = new Browser(app.url);
  await stranger.post('/api/session');
  expect((await stranger.send('DELETE', `/api/waiting-list/${waiter.entryId}`)).status).toBe(404);
  expect((await waiter.browser.get<unknown[]>('/api/waiting-list')).body).toHaveLength(1);
});

test('an hour without a line is free at once', async () => {
  const booking = await aBooking(10);
  await waitFor(11);
  await waitFor(10, 10, { date: dayFromNow(6) });
  await cancel(booking);
  await eventually(async () => expect(await statusOf(10)).toBe('available'));
  expect(await app.sql('select 1 from hour_offers where court_id = $1', [courtId])).toEqual([]);
});

test('an hour that its player leaves by moving, and one that expires, are offered too', async () => {
  const moving = await aBooking(10);
  const expiring = await aBooking(12);
  const early = await waitFor(10);
  const late = await waitFor(12);
  const target = { bookingDate: DAY, timeSlot: '15:00' };
  expect((await moving.browser.post(`/api/bookings/${moving.bookingId}/move`, target)).status).toBe(200);
  await offered(early);
  await app.sql(`update bookings set payment_due_at = now() - interval '1 hour' where id = $1`, [
    expiring.bookingId,
  ]);
  const { PromoteDeadlines } = await import('../../src/modules/bookings/application/promote-deadlines.js');
  await app.get(PromoteDeadlines).execute();
  const { EnforceDeadline } = await import('../../src/modules/bookings/application/enforce-deadline.js');
  await app.get(EnforceDeadline).execute(expiring.bookingId);
  await offered(late);
});

test('the rest of a longer time that becomes free is offered to others or becomes free', async () => {
  await app.sql(`update venues set rules = '{"lengths":[60,180]}' where id = $1`, [venueId]);
  const { browser, body } = await (async () => {
    const player = new Browser(app.url);
    const command = {
      courtId,
      bookingDate: DAY,
      timeSlot: '10:00',
      durationMinutes: 180,
      gameType: 'singles',
    };
    return { browser: player, body: (await player.post<BookingResponse>('/api/bookings', command)).body };
  })();
  const middle = await waitFor(11);
  const end = await waitFor(12);
  await longAgo(app, body.id);
  await cancel({ browser, bookingId: body.id });
  expect((await offered(middle)).timeSlot).toBe('11:00');
  expect((await offered(end)).timeSlot).toBe('12:00');
  await eventually(async () => expect(await statusOf(10)).toBe('available'));
});

test('a longer play is offered across the freed hour and the free hour beside it', async () => {
  await app.sql(`update venues set rules = '{"lengths":[60,120]}' where id = $1`, [venueId]);
  const booking = await aBooking(10);
  const waiter = await waitFor(9, 10, { durationMinutes: 120 });
  await cancel(booking);
  expect(await offered(waiter)).toMatchObject({ timeSlot: '09:00', durationMinutes: 120 });
  expect((await aBooking(9)).body.code).toBe('slot_taken');
});
