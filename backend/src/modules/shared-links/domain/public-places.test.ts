import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import { NotEnoughPlaces, OnePlaceAtATime, PlaceHeldHere } from './share-errors.js';
import { SharedLink } from './shared-link.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const aLink = (places = 4) =>
  SharedLink.open({
    id: 'link',
    bookingId: idFrom<BookingId>('booking'),
    total: toCents(2905),
    places,
    expiresAt: later(60),
    now: NOW,
  });
const take = (link: SharedLink, player: PlayerId, access: 'group' | 'public', at = NOW) =>
  link.reserve(idFrom<PaymentId>(`payment of ${player}`), player, at, later(10), access)[0]?.place;

describe('the open places of a link', () => {
  test('are the last ones, and the group takes the others first', () => {
    const link = aLink();
    link.publish(2, NOW);
    expect(take(link, idFrom('friend'), 'group')).toBe(0);
    expect(take(link, idFrom('stranger'), 'public')).toBe(2);
    expect(
      [1, 2, 3].map((friend) => (friend < 3 ? take(link, idFrom(`f${friend}`), 'group') : null)),
    ).toEqual([1, 3, null]);
  });

  test('cannot be taken before the organiser opens them', () => {
    expect(() => take(aLink(), idFrom('stranger'), 'public')).toThrow('ya no quedan lugares abiertos');
  });

  test('are no more than the free ones', () => {
    const link = aLink(2);
    take(link, idFrom('friend'), 'group');
    link.publish(4, NOW);
    expect(link.freePublicPlaces).toBe(1);
  });

  test('make others wait while one player is paying, and end when it is paid', () => {
    const link = aLink();
    link.publish(1, NOW);
    take(link, idFrom('first'), 'public');
    expect(() => take(link, idFrom('second'), 'public')).toThrow('se está pagando');
    expect(link.publicStatusAt(NOW, idFrom<PlayerId>('second'))).toBe('open');
    link.markPaid(idFrom<PaymentId>('payment of first'), idFrom('first'));
    expect(() => take(link, idFrom('second'), 'public')).toThrow('ya no quedan lugares abiertos');
    expect(
      [idFrom<PlayerId>('first'), idFrom<PlayerId>('second')].map((player) =>
        link.publicStatusAt(NOW, player),
      ),
    ).toEqual(['open', 'complete']);
    expect(link.statusAt(NOW)).toBe('open');
  });

  test('stay open to anyone if the payment of one fails', () => {
    const link = aLink();
    link.publish(1, NOW);
    take(link, idFrom('first'), 'public');
    link.free(idFrom<PaymentId>('payment of first'));
    expect(link.freePublicPlaces).toBe(1);
  });

  test('close for everybody but the player who is paying one', () => {
    const link = aLink();
    link.publish(2, NOW);
    take(link, idFrom('first'), 'public');
    link.publish(0, NOW);
    expect(link.publicStatusAt(NOW, idFrom<PlayerId>('first'))).toBe('open');
    expect(link.publicStatusAt(NOW, null)).toBe('complete');
    expect(() => take(link, idFrom('second'), 'public')).toThrow('ya no quedan lugares abiertos');
    link.free(idFrom<PaymentId>('payment of first'));
    expect(() => take(link, idFrom('first'), 'public')).toThrow('ya no quedan lugares abiertos');
    expect(take(link, idFrom('friend'), 'group')).toBe(0);
  });

  test('close when the organiser pays the rest, and at the deadline', () => {
    const [paid, due] = [aLink(), aLink()];
    for (const link of [paid, due]) link.publish(2, NOW);
    paid.voidRest();
    expect([paid.freePublicPlaces, paid.publicStatusAt(NOW, null)]).toEqual([0, 'complete']);
    expect(due.publicStatusAt(later(60), null)).toBe('expired');
    expect(() => take(due, idFrom('stranger'), 'public', later(60))).toThrow('ha expirado');
    expect(() => due.publish(1, later(60))).toThrow('ha expirado');
  });

  test('come after the others for the group, also if they are the first, and count once', () => {
    const link = aLink();
    const all = [0, 1, 2, 3].map((friend) => idFrom<PaymentId>(`payment of f${friend}`));
    all.forEach((_, friend) => take(link, idFrom(`f${friend}`), 'group'));
    link.free(idFrom<PaymentId>('payment of f0'));
    link.publish(1, NOW);
    link.free(idFrom<PaymentId>('payment of f3'));
    expect(() => link.assertFree('group', 3)).toThrow(NotEnoughPlaces);
    expect(link.nextAmountFor(idFrom<PlayerId>('friend'))).toBe(727);
    expect([take(link, idFrom('friend'), 'group'), take(link, idFrom('late'), 'group')]).toEqual([3, 0]);
  });

  test('stay public while they are being paid, and are kept in order beside new ones', () => {
    const link = aLink();
    link.publish(1, NOW);
    take(link, idFrom('first'), 'public');
    link.publish(2, NOW);
    expect(link.snapshot().publicPlaces).toEqual([1, 2, 3]);
    link.publish(1, NOW);
    expect(link.snapshot().publicPlaces).toEqual([2, 3]);
  });

  test('concern the public until a link without any is read again', () => {
    const link = aLink();
    expect(link.concernsPublic).toBe(false);
    link.publish(1, NOW);
    expect(link.concernsPublic).toBe(true);
    const read = SharedLink.restore(link.snapshot());
    read.publish(0, NOW);
    expect([read.concernsPublic, SharedLink.restore(read.snapshot()).concernsPublic]).toEqual([true, false]);
  });

  test('are open to strangers while any is free or being paid', () => {
    const link = aLink();
    expect(link.publicStatusAt(NOW, null)).toBe('complete');
    link.publish(1, NOW);
    expect(link.publicStatusAt(NOW, null)).toBe('open');
  });

  test('end with the deadline for strangers too, even if none was open, and can be closed then', () => {
    const link = aLink();
    expect(link.publicStatusAt(later(60), null)).toBe('expired');
    link.publish(2, NOW);
    link.publish(0, later(60));
    expect(link.snapshot().publicPlaces).toEqual([]);
  });

  test('have the price of the first of them', () => {
    const link = aLink();
    link.publish(1, NOW);
    expect(link.nextAmountFor(idFrom<PlayerId>('stranger'), 'public')).toBe(727);
    expect(link.nextAmountFor(idFrom<PlayerId>('friend'))).toBe(726);
  });
});

describe('a stranger at an open game', () => {
  const takeAs = (
    link: SharedLink,
    heldBy: string,
    paymentId: PaymentId,
    access: 'group' | 'public' = 'public',
  ) => link.reserve(paymentId, idFrom(`player of ${paymentId}`), NOW, later(2), access, [null], heldBy);

  test('holds one open place at a time, also with another session of the same address', () => {
    const link = aLink();
    link.publish(3, NOW);
    takeAs(link, 'wifi', idFrom('p'));
    expect(() => takeAs(link, 'wifi', idFrom('q'))).toThrow(PlaceHeldHere);
    expect(takeAs(link, 'elsewhere', idFrom('r'))).toHaveLength(1);
    link.markPaid(idFrom<PaymentId>('p'), idFrom('player of p'));
    expect(takeAs(link, 'wifi', idFrom('q'))).toHaveLength(1);
  });

  test('is known as the holder of the place until the payment ends', () => {
    const link = aLink();
    link.publish(1, NOW);
    takeAs(link, 'wifi', idFrom('p'));
    expect(link.holderOf(idFrom<PaymentId>('p'))).toBe('wifi');
    link.free(idFrom<PaymentId>('p'));
    expect(link.holderOf(idFrom<PaymentId>('p'))).toBeNull();
  });

  test('takes a place although a friend of the same network pays one of the group', () => {
    const link = aLink();
    link.publish(1, NOW);
    takeAs(link, 'wifi', idFrom('p'), 'group');
    expect(link.holderOf(idFrom<PaymentId>('p'))).toBeNull();
    expect(takeAs(link, 'wifi', idFrom('q'))).toHaveLength(1);
  });

  test('takes no two open places with one payment', () => {
    const link = aLink();
    link.publish(3, NOW);
    const both = () =>
      link.reserve(idFrom<PaymentId>('p'), idFrom('eva'), NOW, later(2), 'public', [null, 'Luis'], 'wifi');
    expect(both).toThrow(OnePlaceAtATime);
  });

  test('does not keep the friends of the same network from their places', () => {
    const link = aLink();
    link.publish(1, NOW);
    takeAs(link, 'wifi', idFrom('p'));
    expect(takeAs(link, 'wifi', idFrom('q'), 'group')).toHaveLength(1);
    expect(takeAs(link, 'wifi', idFrom('r'), 'group')).toHaveLength(1);
  });
});
