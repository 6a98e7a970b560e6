import { randomUUID } from 'node:crypto';
import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { sellHour } from '../support/fixtures/receipts.js';
import { aVenueWithTill, type SheetResponse, tillCalls } from '../support/fixtures/tills.js';
import { aCourt } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let desk: Browser;
let venueId: VenueId;
let tillId: string;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
  desk = await anAdmin(app);
});
beforeEach(async () => {
  ({ venueId, tillId } = await aVenueWithTill(app));
  await tillCalls(desk, tillId).open('20.00');
});
afterAll(() => app.close());

/** Sends a request twice with one key, as if the server had died before it stored a response. */
async function withLostResponse(path: string, body: object) {
  const key = randomUUID();
  const send = () => desk.post<{ amount?: string; receipt?: string }>(path, body, { 'idempotency-key': key });
  const first = await send();
  await app.sql(
    `update idempotency_keys set status = null, body = null, created_at = created_at - interval '10 seconds'
      where key = $1`,
    [key],
  );
  return [first, await send()] as const;
}

const closed = async (counted: string): Promise<SheetResponse> =>
  (await tillCalls(desk, tillId).close(counted)).body;

test('a sale of the counter whose response was lost is in the till once, with one receipt', async () => {
  const lines = [{ text: 'Pelotas', quantity: 2, price: '4.50' }];
  const [first, second] = await withLostResponse('/api/admin/counter-sales', {
    venueId,
    method: 'cash',
    lines,
  });
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await closed('29.00')).toMatchObject({ cashTaken: '9.00', expected: '29.00' });
});

test('cash that was moved and whose response was lost is in the till once', async () => {
  const move = { amount: '5.00', reason: 'Cambio' };
  const [first, second] = await withLostResponse(`/api/admin/tills/${tillId}/movements`, move);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await closed('25.00')).toMatchObject({ moved: '5.00', expected: '25.00' });
});

test.each(['5.00', '14.50'])('%s that was taken and whose response was lost counts once', async (amount) => {
  const { body } = await sellHour(desk, await aCourt(app, venueId), { payment: { kind: 'at_club' } });
  const settle = `/api/admin/bookings/${body.id}/settle`;
  const [first, second] = await withLostResponse(settle, { method: 'cash', amount });
  expect([second.status, second.body.receipt]).toEqual([200, first.body.receipt]);
  expect((await closed((20 + Number(amount)).toFixed(2))).cashTaken).toBe(amount);
});

test('the same key with another sale sells both', async () => {
  const key = randomUUID();
  const sell = (price: string) =>
    desk.post(
      '/api/admin/counter-sales',
      { venueId, method: 'cash', lines: [{ text: 'Pelotas', quantity: 1, price }] },
      { 'idempotency-key': key },
    );
  await sell('4.50');
  await app.sql(
    `update idempotency_keys set status = null, body = null, created_at = created_at - interval '10 seconds'`,
  );
  expect((await sell('5.50')).status).toBe(201);
  expect((await closed('30.00')).cashTaken).toBe('10.00');
});
