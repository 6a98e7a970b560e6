import fc from 'fast-check';
import { PaymentsInMemory } from '../../../../../test/support/doubles/payments-in-memory.js';
import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { PaymentContradicted } from '../../domain/payment-errors.js';
import { ProviderUnavailable } from '../../../payment-provider/index.js';

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
  expect(world.ledger.withoutFees).toMatchObject([{ id: `pay:${intentId}`, bookingId }]);
  expect(world.events.names).toEqual(['booking.paid', 'payment.counted']);
});

test('simultaneous calls record a received payment only once', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  await Promise.all(Array.from({ length: 10 }, () => world.settle.execute(intentId)));
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
  expect(world.ledger.withoutFees).toHaveLength(1);
});

test('a fee that the provider names is recorded with the payment, and only once', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  await world.settle.execute(intentId);
  const [payment] = world.paymentsOf(bookingId);
  expect(payment?.feeCents).toBeGreaterThan(0);
  await world.follow.execute(intentId);
  const fees = world.ledger.transactions.filter(({ id }) => id === `fee:${intentId}`);
  expect(fees).toMatchObject([{ lines: [{ account: 'provider', cents: -(payment?.feeCents ?? 0) }, {}] }]);
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
  await expect(
    world.create.execute({ bookingId, playerId: idFrom<PlayerId>('player-1'), purpose: 'full' }),
  ).rejects.toThrow(ProviderUnavailable);
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
  expect(world.events.names).toContain('payment.excess');
});

test('an intent that the provider does not know is ignored', async () => {
  expect(await world.settle.execute('pi_invented')).toEqual({ kind: 'ignored', reason: 'unknown_intent' });
});

test('an intent of another application is ignored', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  const intent = await world.gateway.retrieveIntent(intentId);
  if (intent === null) throw new Error('no intent');
  const foreign = { ...intent, id: 'pi_foreign', paymentId: null, status: 'succeeded' } as const;
  expect(await world.settle.record(foreign)).toEqual({ kind: 'ignored', reason: 'not_ours' });
  const unknown = { ...foreign, paymentId: idFrom<PaymentId>('unknown-payment') };
  expect(await world.settle.record(unknown)).toEqual({ kind: 'ignored', reason: 'not_ours' });
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
});

test('money of a second intent for the same payment is reported at once and counts for nothing', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  const intent = await world.gateway.retrieveIntent(intentId);
  if (intent === null) throw new Error('no intent');
  const second = { ...intent, id: 'pi_second' };
  expect(await world.settle.record(second)).toEqual({ kind: 'ignored', reason: 'other_intent' });
  expect(world.findings.raised).toMatchObject([
    { kind: 'payment', providerId: 'pi_second', ourCents: null, theirCents: 1450, bookingId },
  ]);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open' }]);
});

describe('money that contradicts its payment is recorded as owed, reported, and not counted', () => {
  test.each([
    ['metadata without the payment', { paymentId: null }, 1450],
    ['metadata without the booking', { bookingId: null }, 1450],
    ['metadata of another booking', { bookingId: idFrom<BookingId>('unknown-booking') }, 1450],
    ['another amount', { amountCents: 50, receivedCents: 50 }, 50],
  ])('contradicts its payment if the intent has %s', async (_, values, cents) => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    world.gateway.change(intentId, values);
    expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'contradicted' });
    expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'contradicted' });
    expect(world.booking(bookingId).snapshot().paidCents).toBe(0);
    expect(world.ledger.withoutFees.map(({ lines }) => lines)).toEqual([
      [
        { account: 'provider', cents },
        { account: 'owed_to_payers', cents: -cents },
      ],
    ]);
    expect(world.findings.raised).toMatchObject([
      { kind: 'contradiction', providerId: intentId, ourCents: 1450, theirCents: cents, bookingId },
    ]);
    expect(world.refunds.all()).toEqual([]);
  });

  test('contradicts its payment in another currency, without an entry in the ledger of dollars', async () => {
    const { bookingId, intentId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    world.gateway.change(intentId, { currency: 'EUR' });
    expect(await world.settle.execute(intentId)).toEqual({ kind: 'settled', status: 'contradicted' });
    expect(world.paymentsOf(bookingId)).toMatchObject([{ amountCents: 1450, takenCurrency: 'EUR' }]);
    expect(world.ledger.transactions).toEqual([]);
    expect(world.findings.raised).toMatchObject([{ theirCurrency: 'EUR' }]);
  });

  test('says so to its payer, who may pay again', async () => {
    const { bookingId, intentId, playerId } = await world.bookAndOpen();
    world.gateway.confirm(intentId);
    world.gateway.change(intentId, { amountCents: 50, receivedCents: 50 });
    for (let time = 1; time <= 2; time++)
      await expect(world.record.execute({ bookingId, playerId, intentId })).rejects.toThrow(
        PaymentContradicted,
      );
    const again = await world.create.execute({ bookingId, playerId, purpose: 'full' });
    expect(again.clientSecret).toContain('pi_2');
  });
});

test('an unfinished intent that contradicts its payment is ended before anybody pays it', async () => {
  const { bookingId, intentId, playerId } = await world.bookAndOpen();
  world.gateway.change(intentId, { amountCents: 50 });
  expect(await world.settle.execute(intentId)).toEqual({ kind: 'contradicts' });
  const offer = await world.create.execute({ bookingId, playerId, purpose: 'full' });
  expect(offer.clientSecret).toContain('pi_2');
  expect(await world.gateway.retrieveIntent(intentId)).toMatchObject({ status: 'canceled' });
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled' }, { status: 'open' }]);
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
        repair: () => world.repair.execute(payment?.id ?? idFrom<PaymentId>('')),
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
      expect(world.ledger.withoutFees).toHaveLength(paid === 0 ? 0 : 1);
      expect(world.paymentsOf(bookingId).filter(({ status }) => status === 'succeeded')).toHaveLength(
        paid ? 1 : 0,
      );
      expect(
        world.paymentsOf(bookingId).filter(({ settledAt }) => settledAt === null).length,
      ).toBeLessThanOrEqual(1);
    }),
  );
});
