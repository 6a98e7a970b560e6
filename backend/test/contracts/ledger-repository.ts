import { randomUUID } from 'node:crypto';
import { toCents } from '../../src/kernel/domain/money.js';
import { paymentReceived } from '../../src/modules/payments/domain/ledger.js';
import { at, type PaymentPorts } from './payment-ports.js';

/** The contract of LedgerRepository. */
export function ledgerRepositoryContract(ports: () => PaymentPorts): void {
  describe('a ledger repository', () => {
    test('returns the id of each transaction of a booking once', async () => {
      const { ledger, aBooking } = ports();
      const { bookingId } = await aBooking();
      expect(await ledger.idsOf(bookingId)).toEqual([]);
      for (const intentId of ['pi_one', 'pi_two'].map((id) => `${id}_${randomUUID()}`))
        await ledger.enter(
          paymentReceived({ intentId, bookingId, amount: toCents(50), at: at(0), excess: false }),
        );
      expect(await ledger.idsOf(bookingId)).toHaveLength(2);
    });

    test('enters each transaction only once', async () => {
      const { ledger, aBooking } = ports();
      const { bookingId } = await aBooking();
      const received = { intentId: `pi_${randomUUID()}`, bookingId, amount: toCents(1450), at: at(0) };
      await ledger.enter(paymentReceived({ ...received, excess: false }));
      await expect(ledger.enter(paymentReceived({ ...received, excess: false }))).rejects.toThrow();
      await expect(ledger.enter(paymentReceived({ ...received, excess: true }))).rejects.toThrow();
    });
  });
}
