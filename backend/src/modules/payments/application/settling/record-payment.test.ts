import { PaymentsInMemory } from '../../../../../test/support/doubles/payments-in-memory.js';
import { type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { ConfirmationDelayed, PaymentNotCompleted, PaymentNotFound } from '../../domain/payment-errors.js';

let world: PaymentsInMemory;
beforeEach(() => {
  world = new PaymentsInMemory();
});

test('a confirmed payment is recorded once; a repeated report does not call the provider', async () => {
  const payment = await world.bookAndOpen();
  world.gateway.confirm(payment.intentId);
  await world.record.execute(payment);
  const calls = world.gateway.calls.length;
  await world.record.execute(payment);
  expect(world.gateway.calls).toHaveLength(calls);
  expect(world.ledger.withoutFees).toHaveLength(1);
});

test.each([
  ['open', /Revisa tu tarjeta/],
  ['processing', /No pagues de nuevo/],
  ['canceled', /no se cobró nada/],
] as const)('a payment with the status %s at the provider is not recorded', async (status, message) => {
  const payment = await world.bookAndOpen();
  world.gateway.change(payment.intentId, { status });
  const refusal = world.record.execute(payment);
  await expect(refusal).rejects.toThrow(PaymentNotCompleted);
  await expect(refusal).rejects.toThrow(message);
  expect(world.ledger.transactions).toEqual([]);
});

test('a report is rejected for another player, another booking or an unknown intent', async () => {
  const [own, other] = [await world.bookAndOpen(), await world.bookAndOpen(idFrom('player-2'))];
  world.gateway.confirm(own.intentId);
  const calls = world.gateway.calls.length;
  for (const claim of [
    { ...own, playerId: idFrom<PlayerId>('player-2') },
    { ...own, bookingId: other.bookingId },
    { ...other, intentId: own.intentId },
    { ...own, intentId: 'pi_invented' },
  ])
    await expect(world.record.execute(claim)).rejects.toThrow(PaymentNotFound);
  expect(world.gateway.calls).toHaveLength(calls);
  expect(world.ledger.transactions).toEqual([]);
});

test('a payer reads not to pay again when the provider does not respond', async () => {
  const payment = await world.bookAndOpen();
  world.gateway.confirm(payment.intentId);
  world.gateway.fault = 'lost_before_work';
  await expect(world.record.execute(payment)).rejects.toThrow(ConfirmationDelayed);
});
