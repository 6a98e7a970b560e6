import { randomUUID } from 'node:crypto';
import type { BookingId, VenueId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { anAdmin } from '../http/requests.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 18:13 in Guayaquil. */
const EVENING = '2026-11-20T23:13:00Z';

interface Sold {
  id: BookingId;
  code: string;
  status: string;
  timeSlot: string;
  durationMinutes: number;
  totalAmount: string;
  paidAmount: string;
  paysAtClub: boolean;
  paymentDueAt: string;
  organiserName: string;
  payments: object[];
  errors?: { field: string }[];
}

const clock = new FixedClock(EVENING);
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(EVENING);
  admin = await anAdmin(app);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId, { daySingles: 1450, nightSingles: 1650, nightDoubles: 3305 });
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const ana = { name: 'Ana Torres', phone: '099 123 4567', email: 'ana@example.org' };

/** Sells 18:00 of today in cash, unless the values say something else. */
function sell(values: object = {}, browser = admin, key: string | null = randomUUID()) {
  const sale = {
    courtId,
    bookingDate: '2026-11-20',
    timeSlot: '18:00',
    gameType: 'singles',
    customer: ana,
    payment: { kind: 'cash' },
    ...values,
  };
  const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
  return browser.send<Sold>('POST', '/api/admin/bookings', sale, headers);
}
const ledgerOf = (bookingId: string) =>
  app.sql<{ account: string; cents: number }>(
    'select account, cents from ledger_entries where booking_id = $1 order by account',
    [bookingId],
  );
const auditOf = (bookingId: string) =>
  app.sql<{ action: string; before: object | null; after: object }>(
    'select action, before, after from audit_log where subject_id = $1 order by id',
    [bookingId],
  );

describe('an hour that the desk sells', () => {
  test('is taken, paid and in the ledger at once, for a guest whom no browser is', async () => {
    const { status, body } = await sell();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'active',
      timeSlot: '18:00',
      organiserName: 'Ana Torres',
      organiserPhone: '+593991234567',
      totalAmount: '16.50',
      paidAmount: '16.50',
      payments: [{ purpose: 'desk', method: 'cash', amount: '16.50', status: 'succeeded' }],
    });
    expect(await ledgerOf(body.id)).toEqual([
      { account: 'booking_revenue', cents: -1650 },
      { account: 'cash', cents: 1650 },
    ]);
    expect((await auditOf(body.id)).map(({ action }) => action)).toEqual(['booking.sold', 'booking.settled']);
    const sessions = await app.sql(
      `select 1 from sessions s join bookings b on b.player_id = s.player_id where b.id = $1`,
      [body.id],
    );
    expect(sessions).toEqual([]);
    expect((await admin.get(`/api/bookings/${body.id}`)).status).toBe(404);
  });

  test.each([
    ['the running hour from its running half hour on', '2026-11-20T23:40:00Z', '18:00', '18:30', 30, '8.25'],
    ['what runs now, for the usual length', '2026-11-20T23:40:00Z', 'now', '18:30', 60, '16.50'],
    ['all of an hour in its first half', EVENING, '18:00', '18:00', 60, '16.50'],
  ])('costs and claims %s', async (_what, at, timeSlot, start, durationMinutes, totalAmount) => {
    clock.set(at);
    admin = await anAdmin(app);
    const { body } = await sell({ timeSlot });
    expect(body).toMatchObject({ timeSlot: start, durationMinutes, totalAmount, paidAmount: totalAmount });
  });

  test('waits for the desk, or is held until an hour before it begins and then released', async () => {
    const atClub = await sell({ timeSlot: '19:00', payment: { kind: 'at_club' } });
    expect(atClub.body).toMatchObject({ paysAtClub: true, paidAmount: '0.00', status: 'active' });
    const { body } = await sell({ timeSlot: '21:00', payment: { kind: 'later' } });
    const due = '2026-11-21T01:00:00.000Z';
    expect(body).toMatchObject({ paysAtClub: false, paidAmount: '0.00', paymentDueAt: due });
    clock.set(due);
    await app.get(EnforceDeadline).execute(body.id);
    admin = await anAdmin(app);
    await eventually(async () => {
      expect((await admin.get(`/api/admin/bookings/${body.id}`)).body).toMatchObject({ status: 'expired' });
      expect((await admin.get(`/api/admin/bookings/${atClub.body.id}`)).body).toMatchObject({
        status: 'completed', // and still due at the desk
        paysAtClub: true,
      });
    });
  });

  test('costs nothing for a reason, or another price, and the audit log has both prices', async () => {
    const free = await sell({ payment: { kind: 'free', reason: 'Premio del torneo' } });
    expect(free.body).toMatchObject({ totalAmount: '0.00', paidAmount: '0.00', status: 'active' });
    const price = { total: '10.00', reason: 'Cliente de siempre' };
    const cheap = await sell({ timeSlot: '19:00', price });
    expect(cheap.body).toMatchObject({ totalAmount: '10.00', paidAmount: '10.00' });
    expect((await auditOf(free.body.id))[0]).toMatchObject({
      before: { amount: '16.50' },
      after: { amount: '0.00', reason: 'Premio del torneo' },
    });
    expect((await auditOf(cheap.body.id))[0]).toMatchObject({
      before: { amount: '16.50' },
      after: { amount: '10.00', method: 'cash', reason: 'Cliente de siempre' },
    });
  });

  test('is not bound by the limits of players', async () => {
    const rules = { windowDays: 2, leadMinutes: 120, maxActivePerPlayer: 1 };
    await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, rules);
    for (const timeSlot of [
      '06:00',
      '07:00',
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
    ]) {
      const payment = { kind: 'later' };
      expect((await sell({ bookingDate: '2026-12-20', timeSlot, payment })).status).toBe(201);
    }
    expect((await sell({ timeSlot: '18:30', durationMinutes: 90 })).status).toBe(201);
  });

  test('is sold once, however often the request is repeated', async () => {
    const key = randomUUID();
    const first = await sell({}, admin, key);
    expect(await sell({}, admin, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await sell({}, admin)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(await sell({}, admin, null)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  test('goes to one of two receptionists and a player who want it at once', async () => {
    const desks = await Promise.all([1, 2].map(() => aStaffMember(app, [{ venueId, role: 'reception' }])));
    const player = new Browser(app.url);
    const slot = { courtId, bookingDate: '2026-11-20', timeSlot: '20:00', gameType: 'singles' };
    const responses = await Promise.all([
      ...desks.map(({ browser }) => sell({ timeSlot: '20:00' }, browser)),
      player.post<{ code?: string }>('/api/bookings', slot),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const paid = await app.sql(
      `select 1 from payments p join bookings b on b.id = p.booking_id where b.court_id = $1`,
      [courtId],
    );
    const soldByDesk = responses.slice(0, 2).some(({ status }) => status === 201);
    expect(paid).toHaveLength(soldByDesk ? 1 : 0);
    const guests = await app.sql(
      `select 1 from players p where p.name = 'Ana Torres' and not exists
         (select from bookings b where b.player_id = p.id)`,
    );
    expect(guests).toEqual([]);
  });

  test('is refused while a block holds it', async () => {
    const hours = { courtId, date: '2026-11-20', from: '19:00', to: '20:00', reason: 'Clase' };
    await admin.post('/api/admin/blocks', hours);
    expect(await sell({ timeSlot: '19:00' })).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });
});

describe('what reception may sell', () => {
  test("keeps to the tariff and to the opening hours, at the receptionist's venue", async () => {
    const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    const price = { total: '10.00', reason: 'Amigo' };
    const beyond = [{ price }, { payment: { kind: 'free', reason: 'Amigo' } }, { timeSlot: '22:00' }];
    for (const values of beyond)
      expect(await sell(values, browser)).toMatchObject({ status: 403, body: { code: 'forbidden_role' } });
    expect((await sell({}, browser)).status).toBe(201);
    const elsewhere = await aCourt(app, await aVenue(app), { nightSingles: 1650 });
    expect((await sell({ courtId: elsewhere }, browser)).status).toBe(404);
    expect((await sell({}, new Browser(app.url))).status).toBe(401);
  });

  test('may leave the tariff with a reason if the venue says so, and each lead reads it once', async () => {
    await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { receptionPrices: true });
    const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    const lead = await aStaffMember(app, [{ venueId, role: 'manager' }]);
    await app.sql(`update admins set email = 'dirige@example.org' where id = $1`, [lead.id]);
    const offer = await browser.get<{ mayLeaveTariff: boolean }>(
      `/api/admin/courts/${courtId}/sale-offer?date=2026-11-20&timeSlot=19:00`,
    );
    expect(offer.body.mayLeaveTariff).toBe(true);
    expect((await sell({ price: { total: '10.00', reason: '' } }, browser)).status).toBe(400);
    expect((await sell({ timeSlot: '22:00' }, browser)).status).toBe(403);
    const key = randomUUID();
    const sale = { price: { total: '10.00', reason: 'Se cortó la luz' } };
    const sold = await sell(sale, browser, key);
    expect([sold.status, (await sell(sale, browser, key)).status]).toEqual([201, 201]);
    await eventually(async () => {
      const letters = await app.sql<{ key: string }>(`select key from sent_mails where key like $1`, [
        `price:${sold.body.id}:%`,
      ]);
      expect(letters.map((letter) => letter.key)).toContain(`price:${sold.body.id}:${lead.id}`);
      expect(new Set(letters.map((letter) => letter.key)).size).toBe(letters.length);
    });
    expect((await sell({ timeSlot: '20:00' }, browser)).status).toBe(201);
    expect(
      await app.sql(`select 1 from sent_mails where key like 'price:%' and key not like $1`, [
        `price:${sold.body.id}:%`,
      ]),
    ).toEqual([]);
  });

  test('is more for a manager: closed hours as well', async () => {
    const { browser } = await aStaffMember(app, [{ venueId, role: 'manager' }]);
    expect(await sell({ timeSlot: '22:00' }, browser)).toMatchObject({
      status: 201,
      body: { timeSlot: '22:00' },
    });
  });
});

test.each([
  ['a customer without a name', { customer: { name: ' ' } }, 'customer.name'],
  ['a phone that is none', { customer: { ...ana, phone: '12' } }, 'customer.phone'],
  ['a known customer under another name', { customer: { id: randomUUID(), name: 'Ana' } }, 'customer'],
  ['a customer by something else', { customer: { id: 'Ana' } }, 'customer.id'],
  ['eight other players', { players: Array.from({ length: 8 }, () => 'Eva') }, 'players'],
  ['a payment link for an hour that has begun', { payment: { kind: 'link' } }, 'payment.holdUntil'],
  ['a free hour without a reason', { payment: { kind: 'free' } }, 'payment.reason'],
  ['a price below the least charge', { price: { total: '0.49', reason: 'x' } }, 'price.total'],
  ['a negative price', { price: { total: '-5.00', reason: 'x' } }, 'price.total'],
  ['a price of ten digits', { price: { total: '9999999999.00', reason: 'x' } }, 'price.total'],
  ['a price with a comma', { price: { total: '10,50', reason: 'x' } }, 'price.total'],
  ['cash with a comma', { payment: { kind: 'cash', received: '20,00' } }, 'payment.received'],
  ['negative cash', { payment: { kind: 'cash', received: '-20.00' } }, 'payment.received'],
  ['change for a transfer', { payment: { kind: 'transfer', received: '20.00' } }, 'payment.received'],
  [
    'a hold beyond the start',
    { timeSlot: '20:00', payment: { kind: 'later', holdUntil: '2026-11-21T01:00:01Z' } },
    'payment.holdUntil',
  ],
  ['a hold of an hour that has begun', { payment: { kind: 'later' } }, 'payment.holdUntil'],
  ['the running hour of another day', { timeSlot: 'now', bookingDate: '2026-11-21' }, 'timeSlot'],
])('the desk does not sell with %s', async (_what, values, field) => {
  const { status, body } = await sell(values);
  expect(status).toBe(400);
  expect(body.errors?.map((error) => error.field)).toContain(field);
  expect(await app.sql('select 1 from bookings where court_id = $1', [courtId])).toEqual([]);
});

test('the desk does not sell an hour that is over, or at a price that has changed', async () => {
  expect((await sell({ timeSlot: '16:00' })).status).toBe(400);
  expect(await sell({ expectedAmount: '14.50' })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  });
});
