import { randomUUID } from 'node:crypto';
import { toCents } from '../../src/kernel/domain/money.js';
import { paymentReceived } from '../../src/modules/payments/domain/ledger.js';
import { at, type PaymentPorts } from './payment-ports.js';

/** The contract of LedgerRepository. */
export function ledgerRepositoryContract(ports: () => PaymentPorts): void {
  describe('a ledger repository', () => {
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
