import { randomUUID } from 'node:crypto';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { readReceipt, type ReceiptResponse } from '../support/fixtures/receipts.js';
import { sentCode } from '../support/fixtures/signing-in.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { wasPlayed } from '../support/fixtures/played-games.js';

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } }); // keeps the letters
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());

const name = (number: string, buyer: object, by = admin) =>
  by.send<ReceiptResponse>('PUT', `/api/admin/receipts/${number}/buyer`, buyer);

/** A player with an account pays for an hour. */
async function aPaidHour(): Promise<{ number: string; browser: Browser; email: string; bookingId: string }> {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  const { browser, email } = await asAccount(app, booking.browser);
  const [receipt] = await app.sql<{ number: string }>(
    `select series || '-' || number as number from receipts where booking_id = $1`,
    [booking.bookingId],
  );
  return { number: receipt?.number ?? '', browser, email, bookingId: booking.bookingId };
}

test('a buyer is named, renamed and removed, and the audit log keeps no name', async () => {
  const { number } = await aPaidHour();
  const ana = { name: 'Ana Torres', taxId: '0912345678001' };
  const named = await name(number, ana);
  expect([named.status, named.body.buyer]).toEqual([200, ana]);
  expect((await name(number, { name: '  Tenis S. A. ', taxId: null })).body.buyer).toEqual({
    name: 'Tenis S. A.',
    taxId: null,
  });
  expect((await name(number, { name: null, taxId: ' ' })).body.buyer).toBeNull();
  const acts = await app.sql<{ after: object }>(
    `select after from audit_log where action = 'receipt.buyer_named' and subject_label like $1 order by at, id`,
    [`${named.body.number} %`],
  );
  expect(acts.map(({ after }) => after)).toEqual([
    { changed: ['name', 'taxId'] },
    { changed: ['name', 'taxId'] },
    { changed: ['name'] },
  ]);
});

test('a credit note shows the buyer of its receipt and takes none', async () => {
  const { number, bookingId } = await aPaidHour();
  await name(number, { name: 'Ana Torres', taxId: null });
  await admin.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: 'Lluvia' });
  const note = await eventually(async () => {
    const [found] = (await readReceipt(admin, number)).body.correctedBy;
    expect(found).toBeDefined();
    return found?.number ?? '';
  });
  expect((await readReceipt(admin, note)).body.buyer).toEqual({ name: 'Ana Torres', taxId: null });
  expect((await name(note, { name: 'Eva', taxId: null })).body.code).toBe('only_receipts_have_buyers');
});

test.each([
  { name: 'x'.repeat(121), taxId: null },
  { name: null, taxId: '1'.repeat(31) },
  { name: 7, taxId: null },
])('a buyer that does not fit is refused: %j', async (buyer) => {
  const { number } = await aPaidHour();
  expect((await name(number, buyer)).status).toBe(400);
});

test('a player who exports reads the receipts, and one who is erased is the buyer of none', async () => {
  const { number, browser, email, bookingId } = await aPaidHour();
  await name(number, { name: 'Zoila Quispe', taxId: '0912345678' });
  const { body } = await browser.get<{ receipts: object[] }>('/api/session/export');
  expect(body.receipts).toMatchObject([
    { amount: '14.50', means: 'card', buyer: { name: 'Zoila Quispe', taxId: '0912345678' } },
  ]);
  await wasPlayed(app, bookingId);
  expect((await browser.post('/api/session/account/code')).status).toBe(202);
  const code = await sentCode(app, email, 'erase');
  expect((await browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
  expect((await readReceipt(admin, number)).body).toMatchObject({ buyer: null, amount: '14.50' });
});

test('the erasure of an account removes the buyer of what the desk has sold to its customer before', async () => {
  const email = `${randomUUID()}@example.org`;
  const courtId = await aCourt(app, await aVenue(app));
  const { body: sold } = await admin.send<{ receipt: string }>(
    'POST',
    '/api/admin/bookings',
    {
      courtId,
      bookingDate: dayFromNow(3),
      timeSlot: '10:00',
      gameType: 'singles',
      customer: { name: 'Zoila Quispe', email },
      payment: { kind: 'terminal' },
    },
    { 'Idempotency-Key': randomUUID() },
  );
  await name(sold.receipt, { name: 'Zoila Quispe', taxId: null });
  const { browser } = await asAccount(app, new Browser(app.url), email);
  expect((await browser.post('/api/session/account/code')).status).toBe(202);
  const code = await sentCode(app, email, 'erase');
  expect((await browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
  expect((await readReceipt(admin, sold.receipt)).body.buyer).toBeNull();
});

test('a buyer with letters of another alphabet can be printed', async () => {
  const { number } = await aPaidHour();
  await name(number, { name: 'Ольга 王 🎾', taxId: null });
  const response = await admin.get(`/api/admin/receipts/${number}/pdf`);
  expect(response.status).toBe(200);
});
