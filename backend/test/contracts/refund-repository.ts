import { randomUUID } from 'node:crypto';
import { toCents } from '../../src/kernel/domain/money.js';
import type { Payment } from '../../src/modules/payments/domain/payment.js';
import type { ProviderRefund } from '../../src/modules/payment-provider/domain/provider-refund.js';
import { Refund } from '../../src/modules/payments/domain/refund.js';
import { aPayment, at, follow, type PaymentPorts } from './payment-ports.js';

/** The contract of RefundRepository. */
export function refundRepositoryContract(ports: () => PaymentPorts): void {
  describe('a refund repository', () => {
    storing(ports);
    listing(ports);
  });
}

async function aPaidPayment({ payments, aBooking }: PaymentPorts): Promise<Payment> {
  const payment = follow(aPayment(await aBooking()), 'succeeded');
  await payments.add(payment);
  return payment;
}

function aRefund({ id: paymentId, bookingId }: Payment, minute = 0): Refund {
  return Refund.request({
    id: randomUUID(),
    paymentId,
    bookingId,
    amountCents: toCents(100),
    reason: 'cancelled',
    createdAt: at(minute),
  });
}

function aReport(refund: Refund, status: ProviderRefund['status'], id: string): ProviderRefund {
  const { id: refundId, key } = refund;
  return { id, status, amountCents: 100, intentId: 'pi_1', movedMoney: true, refundId, key };
}

function storing(ports: () => PaymentPorts): void {
  test('finds a stored refund by id, by lock and by its id at the provider', async () => {
    const refund = aRefund(await aPaidPayment(ports()));
    refund.follow(aReport(refund, 'succeeded', 're_stored'), at(1));
    const { refunds, work } = ports();
    await refunds.add(refund);
    for (const found of [
      await refunds.find(refund.id),
      await work.run(() => refunds.lock(refund.id)),
      await refunds.byProviderId('re_stored'),
    ])
      expect(found?.snapshot()).toEqual(refund.snapshot());
  });

  test('finds a refund by the id of its failed attempt at the provider', async () => {
    const refund = aRefund(await aPaidPayment(ports()));
    refund.submit();
    refund.follow(aReport(refund, 'failed', 're_failed'), at(1));
    const { refunds } = ports();
    await refunds.add(refund);
    expect((await refunds.byProviderId('re_failed'))?.id).toBe(refund.id);
  });

  test('returns null for an unknown refund', async () => {
    const { refunds, work } = ports();
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await refunds.find(id)).toBeNull();
    expect(await work.run(() => refunds.lock(id))).toBeNull();
    expect(await refunds.byProviderId('re_unknown')).toBeNull();
  });

  test('stores changes of a refund only when it is saved', async () => {
    const refund = aRefund(await aPaidPayment(ports()));
    const { refunds } = ports();
    await refunds.add(refund);
    refund.submit();
    refund.refuse(refund.key, at(1));
    expect((await refunds.find(refund.id))?.key).toBe(`${refund.id}:1`);
    await refunds.save(refund);
    expect((await refunds.find(refund.id))?.snapshot()).toEqual(refund.snapshot());
  });

  test('rejects two refunds with the same id at the provider', async () => {
    const { refunds } = ports();
    const payment = await aPaidPayment(ports());
    const [first, second] = [aRefund(payment), aRefund(payment)];
    first.follow(aReport(first, 'succeeded', 're_twice'), at(1));
    second.follow(aReport(second, 'succeeded', 're_twice'), at(1));
    await refunds.add(first);
    await expect(refunds.add(second)).rejects.toThrow();
  });
}

function listing(ports: () => PaymentPorts): void {
  test('returns the refunds of a booking, oldest first', async () => {
    const { refunds } = ports();
    const payment = await aPaidPayment(ports());
    for (const minute of [2, 1, 3]) await refunds.add(aRefund(payment, minute));
    const found = await refunds.ofBooking(payment.bookingId);
    expect(found.map((refund) => refund.snapshot().createdAt)).toEqual([at(1), at(2), at(3)]);
  });

  test('returns only the open refunds that were created before a time, oldest first', async () => {
    const { refunds } = ports();
    const payment = await aPaidPayment(ports());
    const [submitted, requested] = [aRefund(payment, -1), aRefund(payment, -2)];
    const [paid, voided, returned, later] = [-9, -9, -3, 0].map((minute) => aRefund(payment, minute));
    if (!paid || !voided || !returned || !later) throw new Error('a refund is missing');
    submitted.submit();
    paid.follow(aReport(paid, 'succeeded', 're_paid'), at(1));
    voided.void(at(1));
    returned.follow(aReport(returned, 'succeeded', 're_returned'), at(1));
    returned.follow(aReport(returned, 'failed', 're_returned'), at(2));
    const added = [submitted, requested, paid, voided, returned, later];
    for (const refund of added) await refunds.add(refund);
    const found = (await refunds.openBefore(at(0))).filter((id) => added.some((refund) => refund.id === id));
    expect(found).toEqual([returned.id, requested.id, submitted.id]);
  });
}
