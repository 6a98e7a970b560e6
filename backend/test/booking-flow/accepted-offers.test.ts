import type { BookingId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { pay } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Accepted {
  id: string;
  savedCard: { last4: string } | null;
  cancellationReason: string | null;
  manageUrl: string | null;
}

test('a stranger with the token of an offer sees neither the card nor the reason of the player who waited', async () => {
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const owner = new Browser(app.url);
  const hour = { courtId, bookingDate: dayFromNow(4), timeSlot: '10:00', gameType: 'singles' };
  const { body: earlier } = await owner.post<{ id: BookingId }>('/api/bookings', hour);
  await pay(app, { browser: owner, bookingId: earlier.id });
  const { offerToken } = await anOpenOffer(app, owner, { venueId, courtId, date: dayFromNow(5) });
  const accept = async (browser: Browser) =>
    (await browser.post<Accepted>(`/api/offers/${offerToken}/accept`, {})).body;

  const { id: bookingId, savedCard } = await accept(owner);
  expect(savedCard).toMatchObject({ last4: '4242' });
  await owner.post('/api/cancellations', { bookingId, cancellationReason: 'Me operan' });
  expect(await accept(owner)).toMatchObject({ cancellationReason: 'Me operan', manageUrl: null });
  const seen = await accept(new Browser(app.url));
  expect(seen).toMatchObject({ id: bookingId, savedCard: null, cancellationReason: null });
  expect(seen.manageUrl).toContain('/reserva/');
});
