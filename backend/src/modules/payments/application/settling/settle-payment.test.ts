import fc from 'fast-check';
import { PaymentsInMemory } from '../../../../../test/support/doubles/payments-in-memory.js';
import { ProviderUnavailable } from '../../domain/payment-errors.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

test('a received payment is recorded in payment, ledger and booking', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'succeeded' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded', excess: false, intentId }]);
  expect(world.ledger.transactions).toMatchObject([{ id: `pay:${intentId}`, bookingId }]);
  expect(world.events.names).toEqual(['booking.paid']);
});

test('simultaneous calls record a received payment only once', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  await Promise.all(Array.from({ length: 10 }, () => world.settle.execute(intentId)));
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  expect(world.ledger.transactions).toHaveLength(1);
});

test('an unfinished intent records no money', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'open' });
  world.gateway.change(intentId, { status: 'processing' });
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'processing' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
  expect(world.ledger.transactions).toEqual([]);
});

test('a payment is recorded even if its report arrives before the response to its creation', async () => {
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

test('a payment for a cancelled booking is recorded as excess and refunded', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.changeBooking(bookingId, (booking) => booking.cancelByPlayer(world.clock.now(), null));
  world.gateway.confirm(intentId);
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'succeeded' });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded', excess: true }]);
  expect(world.ledger.transactions[0]?.lines).toContainEqual({ account: 'owed_to_payers', cents: -1450 });
  expect(world.refunds.all()).toMatchObject([{ amountCents: 1450, reason: 'excess' }]);
});

describe('an intent is ignored and nothing changes', () => {
  test('if the provider does not know it', async () => {
    expect(await world.settle.execute('pi_invented')).toEqual({ kind: 'ignored', reason: 'unknown_intent' });
  });

  test.each([
    ['if its metadata name no payment', { paymentId: null }, 'not_ours'],
    ['if its metadata name no booking', { bookingId: null }, 'not_ours'],
    ['if its metadata name an unknown payment', { paymentId: 'unknown-payment' }, 'not_ours'],
    ['if its metadata name an unknown booking', { bookingId: 'unknown-booking' }, 'not_ours'],
    ['if its amount differs', { amountCents: 50, receivedCents: 50 }, 'contradicts_payment'],
    ['if its currency differs', { currency: 'EUR' }, 'contradicts_payment'],
  ])('the intent is ignored %s', async (_, values, reason) => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    world.gateway.change(intentId, values);
    expect(await world.settle.execute(intentId)).toEqual({ kind: 'ignored', reason });
    expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
    expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
    expect(world.ledger.transactions).toEqual([]);
  });

  test('if its metadata name the booking of another payment', async () => {
    const [one, two] = [await world.bookAndOpen(), await world.bookAndOpen('player-2')];
    world.gateway.confirm(one.intentId);
    world.gateway.change(one.intentId, { bookingId: two.bookingId });
    expect(await world.settle.execute(one.intentId)).toMatchObject({ reason: 'contradicts_payment' });
    expect(world.ledger.transactions).toEqual([]);
  });
});

test('nothing changes when the provider does not respond', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  world.gateway.fault = 'lost_after_work';
  await expect(world.settle.execute(intentId)).rejects.toThrow(ProviderUnavailable);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
});

const STEPS = ['confirm', 'settle', 'record', 'repair', 'create', 'lose', 'heal', 'cancel'] as const;

test('reports and repairs lead to the same ledger in every order and number', async () => {
  const acts = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const world = new PaymentsInMemory();
      const { bookingId, intentId, playerId } = await world.bookAndOpen();
      const open = async () =>
        (await world.gateway.retrieveIntent(intentId).catch(() => null))?.status === 'open';
      const [payment] = world.paymentsOf(bookingId);
      const act: Record<(typeof STEPS)[number], () => Promise<unknown>> = {
        confirm: async () => (await open()) && world.gateway.confirm(intentId),
        cancel: async () => (await open()) && world.gateway.change(intentId, { status: 'canceled' }),
        settle: () => world.settle.execute(intentId),
        record: () => world.record.execute({ bookingId, playerId, intentId }),
        repair: () => world.repair.execute(payment?.id ?? ''),
        create: () => world.create.execute({ bookingId, playerId, purpose: 'full' }),
        lose: async () => (world.gateway.fault = 'lost_after_work'),
        heal: async () => (world.gateway.fault = null),
      };
      await Promise.all(steps.map((step) => act[step]().catch(() => undefined)));
      world.gateway.fault = null;
      const truth = await world.gateway.retrieveIntent(intentId);
      await world.settle.execute(intentId);
      const paid = truth?.status === 'succeeded' ? 1450 : 0;
      expect(world.booking(bookingId).snapshot().paidCents).toBe(paid);
      expect(world.ledger.transactions).toHaveLength(paid === 0 ? 0 : 1);
      expect(world.paymentsOf(bookingId).filter(({ status }) => status === 'succeeded')).toHaveLength(
        paid ? 1 : 0,
      );
      expect(
        world.paymentsOf(bookingId).filter(({ settledAt }) => settledAt === null).length,
      ).toBeLessThanOrEqual(1);
    }),
  );
});
