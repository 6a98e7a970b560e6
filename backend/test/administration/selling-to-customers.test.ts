import { randomUUID } from 'node:crypto';
import type { BookingId, VenueId } from '../../src/kernel/domain/ids.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { anAdmin } from '../http/requests.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 18:13 in Guayaquil. */
const EVENING = '2026-11-20T23:13:00Z';

interface Sold {
  id: BookingId;
  status: string;
  paidAmount: string;
  paysAtClub: boolean;
  paymentDueAt: string;
  sale: { customer: { id: string; name: string }; players: string[]; note: string | null } | null;
}

const clock = new FixedClock(EVENING);
let app: TestApp;
let admin: Browser;
let venueId: VenueId;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(EVENING);
  admin = await anAdmin(app);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId, { nightSingles: 1650 });
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const ana = { name: 'Ana Torres', phone: '099 123 4567' };

/** Sells 20:00 of today in cash, unless the values say something else. */
function sell(values: object = {}, browser = admin, key = randomUUID()) {
  const slot = { courtId, bookingDate: '2026-11-20', timeSlot: '20:00', gameType: 'singles' };
  const sale = { ...slot, customer: ana, payment: { kind: 'cash' }, ...values };
  return browser.send<Sold>('POST', '/api/admin/bookings', sale, { 'Idempotency-Key': key });
}
const customers = () =>
  app.sql<{ id: string; name: string; phones: string[] }>(
    'select id, name, phones from customers where venue_id = $1 order by id',
    [venueId],
  );

describe('a sale at the desk', () => {
  test('makes a customer of the venue, and knows the players and the note', async () => {
    const { status, body } = await sell({ players: ['Luis', 'Eva'], note: 'Pide pelotas' });
    const [customer] = await customers();
    expect(status).toBe(201);
    expect(customer).toMatchObject({ name: 'Ana Torres', phones: ['+593991234567'] });
    expect(body.sale).toEqual({
      customer: { id: customer?.id, name: 'Ana Torres' },
      players: ['Luis', 'Eva'],
      note: 'Pide pelotas',
    });
  });

  test('uses the customer with this name and phone, or the chosen one, and no other', async () => {
    const first = await sell();
    const id = first.body.sale?.customer.id;
    const again = await sell({ timeSlot: '21:00', customer: { name: 'ana tórres', phone: '+593991234567' } });
    const chosen = await sell({ timeSlot: '19:00', customer: { id } });
    expect([again, chosen].map(({ body }) => body.sale?.customer.id)).toEqual([id, id]);
    // Luis is of one family with Ana, and another Ana may be anyone.
    await sell({ timeSlot: '18:00', customer: { name: 'Luis', phone: ana.phone } });
    await sell({ bookingDate: '2026-11-21', customer: { name: 'Ana Torres' } });
    expect((await customers()).map(({ name }) => name)).toEqual(['Ana Torres', 'Luis', 'Ana Torres']);
    const { body } = await admin.get<{ total: number }>(`/api/admin/bookings?customerId=${id}`);
    expect(body.total).toBe(3);
  });

  test('waits with a link as long as a player has to pay, and is then released', async () => {
    const { body } = await sell({ payment: { kind: 'link' } });
    expect(body).toMatchObject({ paidAmount: '0.00', paysAtClub: false, status: 'active' });
    expect(Date.parse(body.paymentDueAt)).toBeGreaterThan(clock.now().getTime());
    expect(Date.parse(body.paymentDueAt)).toBeLessThanOrEqual(Date.parse('2026-11-21T01:00:00Z'));
    const link = await admin.post<{ url: string }>(`/api/admin/bookings/${body.id}/payment-link`);
    const token = new URL(link.body.url).pathname.split('/').at(-1) ?? '';
    const page = await new Browser(app.url).get<object>(`/api/manage/${token}`);
    expect(page).toMatchObject({ status: 200, body: { booking: { id: body.id } } });
    clock.set(body.paymentDueAt);
    await app.get(EnforceDeadline).execute(body.id);
    admin = await anAdmin(app);
    await eventually(async () =>
      expect((await admin.get(`/api/admin/bookings/${body.id}`)).body).toMatchObject({ status: 'expired' }),
    );
    expect(await admin.post(`/api/admin/bookings/${body.id}/payment-link`)).toMatchObject({ status: 409 });
  });

  test('does not reach the customers of another venue', async () => {
    const elsewhere = await aVenue(app);
    const { body } = await admin.post<{ id: string }>('/api/admin/customers', {
      venueId: elsewhere,
      name: 'Ana',
    });
    expect(await sell({ customer: { id: body.id } })).toMatchObject({
      status: 404,
      body: { code: 'customer_not_found' },
    });
    expect(await app.sql('select 1 from bookings where court_id = $1', [courtId])).toEqual([]);
  });

  test('is one sale and one customer with one key from two tabs at once', async () => {
    const key = randomUUID();
    const both = await Promise.all([sell({}, admin, key), sell({}, admin, key)]);
    expect(both.some(({ status }) => status === 201)).toBe(true);
    expect(await sell({}, admin, key)).toMatchObject({ status: 201 });
    expect(await customers()).toHaveLength(1);
    expect(await app.sql('select 1 from bookings where court_id = $1', [courtId])).toHaveLength(1);
  });

  test('goes to one of two receptionists, and the one who was late leaves no customer', async () => {
    const desks = await Promise.all([1, 2].map(() => aStaffMember(app, [{ venueId, role: 'reception' }])));
    const names = ['Ana', 'Luis'];
    const sold = await Promise.all(
      desks.map(({ browser }, index) => sell({ customer: { name: names[index] } }, browser)),
    );
    expect(sold.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await customers()).toHaveLength(1);
    const desk = await app.sql(
      'select 1 from desk_sales s join customers c on c.id = s.customer_id where c.venue_id = $1',
      [venueId],
    );
    expect(desk).toHaveLength(1);
  });
});
