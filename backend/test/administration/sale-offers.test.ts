import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

/** A Friday, 18:40 in Guayaquil. */
const EVENING = '2026-11-20T23:40:00Z';
const TODAY = '2026-11-20';

interface Offer {
  startsAt: string;
  lengths: { minutes: number; singlesPrice: string; doublesPrice: string }[];
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
  admin = await anAdmin(app);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId, { nightSingles: 1650, nightDoubles: 3305 });
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const offerAt = (timeSlot: string, { browser = admin, date = TODAY } = {}) =>
  browser.get<Offer & { code?: string }>(
    `/api/admin/courts/${courtId}/sale-offer?date=${date}&timeSlot=${timeSlot}`,
  );
const minutesAt = async (timeSlot: string, how: Parameters<typeof offerAt>[1] = {}) =>
  (await offerAt(timeSlot, how)).body.lengths.map(({ minutes }) => minutes);
const rules = (values: object) => admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, values);
const block = (from: string, to: string) =>
  admin.post('/api/admin/blocks', { courtId, date: TODAY, from, to, reason: 'Clase' });

function sell(values: object) {
  const sale = {
    courtId,
    bookingDate: TODAY,
    timeSlot: '20:00',
    gameType: 'singles',
    customer: { name: 'Ana Torres' },
    payment: { kind: 'cash' },
    ...values,
  };
  return admin.send<{ totalAmount: string; errors?: { field: string; message: string }[] }>(
    'POST',
    '/api/admin/bookings',
    sale,
    { 'Idempotency-Key': randomUUID() },
  );
}

describe('what the desk can sell from a start on', () => {
  test('is the lengths of the venue that are free, the usual one first, with both prices', async () => {
    await rules({ lengths: [90, 60, 120], startsEvery: 30 });
    await block('21:30', '22:00');
    const { body } = await offerAt('20:00');
    expect(body).toEqual({
      startsAt: '2026-11-21T01:00:00.000Z',
      mayLeaveTariff: true,
      lengths: [
        { minutes: 90, singlesPrice: '24.75', doublesPrice: '49.58' },
        { minutes: 60, singlesPrice: '16.50', doublesPrice: '33.05' },
      ],
    });
  });

  test('is half hours in the running hour, and in a gap that is too short for the lengths', async () => {
    expect(await minutesAt('18:30')).toEqual([60, 30]);
    await block('19:30', '20:00');
    expect(await minutesAt('19:00')).toEqual([30]);
    expect(await minutesAt('19:30')).toEqual([]);
  });

  test('costs exactly what the sale then takes', async () => {
    const { body } = await offerAt('18:30');
    for (const [gameType, price] of [
      ['singles', 'singlesPrice'],
      ['doubles', 'doublesPrice'],
    ] as const) {
      const expectedAmount = body.lengths.at(-1)?.[price];
      const timeSlot = gameType === 'singles' ? '18:30' : '19:00';
      const sold = await sell({ timeSlot, durationMinutes: 30, gameType, expectedAmount });
      expect(sold).toMatchObject({ status: 201, body: { totalAmount: expectedAmount } });
    }
  });

  test('leaves out closed hours for reception, and every other venue', async () => {
    const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    expect(await minutesAt('21:30', { browser })).toEqual([]);
    expect(await minutesAt('21:30')).toEqual([60]);
    courtId = await aCourt(app, await aVenue(app));
    expect((await offerAt('20:00', { browser })).status).toBe(404);
  });

  test('is nothing once the half hour is over, and ends with the day', async () => {
    expect(await offerAt('18:00')).toMatchObject({ status: 400, body: { code: 'slot_in_the_past' } });
    expect(await minutesAt('23:30')).toEqual([30]);
  });
});

test('the desk says what is missing if the cash is less than the price, and sells nothing', async () => {
  const { status, body } = await sell({ payment: { kind: 'cash', received: '16.49' } });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { field: 'payment.received', message: expect.stringContaining('$0.01') as string },
  ]);
  const price = { total: '10.00', reason: 'Socio' };
  expect((await sell({ price, payment: { kind: 'cash', received: '9.99' } })).status).toBe(400);
  expect(await app.sql('select 1 from bookings where court_id = $1', [courtId])).toEqual([]);
  expect((await sell({ price, payment: { kind: 'cash', received: '10.00' } })).status).toBe(201);
});

test.each([
  ['another price', { price: { total: '10.00', reason: 'Socio' } }],
  ['a free hour', { payment: { kind: 'free', reason: 'Premio' } }],
])('the desk does not sell at %s if the tariff is no longer the shown one', async (_what, values) => {
  expect(await sell({ ...values, expectedAmount: '14.50' })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  });
  expect((await sell({ ...values, expectedAmount: '16.50' })).status).toBe(201);
});

test('an hour that is offered to the waiting list is not for sale at the desk', async () => {
  const player = new Browser(app.url);
  await anOpenOffer(app, player, { venueId, courtId, date: '2026-11-21' });
  const at = { bookingDate: '2026-11-21', timeSlot: '14:00' };
  expect(await minutesAt('14:00', { date: at.bookingDate })).toEqual([]);
  expect(await sell(at)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  const open = await app.sql(`select 1 from hour_offers where court_id = $1 and status = 'open'`, [courtId]);
  expect(open).toHaveLength(1);
});
