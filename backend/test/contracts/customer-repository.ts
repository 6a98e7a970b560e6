import { randomUUID } from 'node:crypto';
import { type BookingId, idFrom } from '../../src/kernel/domain/ids.js';
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

    test('stores the card of the last payment until it or the customer is forgotten', async () => {
      const { customers, aPlayer } = ports();
      const playerId = await aPlayer();
      const card = { id: 'pm_1', brand: 'visa', last4: '4242' };
      const customerId = `cus_of_${playerId}`;
      await customers.keepCard(playerId, customerId, card);
      expect(await customers.savedCard(playerId)).toBeNull(); // no customer has this card
      await customers.keep(playerId, customerId);
      await customers.keepCard(playerId, customerId, card);
      await customers.keepCard(playerId, customerId, { ...card, id: 'pm_2' });
      expect(await customers.savedCard(playerId)).toEqual({ ...card, id: 'pm_2' });
      await customers.keepCard(playerId, customerId, null);
      expect(await customers.savedCard(playerId)).toBeNull();
      await customers.keepCard(playerId, customerId, card);
      await customers.forget(playerId);
      await customers.keep(playerId, `cus_again_${playerId}`);
      expect(await customers.savedCard(playerId)).toBeNull();
    });

    test('charges the stored card at a deadline, and ignores a card of another customer', async () => {
      const { customers, aPlayer } = ports();
      const [playerId, bookingId] = [await aPlayer(), idFrom<BookingId>(randomUUID())];
      const customerId = `cus_charged_${playerId}`;
      await customers.keep(playerId, customerId);
      expect(await customers.cardAtDeadline(bookingId, playerId)).toBeNull();
      const card = { id: 'pm_1', brand: 'visa', last4: '4242' };
      await customers.keepCard(playerId, 'cus_of_a_guest', card);
      expect(await customers.cardAtDeadline(bookingId, playerId)).toBeNull();
      await customers.keepCard(playerId, customerId, card);
      expect(await customers.cardAtDeadline(bookingId, playerId)).toEqual({ customerId, ...card });
      expect(await customers.all(playerId)).toEqual([customerId]);
    });

    test('rejects a customer that belongs to another player', async () => {
      const { customers, aPlayer } = ports();
      await customers.keep(await aPlayer(), 'cus_shared');
      await expect(customers.keep(await aPlayer(), 'cus_shared')).rejects.toThrow();
    });
  });
}
