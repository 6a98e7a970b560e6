import { PaymentsInMemory } from '../../../../../test/support/doubles/payments-in-memory.js';
import type { GatewayFault } from '../../../../../test/support/doubles/fake-payment-gateway.js';
import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { ProviderUnavailable } from '../../../payment-provider/index.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

const paymentOf = (bookingId: BookingId) => idFrom<PaymentId>(world.paymentsOf(bookingId)[0]?.id);
const aDayLater = () => world.clock.set('2026-11-21T20:00:00Z');

async function anInterruptedOrder(fault: GatewayFault = 'lost_before_work'): Promise<BookingId> {
  const bookingId = await world.book();
  await world.customers.keep('player-1', await world.gateway.createCustomer('player-1', 'key'));
  world.gateway.fault = fault;
  await expect(
    world.create.execute({ bookingId, playerId: idFrom<PlayerId>('player-1'), purpose: 'full' }),
  ).rejects.toThrow(ProviderUnavailable);
  world.gateway.fault = null;
  return bookingId;
}

describe('repairing an unfinished payment', () => {
  test('records a payment that was not reported', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    await world.repair.execute(paymentOf(bookingId));
    expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  });

  test('places an order that was interrupted before the provider received it', async () => {
    const bookingId = await anInterruptedOrder();
    await world.repair.execute(paymentOf(bookingId));
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open', intentId: 'pi_1' }]);
  });

  test('abandons after one day an order that the provider never received', async () => {
    const bookingId = await anInterruptedOrder();
    aDayLater();
    await world.repair.execute(paymentOf(bookingId));
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled', intentId: null }]);
    expect(world.gateway.intentCount).toBe(0);
  });

  test('cancels after one day an intent whose response was lost', async () => {
    const bookingId = await anInterruptedOrder('lost_after_work');
    aDayLater();
    await world.repair.execute(paymentOf(bookingId));
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled', intentId: 'pi_1' }]);
    expect((await world.gateway.retrieveIntent('pi_1'))?.status).toBe('canceled');
  });

  test('cancels an intent from the payment deadline of the booking on', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.clock.set('2026-11-20T20:59:59.999Z');
    await world.repair.execute(paymentOf(bookingId));
    expect((await world.gateway.retrieveIntent(intentId))?.status).toBe('open');
    world.clock.set('2026-11-20T21:00:00Z');
    await world.repair.execute(paymentOf(bookingId));
    expect((await world.gateway.retrieveIntent(intentId))?.status).toBe('canceled');
  });

  test('cancels an intent of a booking that is paid', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.changeBooking(bookingId, (booking) => booking.pay(toCents(1450)));
    await world.repair.execute(paymentOf(bookingId));
    expect((await world.gateway.retrieveIntent(intentId))?.status).toBe('canceled');
  });

  test('cancels an intent that was not confirmed within one day', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    aDayLater();
    await world.repair.execute(paymentOf(bookingId));
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled' }]);
    expect((await world.gateway.retrieveIntent(intentId))?.status).toBe('canceled');
  });

  test('records an intent that succeeded before it could be canceled', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    aDayLater();
    await world.repair.execute(paymentOf(bookingId));
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded' }]);
    expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  });

  test('does nothing for a payment that has ended or does not exist', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    await world.repair.execute(paymentOf(bookingId));
    const calls = world.gateway.calls.length;
    await world.repair.execute(paymentOf(bookingId));
    await world.repair.execute(idFrom<PaymentId>('unknown-payment'));
    expect(world.gateway.calls).toHaveLength(calls);
  });
});

test('a repair is scheduled for each payment in flight after 30 seconds', async () => {
  const [one, two, paid] = [
    await world.bookAndOpen(),
    await world.bookAndOpen(idFrom('player-2')),
    await world.bookAndOpen(),
  ];
  world.gateway.confirm(paid.intentId);
  await world.record.execute(paid);
  world.clock.set('2026-11-20T20:00:30Z');
  await world.reconcile.execute();
  expect(world.jobs.scheduled).toEqual([]);
  world.clock.set('2026-11-20T20:00:30.001Z');
  await world.reconcile.execute();
  const expected = [one, two].map(({ bookingId }) => ({
    task: 'payments.repair',
    payload: { paymentId: paymentOf(bookingId) },
  }));
  expect(world.jobs.scheduled).toHaveLength(2);
  expect(world.jobs.scheduled).toEqual(expect.arrayContaining(expected));
});
