import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { KeepFreedHours } from '../../src/modules/waiting-list/application/keep-freed-hours.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, offered, offerTo, type Waiter, longAgo } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);
const COURT = {
  name: 'Cancha Norte',
  courtNumber: 1,
  daySinglesPrice: '14.50',
  dayDoublesPrice: '29.00',
  nightSinglesPrice: '16.50',
  nightDoublesPrice: '33.00',
};

let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: CourtId;

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
  await longAgo(app, body.id);
  return { browser, status, id: body.id, code: body.code };
}

const waitFor = (time: string, wish: object = {}): Promise<Waiter> =>
  aWaiter(app, { venueId, date: DAY, from: time, to: time, ...wish });

const changeCourt = async (values: object) => {
  const { status } = await admin.send('PUT', `/api/courts/${courtId}`, { ...COURT, venueId, ...values });
  expect(status).toBe(200);
};

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

test('an hour of a court that is in service again is offered before anybody else can book it', async () => {
  await changeCourt({ status: 'maintenance' });
  const first = await waitFor('10:00', { courtId });
  const second = await waitFor('12:00');
  await changeCourt({ status: 'available' });
  expect((await book('10:00')).code).toBe('slot_taken');
  expect((await offered(first)).timeSlot).toBe('10:00');
  expect((await offered(second)).timeSlot).toBe('12:00');
  await eventually(async () => expect((await book('14:00')).status).toBe(201));
});

test('an hour that is booked or blocked stays so when its court is in service again', async () => {
  const { id } = await book('10:00');
  await changeCourt({ status: 'maintenance' });
  const waiter = await waitFor('10:00');
  const late = await waitFor('11:00');
  await changeCourt({ status: 'available' });
  await offered(late);
  expect(await offerTo(waiter)).toBeNull();
  expect(await app.sql(`select 1 from half_hour_claims where booking_id = $1`, [id])).toHaveLength(2);
});

test('an hour of a new court is offered to those who wait at any court of the venue', async () => {
  await book('10:00');
  const waiter = await waitFor('10:00');
  const { body } = await admin.post<{ id: string }>('/api/courts', { ...COURT, courtNumber: 2, venueId });
  expect((await offered(waiter)).court.id).toBe(body.id);
});

test('an hour of a day that the venue opens after all is offered before anybody else can book it', async () => {
  const waiter = await waitFor('10:00');
  await changeRules({ exceptions: [{ date: DAY, open: [], reason: 'Feriado' }] });
  expect((await book('10:00')).status).toBe(409);
  await changeRules({ exceptions: [] });
  expect((await book('10:00')).code).toBe('slot_taken');
  expect((await offered(waiter)).timeSlot).toBe('10:00');
});

test('a change of rules keeps no hour that players could book before', async () => {
  await changeRules({ exceptions: [{ date: DAY, open: [['10:00', '12:00']], reason: 'Feriado' }] });
  const waiter = await waitFor('10:00');
  await changeRules({ exceptions: [{ date: DAY, open: [['08:00', '14:00']], reason: 'Feriado' }] });
  expect((await book('10:00')).status).toBe(201);
  expect(await offerTo(waiter)).toBeNull();
});

test('an hour that the desk has blocked meanwhile is not kept when its venue opens', async () => {
  const waiter = await waitFor('10:00');
  await admin.post('/api/admin/blocks', { courtId, date: DAY, from: '10:00', to: '10:30', reason: 'Clase' });
  const opened = [{ venueId, courtId, date: DAY, minute: 600, length: 60 }];
  const keep = () => app.get(KeepFreedHours).execute(opened);
  expect(await app.get<UnitOfWork>(UnitOfWork).run(keep)).toEqual(opened);
  expect(await offerTo(waiter)).toBeNull();
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
