import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, offered, offerTo, type Waiter } from '../support/fixtures/waiting.js';

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

async function book(timeSlot: string, choice: object = {}) {
  const browser = new Browser(app.url);
  const hour = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles', ...choice };
  const { status, body } = await browser.post<BookingResponse & { code?: string }>('/api/bookings', hour);
  return { browser, status, id: body.id, code: body.code };
}

const waitFor = (time: string, wish: object = {}): Promise<Waiter> =>
  aWaiter(app, { venueId, date: DAY, from: time, to: time, ...wish });

const changeRules = async (rules: object) => {
  const { status } = await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, rules);
  expect(status).toBe(200);
};

test('hours of a block that is removed are offered to those who wait for them', async () => {
  const block = { courtId, date: DAY, from: '09:00', to: '12:00', reason: 'Clase' };
  const { body } = await admin.post<{ id: string }>('/api/admin/blocks', block);
  const waiter = await waitFor('10:00');
  expect((await admin.send('DELETE', `/api/admin/blocks/${body.id}`)).status).toBe(200);
  expect((await offered(waiter)).timeSlot).toBe('10:00');
  await eventually(async () => expect((await book('09:00')).status).toBe(201));
});

test('an hour that the desk cancels is offered to the first in line', async () => {
  const { id } = await book('10:00');
  const waiter = await waitFor('10:00');
  expect((await admin.post(`/api/admin/bookings/${id}/cancel`, { reason: null })).status).toBe(200);
  expect((await offered(waiter)).timeSlot).toBe('10:00');
});

test('hours of bookings that expire together are offered to the first in each line', async () => {
  const bookings = [await book('10:00'), await book('12:00'), await book('14:00')];
  const waiters = [await waitFor('10:00'), await waitFor('12:00')];
  await app.sql(`update bookings set payment_due_at = now() - interval '1 hour' where id = any ($1)`, [
    bookings.map(({ id }) => id),
  ]);
  await app.get(ExpireOverdue).execute(new AbortController().signal);
  expect((await Promise.all(waiters.map(offered))).map(({ timeSlot }) => timeSlot)).toEqual([
    '10:00',
    '12:00',
  ]);
  await eventually(async () => expect((await book('14:00')).status).toBe(201));
});

test('the part of a booking that its player gives up by shortening it is offered', async () => {
  await changeRules({ lengths: [60, 120] });
  const { browser, id } = await book('10:00', { durationMinutes: 120 });
  const waiter = await waitFor('11:00');
  const shorter = { bookingDate: DAY, timeSlot: '10:00', durationMinutes: 60 };
  expect((await browser.post(`/api/bookings/${id}/move`, shorter)).status).toBe(200);
  expect((await offered(waiter)).timeSlot).toBe('11:00');
});

test('two neighbouring hours that become free at once are offered to a player who needs both', async () => {
  await changeRules({ lengths: [60, 120] });
  const bookings = [await book('10:00'), await book('11:00')];
  const waiter = await waitFor('10:00', { durationMinutes: 120 });
  await Promise.all(bookings.map(({ browser, id }) => browser.post('/api/cancellations', { bookingId: id })));
  expect(await offered(waiter)).toMatchObject({ timeSlot: '10:00', durationMinutes: 120 });
});

test('a player with wishes for two hours of the same freed time is offered both', async () => {
  const block = { courtId, date: DAY, from: '09:00', to: '20:00', reason: 'Lluvia' };
  const { body } = await admin.post<{ id: string }>('/api/admin/blocks', block);
  const waiter = await waitFor('10:00');
  const { body: evening } = await waiter.browser.post<{ id: string }>('/api/waiting-list', {
    venueId,
    date: DAY,
    from: '18:00',
    to: '18:00',
    durationMinutes: 60,
    gameType: 'singles',
  });
  const next = await waitFor('18:00');
  await admin.send('DELETE', `/api/admin/blocks/${body.id}`);
  expect((await offered(waiter)).timeSlot).toBe('10:00');
  expect((await offered({ browser: waiter.browser, entryId: evening.id })).timeSlot).toBe('18:00');
  expect(await offerTo(next)).toBeNull();
});
