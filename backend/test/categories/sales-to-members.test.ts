import { randomUUID } from 'node:crypto';
import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { aMember, aSignedInMember, putCategories, SOCIO } from './category-scene.js';

/** A Friday, 18:13 in Guayaquil. */
const clock = new FixedClock('2026-11-20T23:13:00Z');
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: CourtId;
let categoryId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  admin = await anAdmin(app);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
  categoryId = (await putCategories(admin, venueId, [SOCIO]))[0]?.id ?? '';
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

interface Sold {
  id: string;
  code: string;
  totalAmount: string;
  category: { name: string; publicAmount: string } | null;
}

function sell(values: object, browser = admin) {
  const slot = { courtId, bookingDate: '2026-11-20', timeSlot: '20:00', gameType: 'singles' };
  const sale = { ...slot, payment: { kind: 'cash' }, ...values };
  return browser.send<Sold>('POST', '/api/admin/bookings', sale, { 'Idempotency-Key': randomUUID() });
}

describe('a sale to a customer with a category', () => {
  test('offers and charges the price of the category, also by reception', async () => {
    const customerId = await aMember(admin, venueId, { categoryId });
    const { browser } = await aStaffMember(app, [{ venueId, role: 'reception' }]);
    const offer = `/api/admin/courts/${courtId}/sale-offer?date=2026-11-20&timeSlot=20:00`;
    const { body: everyone } = await browser.get<{ lengths: object[] }>(offer);
    expect(everyone.lengths[0]).toEqual({ minutes: 60, singlesPrice: '16.50', doublesPrice: '33.00' });
    const { body: own } = await browser.get<{ lengths: object[] }>(`${offer}&customerId=${customerId}`);
    expect(own.lengths[0]).toEqual({
      minutes: 60,
      singlesPrice: '13.20',
      doublesPrice: '26.40',
      publicPrice: { category: 'Socio', singles: '16.50', doubles: '33.00' },
    });
    const sale = { customer: { id: customerId }, expectedAmount: '13.20' };
    const { status, body } = await sell(sale, browser);
    expect(status).toBe(201);
    expect(body).toMatchObject({ totalAmount: '13.20', category: { name: 'Socio', publicAmount: '16.50' } });
  });

  test('asks if the price of everyone was shown, and stores nothing', async () => {
    const customerId = await aMember(admin, venueId, { categoryId });
    const { body } = await sell({ customer: { id: customerId }, expectedAmount: '16.50' });
    expect(body.code).toBe('price_changed');
    expect(await app.sql('select 1 from bookings where venue_id = $1', [venueId])).toHaveLength(0);
  });

  test('names no category if another price was agreed, or the hour is free', async () => {
    const id = await aMember(admin, venueId, { categoryId });
    const agreed = await sell({ customer: { id }, price: { total: '12.00', reason: 'Lluvia' } });
    expect(agreed.body).toMatchObject({ totalAmount: '12.00', category: null });
    const free = await sell({
      customer: { id },
      timeSlot: '21:00',
      payment: { kind: 'free', reason: 'Torneo' },
    });
    expect(free.body).toMatchObject({ totalAmount: '0.00', category: null });
  });

  test('knows no category of a customer of another venue', async () => {
    const elsewhere = await aVenue(app);
    const [other] = await putCategories(admin, elsewhere, [SOCIO]);
    const id = await aMember(admin, elsewhere, { categoryId: other?.id ?? '' });
    expect((await sell({ customer: { id } })).status).toBe(404);
    const offer = `/api/admin/courts/${courtId}/sale-offer?date=2026-11-20&timeSlot=20:00&customerId=${id}`;
    expect((await admin.get(offer)).status).toBe(404);
  });
});

test('a member who books while the category is removed pays what was shown, or is asked', async () => {
  const member = await aSignedInMember(app, admin, venueId, { categoryId });
  const slot = { courtId, bookingDate: '2026-11-21', timeSlot: '10:00', gameType: 'singles' };
  const [booked] = await Promise.all([
    member.post<Sold>('/api/bookings', { ...slot, expectedAmount: '11.60' }),
    app.sql(
      `update venues set rules = rules - 'categories', rules_version = rules_version + 1 where id = $1`,
      [venueId],
    ),
  ]);
  if (booked.status === 201) expect(booked.body.totalAmount).toBe('11.60');
  else expect(['price_changed', 'rules_changed']).toContain(booked.body.code);
});

test('two members book one hour, and one of them has it at the price of the category', async () => {
  const members = await Promise.all([0, 1].map(() => aSignedInMember(app, admin, venueId, { categoryId })));
  const slot = { courtId, bookingDate: '2026-11-21', timeSlot: '10:00', gameType: 'singles' };
  const results = await Promise.all(members.map((member) => member.post<Sold>('/api/bookings', slot)));
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(results.find(({ status }) => status === 201)?.body.totalAmount).toBe('11.60');
});
