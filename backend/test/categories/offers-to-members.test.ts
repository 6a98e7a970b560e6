import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { inLine, longAgo, offered } from '../support/fixtures/waiting.js';
import { aSignedInMember, putCategories, SOCIO } from './category-scene.js';

let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: CourtId;
let member: Browser;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  const [socio] = await putCategories(admin, venueId, [SOCIO]);
  member = await aSignedInMember(app, admin, venueId, { categoryId: socio?.id ?? '' });
});
afterAll(() => app.close());

interface Booked {
  id: string;
  totalAmount: string;
  category: { name: string } | null;
}

test('an hour that is offered to a waiting member is shown and sold at the price of the category', async () => {
  const date = dayFromNow(5);
  const slot = { courtId, bookingDate: date, timeSlot: '10:00', gameType: 'singles' };
  const holder = new Browser(app.url);
  const { body: taken } = await holder.post<Booked>('/api/bookings', slot);
  const waiter = await inLine(app, member, { venueId, date, from: '10:00', to: '10:00' });
  await longAgo(app, taken.id);
  await holder.post('/api/cancellations', { bookingId: taken.id });
  const offer = await offered(waiter);
  expect(offer.price).toBe('11.60');
  const seen = { expectedAmount: '14.50' };
  const refused = await member.post<{ code: string }>(`/api/offers/${offer.token}/accept`, seen);
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
  const { body } = await member.post<Booked>(`/api/offers/${offer.token}/accept`);
  expect(body).toMatchObject({ totalAmount: '11.60', category: { name: 'Socio' } });
});

test('the home page has the price of a member for this person alone', async () => {
  await app.sql(`update venues set created_at = now() + interval '1 hour' where id = $1`, [venueId]);
  const home = async (browser: Browser) => {
    const { body, headers } = await browser.get<{
      items: { id: string; next: { starts: { price: string }[] } | null }[];
    }>('/api/venues/home');
    const card = body.items.find(({ id }) => id === venueId);
    return { price: card?.next?.starts[0]?.price, caching: headers.get('cache-control') };
  };
  await member.send('PUT', `/api/favourites/${venueId}`, undefined);
  const own = await home(member);
  const { browser: other } = await asAccount(app);
  await other.send('PUT', `/api/favourites/${venueId}`, undefined);
  const theirs = await home(other);
  expect(own.caching).toBe('private, no-store');
  expect(Number(own.price)).toBeCloseTo(Number(theirs.price) * 0.8, 2);
});
