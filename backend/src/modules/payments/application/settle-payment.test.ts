import fc from 'fast-check';
import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

test('money is recorded in payment, ledger and booking at once', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'succeeded' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded', excess: false, intentId }]);
  expect(world.books.transactions).toMatchObject([{ id: `pay:${intentId}`, bookingId }]);
  expect(world.events.names).toEqual(['booking.paid']);
});

test('however often and at once it is asked, money is recorded once', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  await Promise.all(Array.from({ length: 10 }, () => world.settle.execute(intentId)));
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  expect(world.books.transactions).toHaveLength(1);
});

test('an intent that its payer has not finished records nothing', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'open' });
  world.gateway.change(intentId, { status: 'processing' });
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'processing' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
  expect(world.books.transactions).toEqual([]);
});

test('money is recorded, too, where its report overtakes the answer to the making of the intent', async () => {
  await world.bookAndOpen(); // the customer is there already
  const bookingId = await world.book();
  world.gateway.fault = 'lost_after_work';
  await expect(world.create.execute({ bookingId, playerId: 'player-1', purpose: 'full' })).rejects.toThrow(
    ProviderUnavailable,
  );
  world.gateway.fault = null;
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'creating', intentId: null }]);
  world.gateway.confirm('pi_2');
  expect(await world.settle.execute('pi_2')).toEqual({ kind: 'settled', status: 'succeeded' });
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded', intentId: 'pi_2' }]);
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
});

test('money for a booking that is given up is recorded and goes back to whoever paid', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.changeBooking(bookingId, (booking) => booking.cancelByPlayer(world.clock.now(), null));
  world.gateway.confirm(intentId);
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'succeeded' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded', excess: true }]);
  expect(world.books.transactions[0]?.lines).toContainEqual({ account: 'owed_to_payers', cents: -1450 });
  expect([...world.refunds.rows.values()]).toMatchObject([{ amountCents: 1450, reason: 'excess' }]);
});

describe('an intent is ignored', () => {
  test('that the provider does not know', async () => {
    expect(await world.settle.execute('pi_invented')).toEqual({ kind: 'ignored', reason: 'unknown_intent' });
  });

  test.each([
    ['that names no payment', { paymentId: null }, 'not_ours'],
    ['that names no booking', { bookingId: null }, 'not_ours'],
    ['that names an unknown payment', { paymentId: 'payment-of-nobody' }, 'not_ours'],
    ['that names an unknown booking', { bookingId: 'booking-of-nobody' }, 'not_ours'],
    ['over another amount', { amountCents: 50, receivedCents: 50 }, 'contradicts_payment'],
    ['in another currency', { currency: 'EUR' }, 'contradicts_payment'],
  ])('%s', async (_, values, reason) => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    world.gateway.change(intentId, values);
    expect(await world.settle.execute(intentId)).toEqual({ kind: 'ignored', reason });
    expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
    expect(world.books.transactions).toEqual([]);
  });

  test('that names the booking of another payment', async () => {
    const [one, two] = [await world.bookAndOpen(), await world.bookAndOpen('player-2')];
    world.gateway.confirm(one.intentId);
    world.gateway.change(one.intentId, { bookingId: two.bookingId });
    expect(await world.settle.execute(one.intentId)).toMatchObject({ reason: 'contradicts_payment' });
    expect(world.books.transactions).toEqual([]);
  });
});

test('a provider that does not answer leaves everything as it is', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  world.gateway.fault = 'lost_after_work';
  await expect(world.settle.execute(intentId)).rejects.toThrow(ProviderUnavailable);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
});

const STEPS = ['confirm', 'settle', 'record', 'repair', 'create', 'lose', 'heal', 'cancel'] as const;

test('in whatever order and number reports and repairs come, the books are the same', async () => {
  const acts = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const it = new PaymentsInMemory();
      const { bookingId, intentId, playerId } = await it.bookAndOpen();
      const open = async () =>
        (await it.gateway.retrieveIntent(intentId).catch(() => null))?.status === 'open';
      const [row] = it.paymentsOf(bookingId);
      const act: Record<(typeof STEPS)[number], () => Promise<unknown>> = {
        confirm: async () => (await open()) && it.gateway.confirm(intentId),
        cancel: async () => (await open()) && it.gateway.change(intentId, { status: 'canceled' }),
        settle: () => it.settle.execute(intentId),
        record: () => it.record.execute({ bookingId, playerId, intentId }),
        repair: () => it.repair.execute(row?.id ?? ''),
        create: () => it.create.execute({ bookingId, playerId, purpose: 'full' }),
        lose: async () => (it.gateway.fault = 'lost_after_work'),
        heal: async () => (it.gateway.fault = null),
      };
      await Promise.all(steps.map((step) => act[step]().catch(() => undefined)));
      it.gateway.fault = null;
      const truth = await it.gateway.retrieveIntent(intentId);
      await it.settle.execute(intentId);
      const paid = truth?.status === 'succeeded' ? 1450 : 0;
      expect(it.booking(bookingId).snapshot().paidCents).toBe(paid);
      expect(it.books.transactions).toHaveLength(paid === 0 ? 0 : 1);
      expect(it.paymentsOf(bookingId).filter(({ status }) => status === 'succeeded')).toHaveLength(
        paid ? 1 : 0,
      );
      expect(
        it.paymentsOf(bookingId).filter(({ settledAt }) => settledAt === null).length,
      ).toBeLessThanOrEqual(1);
    }),
  );
});
