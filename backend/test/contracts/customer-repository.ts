import type { PaymentPorts } from './payment-ports.js';

/** The contract of CustomerRepository. */
export function customerRepositoryContract(ports: () => PaymentPorts): void {
  describe('a customer repository', () => {
    test('keeps the first customer of a player', async () => {
      const { customers, aPlayer } = ports();
      const playerId = await aPlayer();
      expect(await customers.find(playerId)).toBeNull();
      expect(await customers.keep(playerId, 'cus_first')).toBe('cus_first');
      expect(await customers.keep(playerId, 'cus_second')).toBe('cus_first');
      expect(await customers.find(playerId)).toBe('cus_first');
    });

    test('stores another customer after the first was forgotten', async () => {
      const { customers, aPlayer } = ports();
      const playerId = await aPlayer();
      await customers.forget(playerId);
      await customers.keep(playerId, 'cus_forgotten');
      await customers.forget(playerId);
      expect(await customers.find(playerId)).toBeNull();
      expect(await customers.keep(playerId, 'cus_new')).toBe('cus_new');
    });

    test('rejects a customer that belongs to another player', async () => {
      const { customers, aPlayer } = ports();
      await customers.keep(await aPlayer(), 'cus_shared');
      await expect(customers.keep(await aPlayer(), 'cus_shared')).rejects.toThrow();
    });
  });
}
