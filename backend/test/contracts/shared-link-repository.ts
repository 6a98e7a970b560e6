import { randomUUID } from 'node:crypto';
import { type BookingId, type PaymentId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { SharedLink } from '../../src/modules/shared-links/domain/shared-link.js';
import { at, type PaymentPorts } from './payment-ports.js';

const aLink = (bookingId: BookingId) =>
  SharedLink.open({
    id: randomUUID(),
    bookingId,
    total: toCents(1451),
    places: 4,
    expiresAt: at(60),
    now: at(0),
  });

/** The contract of SharedLinkRepository. */
export function sharedLinkRepositoryContract(ports: () => PaymentPorts): void {
  describe('a shared link repository', () => {
    test('finds a stored link by id and by booking', async () => {
      const { links, aBooking } = ports();
      const { bookingId } = await aBooking();
      const link = aLink(bookingId);
      await links.add(link);
      expect((await links.find(link.id))?.snapshot()).toEqual(link.snapshot());
      expect((await links.ofBooking(bookingId))?.snapshot()).toEqual(link.snapshot());
      expect(await links.find(randomUUID())).toBeNull();
      expect(await links.ofBooking(idFrom(randomUUID()))).toBeNull();
    });

    test('stores the places of a link only when it is saved', async () => {
      const { links, aBooking, aPlayer } = ports();
      const link = aLink((await aBooking()).bookingId);
      await links.add(link);
      const [paid, reserved, freed] = [
        idFrom<PaymentId>(randomUUID()),
        idFrom<PaymentId>(randomUUID()),
        idFrom<PaymentId>(randomUUID()),
      ];
      for (const paymentId of [paid, reserved, freed])
        link.reserve(paymentId, await aPlayer(), at(1), at(11));
      link.markPaid(paid, idFrom('player-1'));
      link.free(freed);
      link.holdRest(at(5));
      link.publish(2, at(2));
      const before = await links.find(link.id);
      expect([before?.reservedPlaces, before?.freePublicPlaces]).toEqual([0, 0]);
      await links.save(link);
      expect((await links.find(link.id))?.snapshot()).toEqual(link.snapshot());
      link.voidRest();
      await links.save(link);
      const stored = await links.find(link.id);
      expect(stored?.snapshot().shares.map(({ status }) => status)).toEqual(['paid', 'void', 'void', 'void']);
    });

    test('rejects a second link of the same booking', async () => {
      const { links, aBooking } = ports();
      const { bookingId } = await aBooking();
      await links.add(aLink(bookingId));
      await expect(links.add(aLink(bookingId))).rejects.toThrow();
    });

    test('stores the places of one payment, and for whom they are', async () => {
      const { links, aBooking, aPlayer } = ports();
      const link = aLink((await aBooking()).bookingId);
      await links.add(link);
      const [paid, reserved] = [idFrom<PaymentId>(randomUUID()), idFrom<PaymentId>(randomUUID())];
      link.reserve(paid, await aPlayer(), at(1), at(11), 'group', [null, 'Luis']);
      link.reserve(reserved, await aPlayer(), at(1), at(11), 'group', ['Marta']);
      link.markPaid(paid, idFrom('player-1'));
      await links.save(link);
      expect((await links.find(link.id))?.snapshot()).toEqual(link.snapshot());
      link.leave(paid);
      await links.save(link);
      expect((await links.find(link.id))?.snapshot()).toEqual(link.snapshot());
    });
  });
}
