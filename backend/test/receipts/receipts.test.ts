import type { VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { giveBack, readReceipt, type ReceiptResponse, sellHour } from '../support/fixtures/receipts.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;
let series: string;

beforeAll(async () => {
  app = await startTestApp({ sandbox: { settlementMs: 0 } });
  admin = await anAdmin(app);
});
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  const [row] = await app.sql<{ series: string }>(
    `select lpad(series::text, 3, '0') as series from receipt_series where venue_id = $1`,
    [venueId],
  );
  series = row?.series ?? '';
});
afterAll(() => app.close());

const nth = (number: number, of = series) => `${of}-${String(number).padStart(9, '0')}`;
const list = (query: string) =>
  admin.get<{ items: ReceiptResponse[]; nextCursor: string | null }>(
    `/api/admin/receipts?venueId=${venueId}${query}`,
  );

test('a sale and each part that the desk takes return the number of their receipt', async () => {
  expect((await sellHour(admin, courtId)).body.receipt).toBe(nth(1));
  const { body: sold } = await sellHour(admin, courtId, {
    timeSlot: '11:00',
    payment: { kind: 'at_club' },
  });
  expect(sold.receipt).toBeNull();
  const settle = (method: string, amount: string) =>
    admin.post<{ receipt: string; payments: object[] }>(`/api/admin/bookings/${sold.id}/settle`, {
      method,
      amount,
    });
  expect((await settle('transfer', '4.50')).body.receipt).toBe(nth(2));
  const { body } = await settle('cash', '10.00');
  expect(body).toMatchObject({ receipt: nth(3), payments: [{ receipt: nth(2) }, { receipt: nth(3) }] });
  expect((await readReceipt(admin, nth(2))).body).toMatchObject({
    number: nth(2),
    kind: 'payment',
    means: 'transfer',
    amount: '4.50',
    booking: { id: sold.id, code: sold.code },
    venue: { id: venueId, name: 'Club de Prueba' },
    buyer: null,
    corrects: null,
    correctedBy: [],
    lines: [
      {
        kind: 'court',
        amount: '4.50',
        courtTime: {
          courtNumber: 1,
          courtName: 'Cancha 1',
          date: dayFromNow(3),
          timeSlot: '11:00',
          durationMinutes: 60,
          gameType: 'singles',
          totalAmount: '14.50',
        },
      },
    ],
  });
});

test('a payment at a venue that lost its series is recorded, and begins another one', async () => {
  await app.sql('delete from receipt_series where venue_id = $1', [venueId]);
  const { status, body } = await sellHour(admin, courtId);
  expect([status, body.receipt]).toEqual([201, expect.stringMatching(/^\d{3,}-000000001$/)]);
});

test('a free hour and a refused sale have no receipt and leave no gap', async () => {
  const free = await sellHour(admin, courtId, { payment: { kind: 'free', reason: 'Premio' } });
  expect(free.body.receipt).toBeNull();
  expect((await sellHour(admin, courtId)).status).toBe(409);
  expect((await sellHour(admin, courtId, { timeSlot: '12:00' })).body.receipt).toBe(nth(1));
});

test('money that is given back has a credit note of its own series, which names the receipt', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  const { body } = await giveBack(admin, sold.id);
  const note = nth(1, `C${series}`);
  expect(body.payments).toMatchObject([{ receipt: nth(1), refunds: [{ receipt: note }] }]);
  expect((await readReceipt(admin, note)).body).toMatchObject({
    kind: 'refund',
    amount: '14.50',
    corrects: nth(1),
    buyerUntil: null,
  });
  expect((await readReceipt(admin, nth(1))).body.correctedBy).toMatchObject([
    { number: note, kind: 'refund', amount: '14.50' },
  ]);
});

test('a refund that the bank returns is cancelled by a further receipt that names the credit note', async () => {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking, 'pm_card_refundFail');
  await admin.post(`/api/admin/bookings/${booking.bookingId}/cancel`, { reason: 'Lluvia' });
  const documents = () =>
    app.sql<{ number: string; kind: string; corrects: string | null }>(
      `select series || '-' || number as number, kind,
              (select n.series || '-' || n.number from receipts n where n.txn = r.corrects) as corrects
         from receipts r where booking_id = $1 order by kind, issued_at`,
      [booking.bookingId],
    );
  await eventually(async () =>
    expect((await documents()).map(({ kind }) => kind)).toContain('refund_failed'),
  );
  const found = await documents();
  const [paid, note, cancelling] = ['payment', 'refund', 'refund_failed'].map((kind) =>
    found.find((document) => document.kind === kind),
  );
  expect(note?.corrects).toBe(paid?.number);
  expect(cancelling?.corrects).toBe(note?.number);
  expect(note?.number).toMatch(/^C\d{3,}-1$/);
  expect(cancelling?.number).toMatch(/^\d{3,}-2$/);
});

test('a receipt keeps the play that was paid when the booking moves and the court changes its name', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  await app.sql(`update courts set name = 'Central' where id = $1`, [courtId]);
  await app.sql(`update venues set name = 'Otro Club' where id = $1`, [venueId]);
  const { body } = await readReceipt(admin, sold.receipt);
  expect(body.lines[0]?.courtTime).toMatchObject({ courtName: 'Cancha 1', timeSlot: '10:00' });
  expect(body.venue.name).toBe('Club de Prueba');
  expect((await giveBack(admin, sold.id)).status).toBe(200);
  const note = await readReceipt(admin, nth(1, `C${series}`));
  expect(note.body.lines[0]?.courtTime).toMatchObject({ courtName: 'Cancha 1' });
});

test('a refund of a payment from before the receipts has a credit note that names none', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  await app.sql('alter table ledger_entries disable trigger all; alter table receipts disable trigger all');
  await app.sql('update ledger_entries set since_receipts = false where booking_id = $1', [sold.id]);
  await app.sql('delete from receipts where booking_id = $1', [sold.id]);
  await app.sql('update receipt_series set last_receipt = 0 where venue_id = $1', [venueId]);
  await app.sql('alter table ledger_entries enable trigger all; alter table receipts enable trigger all');
  const { body } = await giveBack(admin, sold.id);
  expect(body.payments).toMatchObject([{ receipt: null, refunds: [{ receipt: nth(1, `C${series}`) }] }]);
  expect((await readReceipt(admin, nth(1, `C${series}`))).body.corrects).toBeNull();
});

test('receipts are found by day, by number and by the code of their booking', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  await sellHour(admin, courtId, { timeSlot: '12:00' });
  await giveBack(admin, sold.id);
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10); // in Guayaquil
  const numbers = async (query: string) => (await list(query)).body.items.map(({ number }) => number);
  const everything = [nth(1, `C${series}`), nth(2), nth(1)];
  expect(await numbers('')).toEqual(everything);
  expect(await numbers(`&date=${today}`)).toEqual(everything);
  expect(await numbers('&date=2026-01-01')).toEqual([]);
  expect(await numbers('&search=2&date=2026-01-01')).toEqual([nth(2)]);
  expect(await numbers(`&search=${nth(1)}`)).toEqual([nth(1)]);
  expect(await numbers('&search=1')).toEqual([nth(1, `C${series}`), nth(1)]);
  expect(await numbers(`&search=${sold.code}`)).toEqual([nth(1, `C${series}`), nth(1)]);
  expect(await numbers('&search=Ana')).toEqual([]);
});

test('a long list is read in pages that follow each other without a gap', async () => {
  await app.sql(
    `insert into counter_sales select gen_random_uuid(), $1, 'terminal', 100,
       '[{"kind":"item","text":"Agua","quantity":1,"cents":100}]', (select id from admins limit 1),
       now() - n * interval '1 minute' from generate_series(1, 60) n`,
    [venueId],
  );
  await app.sql(
    `insert into ledger_entries select 'sale:' || id, entry.account, entry.cents, null, sold_at from counter_sales,
       (values ('terminal', 100), ('counter_revenue', -100)) entry (account, cents) where venue_id = $1`,
    [venueId],
  );
  const first = (await list('')).body;
  const second = (await list(`&cursor=${first.nextCursor ?? ''}`)).body;
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 10, null]);
  expect(new Set([...first.items, ...second.items].map(({ number }) => number)).size).toBe(60);
  expect((await list('&cursor=nonsense')).body.items).toHaveLength(50);
});

test('reception reads the receipts of its venue, and a stranger reads none of them', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  expect((await readReceipt(browser, sold.receipt)).status).toBe(200);
  const stranger = await aStaffMember(app, [{ venueId: await aVenue(app), role: 'owner' }]);
  for (const path of ['', '/pdf'])
    expect((await stranger.browser.get(`/api/admin/receipts/${sold.receipt ?? ''}${path}`)).status).toBe(404);
  expect((await stranger.browser.get(`/api/admin/receipts?venueId=${venueId}`)).status).toBe(404);
});

test.each(['001', '001-0', 'x', '999999-1', '001-9999999999', '%2e%2e'])(
  'a number that no receipt has is not found: %s',
  async (number) => {
    expect((await readReceipt(admin, number)).status).toBe(404);
  },
);

test.each([
  ['a4', '595.28 841.89'],
  ['80mm', '226.77'],
])('a receipt is a PDF with its fonts on %s paper', async (format, size) => {
  const { body: sold } = await sellHour(admin, courtId);
  const path = `/api/admin/receipts/${sold.receipt ?? ''}/pdf?format=${format}`;
  const response = await fetch(app.url + path, { headers: { cookie: admin.cookieHeader } });
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file.slice(0, 5)).toBe('%PDF-');
  expect(file.match(/\/MediaBox \[0 0 ([\d. ]+)\]/)?.[1]).toContain(size);
  expect(file.match(/\/FontName \/\w+\+(\w+)/g)).toHaveLength(2);
});

test('a paper that no printer has is refused', async () => {
  const { body: sold } = await sellHour(admin, courtId);
  expect((await admin.get(`/api/admin/receipts/${sold.receipt ?? ''}/pdf?format=a3`)).status).toBe(400);
});
