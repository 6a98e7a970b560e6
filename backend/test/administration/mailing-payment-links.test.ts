import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** Sells an hour that waits for its payment, and returns the booking's id. */
async function held(): Promise<string> {
  const courtId = await aCourt(app, await aVenue(app));
  const sale = {
    courtId,
    bookingDate: dayFromNow(3),
    timeSlot: '10:00',
    gameType: 'singles',
    customer: { name: 'Ana Torres', phone: '+593991234567' },
    payment: { kind: 'link' },
  };
  const key = { 'idempotency-key': randomUUID() };
  const { status, body } = await admin.send<{ id: string }>('POST', '/api/admin/bookings', sale, key);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

const mail = (bookingId: string, email: string, key: string = randomUUID()) =>
  admin.send<{ code?: string }>(
    'POST',
    `/api/admin/bookings/${bookingId}/payment-link/mail`,
    { email },
    {
      'idempotency-key': key,
    },
  );

/** The letters of one booking that were written, as text. */
async function letters(bookingId: string): Promise<string[]> {
  const folder = join(app.config.dataDir, 'mail');
  const names = (await readdir(folder)).filter(
    (name) => name.includes(bookingId) && name.includes('payment_link'),
  );
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

test('a mailed link opens the booking, and one key mails it once', async () => {
  const bookingId = await held();
  const key = randomUUID();
  expect((await mail(bookingId, 'ana@example.org', key)).status).toBe(204);
  expect((await mail(bookingId, 'ana@example.org', key)).status).toBe(204);
  const sent = await letters(bookingId);
  expect(sent).toHaveLength(1);
  const { body } = await admin.post<{ url: string }>(`/api/admin/bookings/${bookingId}/payment-link`);
  expect(sent[0]?.replace(/=\r?\n/g, '')).toContain(new URL(body.url).pathname);
});

test('an address gets three letters a day, and the desk reads why there is no fourth', async () => {
  const bookingId = await held();
  for (let letter = 0; letter < 3; letter++)
    expect((await mail(bookingId, 'mucho@example.org')).status).toBe(204);
  const refused = await mail(bookingId, 'mucho@example.org');
  expect([refused.status, refused.body.code]).toEqual([409, 'link_not_mailed']);
});

test('nothing is mailed for a booking that is paid or no longer waits', async () => {
  const { bookingId } = await pay(app, await anUnpaidBooking(app));
  const paid = await mail(bookingId, 'ana@example.org');
  expect([paid.status, paid.body.code]).toEqual([409, 'booking_already_paid']);
  const other = await anUnpaidBooking(app);
  await other.browser.post('/api/cancellations', { bookingId: other.bookingId });
  const cancelled = await mail(other.bookingId, 'ana@example.org');
  expect([cancelled.status, cancelled.body.code]).toEqual([409, 'booking_not_active']);
});

test('an address that is none is refused with a sentence', async () => {
  const refused = await mail(await held(), 'ana@');
  expect([refused.status, refused.body]).toMatchObject([400, { message: 'Escribe un correo válido.' }]);
});
