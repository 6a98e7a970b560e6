import { PaymentsInMemory } from '../../../../test/support/doubles/payments-in-memory.js';
import { type BookingId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { BookingNotActive, BookingNotFound } from '../../bookings/index.js';
import {
  BelowMinimumCharge,
  PaymentDeadlinePassed,
  TooManyPaymentAttempts,
} from '../../payments/domain/payment-errors.js';
import { ProviderUnavailable } from '../../payment-provider/index.js';
import { ATTEMPT_LIMIT } from '../../payments/application/intents/payment-attempts.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

const create = (bookingId: BookingId, playerId: PlayerId = idFrom('player-1')) =>
  world.create.execute({ bookingId, playerId, purpose: 'full' });

test('the payer receives a client secret and the missing amount', async () => {
  const bookingId = await world.book();
  expect(await create(bookingId)).toEqual({
    clientSecret: expect.stringContaining('_secret_'),
    amount: 1450,
    savedCard: null,
  });
  expect(world.paymentsOf(bookingId)).toMatchObject([
    { status: 'open', amountCents: 1450, playerId: 'player-1' },
  ]);
});

test('repeated and simultaneous requests return the same intent', async () => {
  const bookingId = await world.book();
  const offers = await Promise.all(Array.from({ length: 10 }, () => create(bookingId)));
  expect(new Set([...offers, await create(bookingId)].map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(world.gateway.intentCount).toBe(1);
});

test('the payment is stored before the provider is called, and resumed after a failure', async () => {
  const bookingId = await world.book();
  world.gateway.fault = 'lost_before_work';
  await expect(create(bookingId)).rejects.toThrow(ProviderUnavailable);
  const [row] = world.paymentsOf(bookingId);
  expect(row).toMatchObject({ status: 'creating', intentId: null });
  world.gateway.fault = null;
  await create(bookingId);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ id: row?.id, status: 'open' }]);
});

test('a lost response of the provider does not lead to a second intent', async () => {
  const [bookingId] = [await world.book(), await create(await world.book())];
  world.gateway.fault = 'lost_after_work';
  await expect(create(bookingId)).rejects.toThrow(ProviderUnavailable);
  world.gateway.fault = null;
  await create(bookingId);
  expect(world.gateway.intentCount).toBe(2); // one for each booking
});

test('a payment whose idempotency key stores a failure is replaced by a new payment', async () => {
  const bookingId = await world.book();
  world.gateway.fault = 'failure_remembered';
  await expect(create(bookingId)).rejects.toThrow(ProviderUnavailable);
  world.gateway.fault = null;
  expect((await create(bookingId)).clientSecret).not.toBeNull();
  expect(world.paymentsOf(bookingId).map(({ status }) => status)).toEqual(['canceled', 'open']);
});

test('a customer that the provider no longer knows is created again', async () => {
  await world.customers.keep('player-1', 'cus_gone');
  expect((await create(await world.book())).clientSecret).not.toBeNull();
  expect(await world.customers.find(idFrom('player-1'))).toBe('cus_1');
});

test('an intent that has succeeded meanwhile is recorded, and nothing is left to pay', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.confirm(intentId);
  expect(await create(bookingId)).toEqual({ clientSecret: null, amount: 0, savedCard: null });
  expect(world.booking(bookingId).snapshot().paidCents).toBe(1450);
});

test('an intent that was canceled meanwhile is replaced by a new one', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.change(intentId, { status: 'canceled' });
  expect((await create(bookingId)).clientSecret).toMatch(/^pi_2_/);
});

test('an intent that was changed at the provider is ended and replaced by a new one', async () => {
  const { bookingId, intentId } = await world.bookAndOpen();
  world.gateway.change(intentId, { amountCents: 99_900 });
  expect((await create(bookingId)).clientSecret).toMatch(/^pi_2_/);
  expect(await world.gateway.retrieveIntent(intentId)).toMatchObject({ status: 'canceled' });
});

test('the provider is not called if nothing is missing', async () => {
  expect(await create(await world.book({ cents: 0 }))).toEqual({
    clientSecret: null,
    amount: 0,
    savedCard: null,
  });
  expect(world.gateway.calls).toEqual([]);
});

describe('no payment intent is created', () => {
  test('the booking of another player, or an unknown one, gets no intent', async () => {
    const bookingId = await world.book();
    await expect(create(bookingId, idFrom('player-2'))).rejects.toThrow(BookingNotFound);
    await expect(create(idFrom('unknown-booking'))).rejects.toThrow(BookingNotFound);
  });

  test('a cancelled booking gets no intent', async () => {
    const bookingId = await world.book();
    world.changeBooking(bookingId, (booking) => booking.cancelByPlayer(world.clock.now(), null));
    await expect(create(bookingId)).rejects.toThrow(BookingNotActive);
  });

  test('a booking gets an intent until just before its payment deadline', async () => {
    const bookingId = await world.book();
    world.clock.set('2026-11-20T20:59:59.999Z');
    expect((await create(bookingId)).clientSecret).not.toBeNull();
    world.clock.set('2026-11-20T21:00:00Z');
    await expect(create(bookingId)).rejects.toThrow(PaymentDeadlinePassed);
  });

  test('an amount below the minimum charge of the provider gets no intent', async () => {
    await expect(create(await world.book({ cents: 49 }))).rejects.toThrow(BelowMinimumCharge);
    expect((await create(await world.book({ cents: 50 }))).amount).toBe(50);
  });

  test('a player who has exceeded the limit of attempts gets no intent, but others do', async () => {
    const [own, other] = [await world.book(), await world.book({ playerId: idFrom('player-2') })];
    for (let attempt = 1; attempt <= ATTEMPT_LIMIT.attempts; attempt++) await create(own);
    await expect(create(own)).rejects.toThrow(TooManyPaymentAttempts);
    expect((await create(other, idFrom('player-2'))).amount).toBe(1450);
  });
});
