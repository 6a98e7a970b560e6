import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { providerOf } from '../support/fixtures/payments.js';
import { payPlace, share } from '../support/fixtures/sharing.js';
import { expectConsistentLedger } from './provider-side.js';
import { FRIDAY, HALF, NOTHING, ResaleScene } from './resale-scene.js';

const clock = new FixedClock(FRIDAY);
let app: TestApp;
let scene: ResaleScene;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  scene = new ResaleScene(app, clock);
  await scene.open();
});
afterEach(() => eventually(() => expectConsistentLedger(app), 10_000));
afterAll(() => app.close());

test('an hour that is booked and paid again brings back what the terms kept, once and to the cent', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await scene.paid();
  for (let round = 0; round < 3; round++) await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([652]);
  await eventually(async () =>
    expect(await scene.view(first)).toMatchObject({ refundedAmount: '13.05', refundStatus: 'succeeded' }),
  );
  const { data } = await providerOf(app).refunds.list({ payment_intent: first.intentId });
  expect(data.map(({ amount }) => amount).sort()).toEqual([652, 653]);
});

test('the promise is decided once, however many processes decide it at the same moment', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await scene.paid();
  await Promise.all(Array.from({ length: 8 }, () => scene.decide()));
  expect(await scene.broughtBack(first)).toEqual([652]);
});

test('nothing is decided before the cancelled time is over', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await scene.paid();
  await scene.decide('2026-11-23T23:59:59Z');
  expect(await scene.broughtBack(first)).toEqual([]);
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([652]);
});

test('nothing comes back if the time is not booked again', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([]);
});

test('a cheaper booking brings back what it paid and no more', async () => {
  const first = await scene.paid({ gameType: 'doubles' });
  await scene.cancel(first, NOTHING);
  await scene.paid({ gameType: 'singles' });
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([1305]);
});

test('each payer of a shared booking gets back exactly what was kept of his payment', async () => {
  const booking = await scene.book({ gameType: 'doubles' });
  const { shareToken } = await share(booking);
  for (let friend = 0; friend < 4; friend++) await payPlace(app, booking.bookingId, shareToken);
  await scene.cancel(booking, HALF);
  await scene.paid({ gameType: 'doubles' });
  await scene.decide();
  await eventually(async () =>
    expect(
      await app.sql(
        `select p.amount_cents - sum(r.amount_cents)::int as kept from payments p join refunds r on r.payment_id = p.id
          where p.booking_id = $1 and r.status = 'succeeded' group by p.id`,
        [booking.bookingId],
      ),
    ).toEqual(Array.from({ length: 4 }, () => ({ kept: 0 }))),
  );
});

test('each later booking of a chain repays the one before, and the club keeps the last price', async () => {
  const first = await scene.paid();
  await scene.cancel(first, NOTHING);
  const second = await scene.paid();
  await scene.cancel(second, '2026-11-23T15:00:00Z');
  await scene.paid();
  await scene.decide();
  expect([await scene.broughtBack(first), await scene.broughtBack(second)]).toEqual([[1305], [1305]]);
});

test('the earlier cancellation is repaid first if the money is not enough for all', async () => {
  const first = await scene.paid({ gameType: 'doubles' });
  await scene.cancel(first, NOTHING);
  const second = await scene.paid();
  await scene.cancel(second, '2026-11-23T15:00:00Z');
  await scene.paid();
  await scene.decide();
  expect([await scene.broughtBack(first), await scene.broughtBack(second)]).toEqual([[2610], []]);
});

test('only the kept money of the second buyer comes back if he cancels too', async () => {
  const first = await scene.paid();
  await scene.cancel(first, FRIDAY.replace('20T20', '23T00'));
  const second = await scene.paid({ gameType: 'doubles' });
  await scene.cancel(second, '2026-11-23T02:00:00Z');
  await scene.decide();
  expect([await scene.broughtBack(first), await scene.broughtBack(second)]).toEqual([[652], []]);
});

test('a later booking that got all of its money back brings nothing back', async () => {
  await scene.open({ regretMinutes: 60 });
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  const second = await scene.paid();
  await scene.cancel(second, '2026-11-23T01:10:00Z');
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([]);
});

test('a half hour that is sold again brings back its half', async () => {
  await scene.rule({ lengths: [60, 30], startsEvery: 30 });
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await scene.paid({ timeSlot: '18:30', durationMinutes: 30, gameType: 'doubles' });
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([326]);
});

test('the promise of the moment of booking counts, whatever the venue decides later', async () => {
  const promised = await scene.paid();
  await scene.rule({ resaleRefund: false });
  const unpromised = await scene.paid({ timeSlot: '19:00' });
  await scene.rule({ resaleRefund: true });
  await scene.cancel(promised, HALF);
  await scene.cancel(unpromised, HALF);
  await scene.paid();
  await scene.paid({ timeSlot: '19:00' });
  await scene.decide('2026-11-24T01:00:00Z');
  expect([await scene.broughtBack(promised), await scene.broughtBack(unpromised)]).toEqual([[652], []]);
});

test('money that the club has already given back elsewhere does not come back twice', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await eventually(async () => expect((await scene.view(first)).refundStatus).toBe('succeeded'));
  await providerOf(app).refunds.create({ payment_intent: first.intentId, amount: 600 });
  await eventually(async () => expect((await scene.view(first)).refundedAmount).toBe('12.53'));
  await scene.paid();
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([52]);
});

test('a later booking that cost nothing brings nothing back', async () => {
  const first = await scene.paid();
  await scene.cancel(first, HALF);
  await app.sql(`update courts set night_doubles_cents = 0 where id = $1`, [scene.courtId]);
  await scene.book({ gameType: 'doubles' });
  await scene.decide();
  expect(await scene.broughtBack(first)).toEqual([]);
});

describe('a later booking that is paid at the desk', () => {
  const settle = async (bookingId: string, amount: string) => {
    const admin = await anAdmin(app);
    const { status } = await admin.post(`/api/admin/bookings/${bookingId}/settle`, {
      amount,
      method: 'cash',
    });
    expect(status).toBe(200);
  };
  const expectedAtClub = async () => {
    const booking = await scene.book();
    await asAccount(app, booking.browser);
    await booking.browser.send('PUT', '/api/session/profile', { name: 'Ana Torres' });
    const { status } = await booking.browser.post(`/api/bookings/${booking.bookingId}/pay-at-club`, {});
    expect(status).toBe(200);
    return booking;
  };
  beforeEach(() => scene.open({ payAtClub: true }));

  test('repays as soon as the desk has its money', async () => {
    const first = await scene.paid();
    await scene.cancel(first, HALF);
    const second = await expectedAtClub();
    await scene.decide();
    await settle(second.bookingId, '13.05');
    await scene.decide('2026-11-24T00:30:00Z');
    expect(await scene.broughtBack(first)).toEqual([]);
    await scene.decide('2026-11-24T01:00:00Z');
    expect(await scene.broughtBack(first)).toEqual([652]);
  });

  test('repays with what it has paid a week later, and then the promise is decided', async () => {
    const first = await scene.paid();
    await scene.cancel(first, HALF);
    const second = await expectedAtClub();
    await settle(second.bookingId, '2.00');
    await scene.decide();
    await scene.decide('2026-12-01T00:00:00Z');
    expect(await scene.broughtBack(first)).toEqual([200]);
    await settle(second.bookingId, '11.05');
    await scene.decide('2026-12-02T00:00:00Z');
    expect(await scene.broughtBack(first)).toEqual([200]);
  });

  test('is itself repaid at the desk if it is cancelled and sold again', async () => {
    const first = await expectedAtClub();
    await settle(first.bookingId, '13.05');
    await scene.cancel(first, NOTHING);
    await scene.paid();
    await scene.decide();
    expect(await scene.view(first)).toMatchObject({ refundStatus: 'to_hand_over', refundedAmount: '13.05' });
  });
});
