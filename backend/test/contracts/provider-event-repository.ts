import { randomUUID } from 'node:crypto';
import { at, type PaymentPorts } from './payment-ports.js';

const anEvent = () => ({
  id: `evt_${randomUUID()}`,
  type: 'refund.created',
  intentId: null,
  refundId: 're_1',
  disputeId: null,
});

const job = { task: 'payments.follow-refund', payload: {} };

/** The contract of ProviderEventRepository. */
export function providerEventRepositoryContract(ports: () => PaymentPorts): void {
  describe('a provider event repository', () => {
    test('keeps each event only once, even after it was processed', async () => {
      const { events } = ports();
      const event = anEvent();
      expect(await events.keep(event, job, at(0))).toBe(true);
      expect(await events.keep(event, job, at(1))).toBe(false);
      await events.markProcessed(event.id, at(2));
      await events.markProcessed(event.id, at(3));
      expect(await events.keep(event, job, at(4))).toBe(false);
    });

    test('ignores the processing of an unknown event', async () => {
      const { events } = ports();
      const event = anEvent();
      await events.markProcessed(event.id, at(0));
      expect(await events.keep(event, job, at(1))).toBe(true);
    });
  });
}
