import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { aMember, aSignedInMember, pricesAt, putCategories, SOCIO } from './category-scene.js';

/** A Friday, 18:13 in Guayaquil. */
const EVENING = '2026-11-20T23:13:00Z';

const clock = new FixedClock(EVENING);
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: CourtId;
let categoryId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(EVENING);
  admin = await anAdmin(app);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId);
  categoryId = (await putCategories(admin, venueId, [SOCIO]))[0]?.id ?? '';
});
afterAll(() => app.close());

const hour = () => ({ venueId, courtId, date: '2026-11-21', timeSlot: '10:00' });
const slot = () => ({ courtId, bookingDate: '2026-11-21', timeSlot: '10:00', gameType: 'singles' });

interface Booked {
  id: string;
  totalAmount: string;
  mayPayAtClub: boolean;
  category: { name: string; publicAmount: string } | null;
}

const EVERYONE = ['14.50', '14.50', '14.50', '14.50'];
const MEMBER = ['11.60', '11.60', '11.60', '11.60'];

describe('the price of a member', () => {
  test('is the same on the day, at the court, in the search, in the quote and in the booking', async () => {
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    expect(await pricesAt(member, hour())).toEqual(MEMBER);
    const { status, body } = await member.post<Booked>('/api/bookings', {
      ...slot(),
      expectedAmount: '11.60',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ totalAmount: '11.60', category: { name: 'Socio', publicAmount: '14.50' } });
  });

  test('never reaches another session, in any order of requests', async () => {
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    const stranger = new Browser(app.url);
    const { browser: account } = await asAccount(app);
    for (let round = 0; round < 2; round++) {
      expect(await pricesAt(stranger, hour())).toEqual(EVERYONE);
      expect(await pricesAt(member, hour())).toEqual(MEMBER);
      expect(await pricesAt(account, hour())).toEqual(EVERYONE);
    }
  });

  test('is sent so that no cache keeps it', async () => {
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    const paths = [
      `/api/venues/${venueId}/day?date=2026-11-21`,
      `/api/courts/${courtId}/availability?date=2026-11-21`,
      '/api/search?date=2026-11-21',
    ];
    for (const path of paths) {
      const { headers } = await member.get(path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
      expect((await new Browser(app.url).get(path)).headers.get('vary')).toContain('Cookie');
      const again = await member.send('GET', path, undefined, { 'if-none-match': '*' });
      expect(again.status).toBe(200);
    }
  });

  test('is that of everyone without a verified address, also with the phone of a member', async () => {
    const { browser, playerId, email } = await asAccount(app);
    await aMember(admin, venueId, { categoryId, emails: [email], phones: ['099 123 4567'] });
    await app.sql(`update players set email_verified_at = null, phone = '+593991234567' where id = $1`, [
      playerId,
    ]);
    expect(await pricesAt(browser, hour())).toEqual(EVERYONE);
  });

  test('holds until the end of the last day at the venue, and for what was booked until then', async () => {
    const member = await aSignedInMember(app, admin, venueId, { categoryId, categoryUntil: '2026-11-20' });
    const late = new Date('2026-11-21T04:59:00Z'); // 23:59 in Guayaquil
    clock.set(late.toISOString());
    expect(await pricesAt(member, hour())).toEqual(MEMBER);
    const { body } = await member.post<Booked>('/api/bookings', slot());
    clock.set('2026-11-21T05:00:00Z');
    expect(await pricesAt(member, { ...hour(), timeSlot: '11:00' })).toEqual(EVERYONE);
    const kept = await member.get<Booked>(`/api/bookings/${body.id}`);
    expect(kept.body).toMatchObject({ totalAmount: '11.60', category: { name: 'Socio' } });
  });

  test('stays with an unpaid booking that moves after the category has ended', async () => {
    await app.sql(`update venues set rules = rules || '{"paymentMinutes": 1440}' where id = $1`, [venueId]);
    const member = await aSignedInMember(app, admin, venueId, { categoryId, categoryUntil: '2026-11-20' });
    const { body } = await member.post<Booked>('/api/bookings', slot());
    clock.set('2026-11-21T05:00:00Z');
    const moved = await member.post<Booked>(`/api/bookings/${body.id}/move`, {
      bookingDate: '2026-11-21',
      timeSlot: '11:00',
      expectedAmount: '11.60',
    });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      totalAmount: '11.60',
      category: { name: 'Socio', publicAmount: '14.50' },
    });
  });

  test('is asked about if another one was shown', async () => {
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    const { status, body } = await member.post('/api/bookings', { ...slot(), expectedAmount: '14.50' });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  });

  test('is the best of two categories, and never more than everyone pays', async () => {
    const [socio, fixed] = await putCategories(admin, venueId, [
      { ...SOCIO, id: categoryId },
      { name: 'Fundador', price: { singles: '10.00', doubles: '99.00' }, payAtClub: true },
    ]);
    const { browser, email } = await asAccount(app);
    await aMember(admin, venueId, { categoryId: socio?.id ?? '', emails: [email] });
    await aMember(admin, venueId, { categoryId: fixed?.id ?? '', emails: [email] });
    const singles = await browser.post<Booked>('/api/bookings', slot());
    expect(singles.body).toMatchObject({
      totalAmount: '10.00',
      category: { name: 'Fundador' },
      mayPayAtClub: true,
    });
    const doubles = await browser.post<Booked>('/api/bookings', {
      ...slot(),
      timeSlot: '11:00',
      gameType: 'doubles',
    });
    expect(doubles.body).toMatchObject({ totalAmount: '23.20', category: { name: 'Socio' } });
  });

  test('takes a discount code off what the category leaves', async () => {
    await admin.post('/api/admin/discount-codes', { code: 'MEDIO98', type: 'percentage', value: '50' });
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    const { body } = await member.post<Booked>('/api/bookings', slot());
    const paid = await member.post<{ booking?: unknown }>('/api/create-payment-intent', {
      bookingId: body.id,
      discountCode: 'MEDIO98',
    });
    expect(paid.status).toBeLessThan(300);
    expect((await member.get<Booked>(`/api/bookings/${body.id}`)).body.totalAmount).toBe('5.80');
  });
});

describe('the windows of a category', () => {
  test('let its players book further ahead, and hold as many bookings as it says', async () => {
    await app.sql(
      `update venues set rules = rules || '{"windowDays": 3, "maxActivePerPlayer": 1}' where id = $1`,
      [venueId],
    );
    await putCategories(admin, venueId, [{ ...SOCIO, id: categoryId, windowDays: 14, maxActive: 2 }]);
    const member = await aSignedInMember(app, admin, venueId, { categoryId });
    const stranger = new Browser(app.url);
    const book = (browser: Browser, bookingDate: string) =>
      browser.post<{ code: string }>('/api/bookings', { ...slot(), bookingDate });
    expect((await book(stranger, '2026-12-01')).body.code).toBe('beyond_booking_window');
    expect((await book(member, '2026-12-01')).status).toBe(201);
    expect((await book(member, '2026-12-02')).status).toBe(201);
    expect((await book(member, '2026-12-03')).body.code).toBe('too_many_active');
    expect((await book(member, '2026-12-05')).body.code).toBe('beyond_booking_window');
  });
});
