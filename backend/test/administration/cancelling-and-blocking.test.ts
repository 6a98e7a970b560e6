import { UnitOfWork } from '../../src/kernel/application/unit-of-work.js';
import { type AdminId, type VenueId, idFrom } from '../../src/kernel/domain/ids.js';
import { checkInvariants } from '../../src/ledger/invariants.js';
import { CancelForVenue } from '../../src/modules/bookings/index.js';
import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { type BookingResponse, pay } from '../support/fixtures/payments.js';
import { aStaffMember } from '../support/fixtures/staff.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, longAgo, offered, offerTo, type Waiter } from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: VenueId;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());
beforeEach(async () => {
  player = new Browser(app.url);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

async function book(browser = player, choice: object = {}) {
  const hour = { courtId, bookingDate: DAY, timeSlot: '10:00', gameType: 'singles', ...choice };
  const { status, body } = await browser.post<BookingResponse & { code?: string }>('/api/bookings', hour);
  await longAgo(app, body.id);
  return { status, id: body.id, code: body.code };
}

const waitFor = (time = '10:00'): Promise<Waiter> =>
  aWaiter(app, { venueId, courtId, date: DAY, from: time, to: time });

const cancel = (bookingId: string, body: object, browser = admin) =>
  browser.post<{ code?: string }>(`/api/admin/bookings/${bookingId}/cancel`, body);

const rained = { reason: 'Llovió', blockReason: 'Lluvia' };

const holders = () =>
  app.sql<{ half: number; holder: string }>(
    `select half_hour as half, case when block_id is not null then 'block' when booking_id is not null then 'booking'
                                    else 'offer' end as holder
       from half_hour_claims where court_id = $1 order by half_hour`,
    [courtId],
  );
const held = (holder: string) => [
  { half: 20, holder },
  { half: 21, holder },
];
const blocks = () =>
  app.sql<{ id: string; reason: string }>(`select id, reason from hour_blocks where court_id = $1`, [
    courtId,
  ]);

test('an hour that the desk cancels for rain and blocks is neither offered nor for sale', async () => {
  const { id } = await book();
  await pay(app, { browser: player, bookingId: id });
  const waiter = await waitFor();
  expect((await cancel(id, rained)).status).toBe(200);
  expect(await holders()).toEqual(held('block'));
  expect((await book(new Browser(app.url))).code).toBe('slot_taken');
  expect(await app.sql(`select 1 from hour_offers where court_id = $1`, [courtId])).toEqual([]);
  expect(await offerTo(waiter)).toBeNull();
  const { body } = await player.get<{ refundedAmount: string }>(`/api/bookings/${id}`);
  expect(body).toMatchObject({ status: 'cancelled', cancellationReason: 'Llovió' });
  expect(JSON.stringify(body)).not.toContain('Lluvia');
});

test('the audit names the block after the cancellation, and the block can be removed', async () => {
  const { id } = await book();
  await cancel(id, rained);
  const [block] = await blocks();
  const entries = await app.sql(
    `select action, after from audit_log where subject_id = any ($1) order by at, action`,
    [[id, block?.id]],
  );
  expect(entries).toEqual([
    expect.objectContaining({ action: 'booking.cancelled' }),
    {
      action: 'hours.blocked',
      after: { date: DAY, untilDate: DAY, from: '10:00', to: '11:00', reason: 'Lluvia' },
    },
  ]);
  const waiter = await waitFor();
  expect((await admin.send('DELETE', `/api/admin/blocks/${block?.id}`)).status).toBe(200);
  expect((await offered(waiter)).timeSlot).toBe('10:00');
});

test('an hour with an open card form stays taken until its block takes it over', async () => {
  const { id } = await book();
  await player.post('/api/create-payment-intent', { bookingId: id });
  const waiter = await waitFor();
  const [{ id: adminId } = { id: idFrom<AdminId>('') }] = await app.sql<{ id: AdminId }>(
    `select id from admins limit 1`,
  );
  await app.get(UnitOfWork).run(async () => {
    await app.get(CancelForVenue).execute({ adminId, bookingId: id, ...rained, beyondTerms: 'all' });
    expect(await app.sql(`select status from bookings where id = $1`, [id])).toEqual([{ status: 'closing' }]);
    expect(await holders()).toEqual(held('booking'));
  });
  expect(['booking', 'block']).toContain((await holders())[0]?.holder);
  await eventually(async () => expect(await holders()).toEqual(held('block')));
  expect(await blocks()).toMatchObject([{ reason: 'Lluvia' }]);
  expect(await app.sql(`select 1 from hour_offers where court_id = $1`, [courtId])).toEqual([]);
  expect(await offerTo(waiter)).toBeNull();
});

test('a cancellation that is refused blocks nothing', async () => {
  const reception = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  const { id } = await book();
  await pay(app, { browser: player, bookingId: id });
  await app.sql(`update bookings set refund_policy = '[]' where id = $1`, [id]);
  const refused = await cancel(id, rained, reception.browser);
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden_role']);
  expect(await holders()).toEqual(held('booking'));
  expect(await blocks()).toEqual([]);
});

test('reception blocks an hour with a cancellation within the terms', async () => {
  const reception = await aStaffMember(app, [{ venueId, role: 'reception' }]);
  const { id } = await book();
  expect((await cancel(id, rained, reception.browser)).status).toBe(200);
  expect(await holders()).toEqual(held('block'));
});

test('one of twenty cancellations with a block at once takes effect and one block is made', async () => {
  const { id } = await book();
  const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(id, rained)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await blocks()).toHaveLength(1);
});

test.each([
  ['a long reason', 'x'.repeat(201)],
  ['a reason that is no text', 5],
])('a block with %s is refused together with the cancellation', async (_case, blockReason) => {
  const { id } = await book();
  expect((await cancel(id, { reason: null, blockReason })).status).toBe(400);
  expect(await holders()).toEqual(held('booking'));
});

test('an empty reason for a block frees the hour', async () => {
  const { id } = await book();
  expect((await cancel(id, { reason: null, blockReason: '  ' })).status).toBe(200);
  expect(await holders()).toEqual([]);
});

test('the books report a block that did not take over the hours of its booking', async () => {
  const { id } = await book();
  await cancel(id, rained);
  const reported = async () => {
    const query = (sql: string) => app.sql<{ what: string }>(sql);
    const reports = await checkInvariants(query, app.config.unpaidHoldsPerAddress);
    return reports.find(({ name }) => name.startsWith('I1d '))?.violations;
  };
  const change = (days: number) =>
    app.sql(
      `update hour_blocks set first_date = first_date + $2::int, last_date = last_date + $2::int where court_id = $1`,
      [courtId, days],
    );
  expect(await reported()).toEqual([]);
  await change(1);
  expect(await reported()).toEqual([id]);
  await change(-1);
});
