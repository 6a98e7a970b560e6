import { randomUUID } from 'node:crypto';
import type { Payment } from '../../src/modules/payments/domain/payment.js';
import type { Dispute } from '../../src/modules/payments/domain/dispute.js';
import type { DisputeStatus } from '../../src/modules/payment-provider/domain/provider-dispute.js';
import { aPayment, at, follow, type PaymentPorts } from './payment-ports.js';

async function paid({ payments, aBooking }: PaymentPorts): Promise<Payment> {
  const payment = follow(aPayment(await aBooking()), 'succeeded');
  await payments.add(payment);
  return payment;
}

async function aDispute(ports: PaymentPorts, status: DisputeStatus, minute = 0): Promise<Dispute> {
  const { id: paymentId, bookingId } = await paid(ports);
  return {
    id: `dp_${randomUUID()}`,
    paymentId,
    bookingId,
    amountCents: 1450,
    reason: 'fraudulent',
    status,
    evidenceDueAt: at(600),
    openedAt: at(minute),
    closedAt: status === 'won' || status === 'lost' ? at(minute) : null,
    withheldCents: 1450,
    feeCents: 1500,
  };
}

/** The contracts of DisputeRepository and DeclinedChargeRepository. */
export function disputeRepositoryContract(ports: () => PaymentPorts): void {
  describe('a dispute repository', () => {
    test('stores a dispute and its later states', async () => {
      const { disputes } = ports();
      const dispute = await aDispute(ports(), 'needs_response');
      expect(await disputes.find(dispute.id)).toBeNull();
      await disputes.put(dispute);
      expect(await disputes.find(dispute.id)).toEqual(dispute);
      const lost = { ...dispute, status: 'lost', closedAt: at(5), evidenceDueAt: null } as const;
      await disputes.put(lost);
      expect(await disputes.ofBooking(dispute.bookingId)).toEqual([lost]);
    });

    test.each<[DisputeStatus, boolean]>([
      ['inquiry', false],
      ['needs_response', true],
      ['under_review', true],
      ['won', false],
      ['lost', false],
    ])('says whether a dispute that is %s holds refunds: %s', async (status, holds) => {
      const { disputes } = ports();
      const dispute = await aDispute(ports(), status);
      await disputes.put(dispute);
      expect(await disputes.holdsRefunds(dispute.paymentId)).toBe(holds);
    });

    test('lists open disputes, and those opened or closed since a time', async () => {
      const { disputes } = ports();
      const open = await aDispute(ports(), 'under_review', -90);
      const ended = await aDispute(ports(), 'won', -60);
      const recent = await aDispute(ports(), 'lost', 30);
      for (const dispute of [open, ended, recent]) await disputes.put(dispute);
      const listed = await disputes.since(at(10));
      expect([open, ended, recent].map(({ id }) => listed.includes(id))).toEqual([true, false, true]);
    });
  });

  describe('a repository of declined charges', () => {
    test('keeps each charge once and counts those of the payment', async () => {
      const { declines } = ports();
      const [one, two] = [await paid(ports()), await paid(ports())];
      const charges = [1, 2].map((n) => ({ id: `ch_${n}_${one.id}`, code: 'card_declined', at: at(n) }));
      expect(await declines.isKnown(`ch_1_${one.id}`)).toBe(false);
      expect(await declines.keep(one.id, charges.slice(0, 1))).toBe(1);
      expect(await declines.keep(one.id, charges)).toBe(2);
      expect(await declines.isKnown(`ch_1_${one.id}`)).toBe(true);
      expect(await declines.keep(two.id, [])).toBe(0);
    });
  });
}
