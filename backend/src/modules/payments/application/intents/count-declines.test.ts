import { FakePaymentGateway } from '../../../../../test/support/doubles/fake-payment-gateway.js';
import { PaymentsInMemory } from '../../../../../test/support/doubles/payments-in-memory.js';
import { type PaymentId, idFrom } from '../../../../kernel/domain/ids.js';
import { ProviderUnavailable } from '../../../payment-provider/index.js';
import { TooManyDeclinedCards } from '../../domain/payment-errors.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

async function declined(times: number) {
  const opened = await world.bookAndOpen();
  for (let time = 1; time <= times; time++) world.gateway.decline(opened.intentId);
  return opened;
}

test('nine declined cards leave the payment open', async () => {
  const { bookingId, intentId } = await declined(9);
  for (let time = 1; time <= 3; time++) await world.follow.execute(intentId);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'open', declinesEndedAt: null }]);
});

test('ten declined cards end the payment at the provider, and the payer has to wait', async () => {
  const { bookingId, intentId, playerId } = await declined(10);
  await Promise.all([1, 2, 3].map(() => world.follow.execute(intentId)));
  expect(world.paymentsOf(bookingId)).toMatchObject([
    { status: 'canceled', declinesEndedAt: world.clock.now() },
  ]);
  expect(await world.gateway.retrieveIntent(intentId)).toMatchObject({ status: 'canceled' });
  const again = () => world.create.execute({ bookingId, playerId, purpose: 'full' });
  await expect(again()).rejects.toThrow(TooManyDeclinedCards);
  world.clock.set('2026-11-20T20:10:00Z');
  expect((await again()).clientSecret).toContain('pi_2');
});

test('declined cards are counted without any event, by the repair of the payment', async () => {
  const { bookingId } = await declined(12);
  const [payment] = world.paymentsOf(bookingId);
  await world.repair.execute(payment?.id ?? idFrom<PaymentId>(''));
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled' }]);
});

test('a payment that an interruption kept open after ten declined cards is ended later', async () => {
  const { bookingId, intentId } = await declined(10);
  world.gateway.cancelIntent = () => Promise.reject(new ProviderUnavailable());
  await expect(world.follow.execute(intentId)).rejects.toThrow(ProviderUnavailable);
  world.gateway.cancelIntent = (id) => FakePaymentGateway.prototype.cancelIntent.call(world.gateway, id);
  const [payment] = world.paymentsOf(bookingId);
  await world.repair.execute(payment?.id ?? idFrom<PaymentId>(''));
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'canceled' }]);
});

test('a payment that succeeds after some declined cards stays paid', async () => {
  const { bookingId, intentId } = await declined(9);
  await world.follow.execute(intentId);
  world.gateway.confirm(intentId);
  world.gateway.change(intentId, { declinedChargeId: null });
  await world.follow.execute(intentId);
  expect(world.paymentsOf(bookingId)).toMatchObject([{ status: 'succeeded' }]);
});
