import { randomUUID } from 'node:crypto';
import type { BookingId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import {
  aVenueWithTill,
  type SheetResponse,
  tillCalls,
  type TillResponse,
} from '../support/fixtures/tills.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 18:13 in Guayaquil. */
const EVENING = '2026-11-20T23:13:00Z';

const clock = new FixedClock(EVENING);
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;
let till: ReturnType<typeof tillCalls>;
let tillId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(EVENING);
  admin = await anAdmin(app);
  ({ venueId, tillId } = await aVenueWithTill(app));
  courtId = await aCourt(app, venueId, { daySingles: 1450, nightSingles: 1650 });
  till = tillCalls(admin, tillId);
});
afterAll(() => app.close());

/** Sells an hour of tomorrow; singles cost $14.50. */
const sell = (timeSlot = '10:00', payment: object = { kind: 'cash' }) =>
  admin.send<{ id: BookingId; code: string }>(
    'POST',
    '/api/admin/bookings',
    {
      courtId,
      bookingDate: '2026-11-22',
      timeSlot,
      gameType: 'singles',
      customer: { name: 'Ana Torres' },
      payment,
    },
    { 'Idempotency-Key': randomUUID() },
  );

const giveBack = async (bookingId: BookingId) => {
  await admin.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: 'Lluvia' });
  return admin.post<{ code?: string }>(`/api/admin/bookings/${bookingId}/refund-handed-over`, {});
};

test('a day at a till ends with a numbered sheet whose expected sum comes from the ledger', async () => {
  expect((await till.open('50.00')).body).toMatchObject({ open: true, shift: { opening: '50.00' } });
  const { body: sold } = await sell();
  const { body: other } = await sell('11:00');
  await sell('12:00', { kind: 'terminal' });
  expect((await giveBack(other.id)).status).toBe(200);
  await till.move('-5.50', 'Hielo');
  await till.move('20', 'Cambio del banco');
  const { status, body } = await till.close('79.00');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    number: 1,
    opening: '50.00',
    cashTaken: '29.00',
    cashGivenBack: '14.50',
    moved: '14.50',
    expected: '79.00',
    counted: '79.00',
    difference: '0.00',
    reason: null,
  });
  expect(body.lines).toHaveLength(5);
  for (const line of [
    { kind: 'payment', booking: { id: sold.id, code: sold.code } },
    { kind: 'payment', amount: '14.50', booking: { id: other.id, code: other.code } },
    { kind: 'refund', amount: '-14.50', booking: { id: other.id, code: other.code } },
    { kind: 'movement', amount: '-5.50', reason: 'Hielo' },
    { kind: 'movement', amount: '20.00', reason: 'Cambio del banco' },
  ])
    expect(body.lines).toContainEqual(expect.objectContaining(line));
  expect((await till.read()).body).toMatchObject({ open: false, shift: null, sheets: [{ number: 1 }] });
});

test('cash without an open till is refused and changes nothing; other means need no till', async () => {
  expect(await sell()).toMatchObject({ status: 409, body: { code: 'till_closed' } });
  const { body: booking } = await sell('10:00', { kind: 'at_club' });
  const settle = (method: string) =>
    admin.post(`/api/admin/bookings/${booking.id}/settle`, { method, amount: '4.50' });
  expect(await settle('cash')).toMatchObject({ status: 409, body: { code: 'till_closed' } });
  expect((await settle('transfer')).status).toBe(200);
  await till.open('0');
  expect((await settle('cash')).status).toBe(200);
  await till.close('4.50');
  expect((await giveBack(booking.id)).body.code).toBe('till_closed');
});

test('a count is blind: what is expected is shown after it, and a difference needs a reason', async () => {
  await till.open('50.00');
  await sell();
  expect(JSON.stringify((await till.read()).body)).not.toMatch(/64\.50|14\.50/);
  const { status, body } = await till.close('60.00');
  expect([status, body]).toMatchObject([
    409,
    { code: 'difference_needs_reason', expected: '64.50', difference: '-4.50' },
  ]);
  const closed = await till.close('60.00', { reason: 'Faltó cambio' });
  expect(closed.body).toMatchObject({ difference: '-4.50', reason: 'Faltó cambio' });
  const acts = await app.sql<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by at, id',
    [tillId],
  );
  expect(acts.map(({ action }) => action)).toEqual(['till.opened', 'till.counted', 'till.closed']);
});

test('handing over closes and opens in one call, with what was counted', async () => {
  await till.open('10.00');
  await sell();
  expect((await till.close('24.50', { openNext: true })).body).toMatchObject({ number: 1 });
  expect((await till.read()).body).toMatchObject({ open: true, shift: { opening: '24.50' } });
  expect((await till.close('24.50')).body).toMatchObject({ number: 2, cashTaken: '0.00' });
});

test('a till that is open after four in the morning is marked, and no job closes it', async () => {
  await till.open('10.00');
  clock.set('2026-11-21T08:59:00Z');
  till = tillCalls(await anAdmin(app), tillId); // the night is longer than a session
  expect((await till.read()).body.shift).toMatchObject({ overdue: false });
  clock.set('2026-11-21T09:00:00Z');
  expect((await till.read()).body.shift).toMatchObject({ overdue: true });
});

test('a closed till takes no movement, and an open one gives no more than it has', async () => {
  expect((await till.move('5')).body).toMatchObject({ code: 'till_closed' });
  await till.open('5.00');
  expect((await till.open('5.00')).body).toMatchObject({ code: 'till_already_open' });
  expect((await till.move('-5.01')).body).toMatchObject({ code: 'more_than_in_till' });
  for (const amount of ['0', '-0.00', '1,50', '1e3', '9999999', '1.234', ''])
    expect((await till.move(amount)).status).toBe(400);
  for (const counted of ['-1', '5,00', '10000000', 'todo'])
    expect((await till.close(counted)).status).toBe(400);
  expect((await till.close('5.00')).status).toBe(200);
  expect((await till.close('5.00')).body).toMatchObject({ code: 'till_closed' });
});

test('the database refuses to change a sheet, or to add to a shift that has one', async () => {
  await till.open('5.00');
  const { body } = await till.read();
  await till.close('5.00');
  const shiftId = body.shift?.id;
  await expect(app.sql('update till_sheets set counted_cents = 1')).rejects.toThrow('never change');
  await expect(app.sql('delete from till_sheets')).rejects.toThrow('never change');
  await expect(app.sql(`insert into till_entries values ('pay:x', $1)`, [shiftId])).rejects.toThrow('closed');
  await expect(
    app.sql(
      `insert into till_movements select gen_random_uuid(), id, 1, 'x', opened_by, now() from till_shifts where id = $1`,
      [shiftId],
    ),
  ).rejects.toThrow('closed');
});

test('a venue may have more tills, and cash goes to the one of who takes it', async () => {
  const member = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  const second = await admin.post<TillResponse>('/api/admin/tills', { venueId, name: 'Bar' });
  expect(second.status).toBe(201);
  const bar = tillCalls(admin, second.body.id);
  await tillCalls(member.browser, tillId).open('0.00');
  await bar.open('0.00');
  await sell();
  expect((await bar.close('14.50')).body).toMatchObject({ cashTaken: '14.50' });
  await sell('11:00');
  expect((await till.close('14.50')).body).toMatchObject({ cashTaken: '14.50' });
});

test('a venue that gives up its tills takes cash without one', async () => {
  await till.open('0');
  expect(await admin.send('DELETE', `/api/admin/tills/${tillId}`)).toMatchObject({ status: 409 });
  await till.close('0');
  expect((await admin.send('DELETE', `/api/admin/tills/${tillId}`)).status).toBe(204);
  expect((await admin.get<[]>(`/api/admin/tills?venueId=${venueId}`)).body).toEqual([]);
  expect((await sell()).status).toBe(201);
});

test('reception works with the till of its venue, and staff of another venue does not see it', async () => {
  const [own, other] = [
    await aStaffMember(app, [{ venueId, role: 'reception' }]),
    await aStaffMember(app, [{ venueId: await aVenue(app), role: 'owner' }]),
  ];
  const mine = tillCalls(own.browser, tillId);
  expect((await mine.open('1.00')).status).toBe(200);
  expect((await mine.close('1.00')).status).toBe(200);
  expect((await own.browser.get<SheetResponse>(`/api/admin/tills/${tillId}/sheets/1`)).status).toBe(200);
  const theirs = tillCalls(other.browser, tillId);
  for (const { status } of [await theirs.read(), await theirs.open('1'), await theirs.close('1')])
    expect(status).toBe(404);
  expect((await other.browser.get(`/api/admin/tills?venueId=${venueId}`)).status).toBe(404);
  expect((await other.browser.get(`/api/admin/tills/${tillId}/sheets/1`)).status).toBe(404);
});
