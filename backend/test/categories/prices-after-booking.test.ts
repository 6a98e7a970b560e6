import type { BookingId } from '../../src/kernel/domain/ids.js';
import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { pay } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aMember, putCategories, SOCIO } from './category-scene.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } }); // letters are kept in a folder
});
afterAll(() => app.close());

interface Amounts {
  totalAmount: string;
  paidAmount: string;
}

/** Returns the texts of the letters to an address. */
async function lettersTo(address: string): Promise<string[]> {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('letters are not kept');
  return (await sender.all()).filter(({ to }) => to === address).map(({ text }) => text);
}

test('the desk, letters, receipts and reports have the price of the category that a member has paid', async () => {
  const admin = await anAdmin(app);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId, { daySingles: 1450 });
  const [category] = await putCategories(admin, venueId, [SOCIO]);
  const { browser, email } = await asAccount(app);
  await aMember(admin, venueId, { categoryId: category?.id ?? '', emails: [email] });
  const date = dayFromNow(3);
  const slot = { courtId, bookingDate: date, timeSlot: '10:00', gameType: 'singles' };
  const { body: booked } = await browser.post<Amounts & { id: BookingId; code: string }>(
    '/api/bookings',
    slot,
  );
  expect(booked.totalAmount).toBe('11.60');
  await pay(app, { browser, bookingId: booked.id });

  const both = { totalAmount: '11.60', paidAmount: '11.60' };
  const read = async <T>(path: string) => (await admin.get<T>(path)).body;
  const { courts } = await read<{ courts: { hours: { timeSlot: string; booking: Amounts | null }[] }[] }>(
    `/api/admin/venues/${venueId}/day?date=${date}`,
  );
  expect(courts[0]?.hours.find(({ timeSlot }) => timeSlot === '10:00')?.booking).toMatchObject(both);
  expect(await read(`/api/admin/bookings/${booked.id}`)).toMatchObject(both);
  const found = await read<{ items: Amounts[] }>(`/api/admin/bookings?search=${booked.code}`);
  expect(found.items).toEqual([expect.objectContaining(both)]);

  const receipts = await read<{ items: { amount: string }[] }>(`/api/admin/receipts?venueId=${venueId}`);
  expect(receipts.items).toEqual([expect.objectContaining({ amount: '11.60' })]);
  const payments = await read<{ entries: { amount: string }[] }>(`/api/admin/payments?venueId=${venueId}`);
  expect(payments.entries.map(({ amount }) => amount)).toEqual(['11.60']);
  const text = await read<string>(`/api/admin/payments.csv?venueId=${venueId}`);
  expect(text).toContain('11.60');

  expect(text).not.toContain('14.50');

  const letters = await eventually(async () => {
    const texts = (await lettersTo(email)).join('\n');
    expect(texts).toContain('Pagaste: $11.60');
    return texts;
  }, 15_000);
  expect(letters).toContain('Total: $11.60');
  expect(letters.replaceAll('Categoría: Socio, en vez de $14.50', '')).not.toContain('14.50');
});
