import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { readReceipt, type ReceiptResponse, sellHour } from '../support/fixtures/receipts.js';
import { aVenueWithTill, tillCalls } from '../support/fixtures/tills.js';
import { aCourt } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let till: ReturnType<typeof tillCalls>;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
  admin = await anAdmin(app);
});
beforeEach(async () => {
  const created = await aVenueWithTill(app);
  ({ venueId } = created);
  till = tillCalls(admin, created.tillId);
});
afterAll(() => app.close());

const balls = { text: 'Tubo de pelotas', quantity: 2, price: '6.75' };
const racket = { text: 'Alquiler de raqueta', quantity: 1, price: '5' };

const sell = (method: string, lines: object[] = [balls, racket], key: string = randomUUID()) =>
  admin.send<ReceiptResponse>(
    'POST',
    '/api/admin/counter-sales',
    { venueId, method, lines },
    { 'Idempotency-Key': key },
  );
const giveBack = (number: string) =>
  admin.post<ReceiptResponse>(`/api/admin/receipts/${number}/give-back`, {});

test('a sale of the counter has a receipt with its lines and is no booking', async () => {
  await till.open('0');
  const { status, body } = await sell('cash');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'payment',
    means: 'cash',
    amount: '18.50',
    booking: null,
    venue: { id: venueId },
    lines: [
      { kind: 'item', text: 'Tubo de pelotas', quantity: 2, amount: '13.50', courtTime: null },
      { kind: 'item', text: 'Alquiler de raqueta', quantity: 1, amount: '5.00', courtTime: null },
    ],
  });
  expect(body.number).toMatch(/-000000001$/);
});

test('cash of the counter belongs to the till, and its sheet names it', async () => {
  await till.open('10.00');
  const { body: sold } = await sell('cash');
  await sell('terminal');
  const { body: returned } = await sell('cash', [racket]);
  expect((await giveBack(returned.number)).status).toBe(200);
  const { status, body } = await till.close('28.50');
  expect(status).toBe(200);
  expect(body).toMatchObject({ cashTaken: '23.50', cashGivenBack: '5.00', expected: '28.50' });
  expect(body.lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'sale 18.50',
    'sale 5.00',
    'sale_return -5.00',
  ]);
  expect(body.lines.map(({ booking }) => booking)).toEqual([null, null, null]);
  expect(sold.amount).toBe('18.50');
});

test('a sale that is given back has a credit note, and goes back once also from two tabs', async () => {
  const { body: sold } = await sell('terminal');
  const responses = await Promise.all([1, 2, 3].map(() => giveBack(sold.number)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const note = responses.find(({ status }) => status === 200)?.body;
  expect(note).toMatchObject({ kind: 'refund', amount: '18.50', corrects: sold.number, means: 'terminal' });
  expect(note?.lines).toHaveLength(2);
  expect((await giveBack(sold.number)).body.code).toBe('already_given_back');
  expect((await readReceipt(admin, sold.number)).body.correctedBy).toMatchObject([{ number: note?.number }]);
  expect((await giveBack(note?.number ?? '')).body.code).toBe('not_sold_at_counter');
});

test('the receipt of a booking is not given back as a sale of the counter', async () => {
  const { body } = await sellHour(admin, await aCourt(app, venueId));
  expect((await giveBack(body.receipt ?? '')).body.code).toBe('not_sold_at_counter');
});

test('cash without an open till is refused and leaves no number and no sale behind', async () => {
  expect(await sell('cash')).toMatchObject({ status: 409, body: { code: 'till_closed' } });
  await till.open('0');
  const { body } = await sell('cash');
  expect(body.number).toMatch(/-000000001$/);
  await till.close('18.50');
  expect((await giveBack(body.number)).body.code).toBe('till_closed');
  expect((await readReceipt(admin, body.number)).body.correctedBy).toEqual([]);
});

test('the same key from two tabs sells once', async () => {
  const key = randomUUID();
  const once = async () => {
    for (;;) {
      const { body } = await sell('terminal', [balls], key);
      if (body.code !== 'idempotency_key_in_use') return body.number;
    }
  };
  expect(new Set(await Promise.all([once(), once(), once()])).size).toBe(1);
});

test.each([
  ['no line', []],
  ['21 lines', Array.from({ length: 21 }, () => balls)],
  ['no text', [{ ...balls, text: ' ' }]],
  ['a long text', [{ ...balls, text: 'x'.repeat(61) }]],
  ['no piece', [{ ...balls, quantity: 0 }]],
  ['half a piece', [{ ...balls, quantity: 1.5 }]],
  ['a hundred pieces', [{ ...balls, quantity: 100 }]],
  ['no price', [{ ...balls, price: '0.00' }]],
  ['a negative price', [{ ...balls, price: '-5.00' }]],
  ['a comma', [{ ...balls, price: '6,75' }]],
  ['a huge price', [{ ...balls, price: '99999' }]],
  ['a huge sum', Array.from({ length: 20 }, () => ({ ...balls, quantity: 99, price: '9999.99' }))],
])('a sale with %s is refused', async (_, lines) => {
  expect((await sell('terminal', lines)).status).toBe(400);
});

test('a sale without a key is refused: a lost response would sell twice', async () => {
  const body = { venueId, method: 'terminal', lines: [balls] };
  expect((await admin.post('/api/admin/counter-sales', body)).status).toBe(400);
});
