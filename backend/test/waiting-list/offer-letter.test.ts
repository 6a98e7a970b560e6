import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, offered, longAgo } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the letter about an offer leads to its screen, from which anybody can decline it', async () => {
  const venueId = await aVenue(app, { name: 'Club Las Lomas' });
  const courtId = await aCourt(app, venueId);
  const organiser = new Browser(app.url);
  const hour = { courtId, bookingDate: DAY, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await organiser.post<BookingResponse>('/api/bookings', hour);
  await longAgo(app, body.id);
  const wish = { venueId, courtId, date: DAY, from: '10:00', to: '10:00' };
  const [first, second] = [await aWaiter(app, wish), await aWaiter(app, wish)];
  await first.browser.send('PUT', '/api/session/profile', { name: 'Ana' });
  await organiser.post('/api/cancellations', { bookingId: body.id });
  const { token } = await offered(first);

  const folder = join(app.config.dataDir, 'mail');
  const letter = await eventually(async () => {
    const name = (await readdir(folder)).find((each) => each.startsWith('offer'));
    return readFile(join(folder, name ?? 'none'), 'utf8');
  });
  expect(letter).toContain('Club Las Lomas');
  const whole = letter.replace(/=\r?\n/g, '');
  expect(whole).toContain(`/oferta/${token}`);
  expect(whole).toContain('1 hora para pagarla; si no la pagas, la hora queda libre y no se cobra nada.');

  const elsewhere = new Browser(app.url);
  expect((await elsewhere.get<{ status: string }>(`/api/offers/${token}`)).body).toMatchObject({
    status: 'open',
    price: '14.50',
    entryId: null,
  });
  expect((await elsewhere.post(`/api/offers/${token}/decline`, {})).status).toBe(204);
  await offered(second);
  expect((await elsewhere.get<{ status: string }>(`/api/offers/${token}`)).body.status).toBe('ended');
});
