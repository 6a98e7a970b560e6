import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { aVenueWithTill, type SheetResponse, tillCalls } from '../support/fixtures/tills.js';
import { aCourt, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let admin: Browser;
let other: Browser;
let venueId: VenueId;
let courtId: string;
let till: ReturnType<typeof tillCalls>;
let theirs: ReturnType<typeof tillCalls>;
let tillId: string;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
  [admin, other] = [await anAdmin(app), await anAdmin(app)];
});
beforeEach(async () => {
  ({ venueId, tillId } = await aVenueWithTill(app));
  courtId = await aCourt(app, venueId, { daySingles: 1450 });
  [till, theirs] = [tillCalls(admin, tillId), tillCalls(other, tillId)];
  await till.open('0.00');
});
afterAll(() => app.close());

const sell = (hour: number, key: string = randomUUID()) =>
  admin.send<{ id: string; code: string }>(
    'POST',
    '/api/admin/bookings',
    {
      courtId,
      bookingDate: dayFromNow(3),
      timeSlot: `${String(hour).padStart(2, '0')}:00`,
      gameType: 'singles',
      customer: { name: 'Ana Torres' },
      payment: { kind: 'cash' },
    },
    { 'Idempotency-Key': key },
  );

/** Repeats what is refused only because the count was taken too early. */
async function closeWith(counted: string, more: object): Promise<SheetResponse> {
  const { body } = await theirs.close(counted, { reason: 'Al vuelo', ...more });
  return body;
}

test('cash that is taken while the till closes is on the sheet, or is refused: never between', async () => {
  const sales = [7, 8, 9, 10, 11].map((hour) => sell(hour));
  const sheet = await closeWith('0.00', {});
  const responses = await Promise.all(sales);
  const sold = responses.filter(({ status }) => status === 201).length;
  expect(responses.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
    Array.from({ length: responses.length - sold }, () => 'till_closed'),
  );
  expect(Number(sheet.cashTaken)).toBeCloseTo(14.5 * sold);
});

test('cash that is taken while the till is handed over belongs to one of the two shifts', async () => {
  const sales = [7, 8, 9, 10, 11].map((hour) => sell(hour));
  const first = await closeWith('0.00', { openNext: true });
  expect((await Promise.all(sales)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const second = await closeWith('0.00', {});
  expect(Number(first.cashTaken) + Number(second.cashTaken)).toBeCloseTo(72.5);
});

test('one of several desks hands a shift over, and the others learn that it has ended', async () => {
  const shiftId = (await till.read()).body.shift?.id;
  const closings = await Promise.all(
    [till, theirs, till, theirs].map((desk) => desk.close('0.00', { shiftId, openNext: true })),
  );
  expect(closings.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { body } = await till.read();
  expect([body.open, body.sheets.length]).toEqual([true, 1]);
});

test('one of several desks opens a till', async () => {
  await till.close('0.00');
  const openings = await Promise.all([till, theirs, till, theirs].map((desk) => desk.open('20.00')));
  expect(openings.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('the same key from two tabs closes once, and both get the sheet', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const close = async () => {
    for (;;) {
      const { status, body } = await till.close('0.00', {}, headers);
      if (body.code !== 'idempotency_key_in_use') return { status, number: body.number };
    }
  };
  expect(await Promise.all([close(), close()])).toEqual([
    { status: 200, number: 1 },
    { status: 200, number: 1 },
  ]);
  expect(await close()).toEqual({ status: 200, number: 1 });
});
