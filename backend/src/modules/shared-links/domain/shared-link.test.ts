import fc from 'fast-check';
import { type BookingId, type PaymentId, idFrom } from '../../../kernel/domain/ids.js';
import { sum, toCents } from '../../../kernel/domain/money.js';
import { placeName } from './place-name.js';
import {
  LinkComplete,
  LinkExpired,
  NoPublicPlace,
  NotEnoughPlaces,
  OnePlaceAtATime,
  ShareBeingPaid,
} from './share-errors.js';
import { SharedLink } from './shared-link.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const DUE = new Date('2026-11-20T21:00:00Z');
const UNTIL = new Date('2026-11-20T20:10:00Z');

const aLink = (total = 1451) =>
  SharedLink.open({
    id: 'l',
    bookingId: idFrom<BookingId>('b'),
    total: toCents(total),
    places: 4,
    expiresAt: DUE,
    now: NOW,
  });
const take = (link: SharedLink, paymentId: PaymentId, names: (string | null)[] = [null]) =>
  sum(
    link
      .reserve(paymentId, idFrom(`player of ${paymentId}`), NOW, UNTIL, 'group', names)
      .map(({ amountCents }) => amountCents),
  );
const statuses = (link: SharedLink) => link.snapshot().shares.map(({ status }) => status);
const names = (link: SharedLink) =>
  link.snapshot().shares.map((share) => ('forName' in share ? share.forName : undefined));

test('one payment reserves several places at the sum of their prices', () => {
  const link = aLink();
  expect(take(link, idFrom('p'), [null, 'Luis', 'Marta'])).toBe(362 + 363 + 363);
  expect(statuses(link)).toEqual(['reserved', 'reserved', 'reserved', 'open']);
  expect(names(link)).toEqual([null, 'Luis', 'Marta', undefined]);
});

test('a player who wants more places than are open gets none', () => {
  const link = aLink();
  take(link, idFrom('a'), [null, null]);
  expect(() => take(link, idFrom('b'), [null, null, null])).toThrow(NotEnoughPlaces);
  expect(() => take(link, idFrom('b'), [null, null, null])).toThrow('quedan 2 lugares libres');
  expect(statuses(link)).toEqual(['reserved', 'reserved', 'open', 'open']);
  take(link, idFrom('b'));
  expect(() => take(link, idFrom('d'), [null, null])).toThrow('queda 1 lugar libre');
  take(link, idFrom('d'));
  expect(() => take(link, idFrom('c'))).toThrow(ShareBeingPaid);
});

test('own places count as free again only for an access that may take them', () => {
  const link = aLink();
  take(link, idFrom('a'), [null, null]);
  link.publish(1, NOW);
  expect(() => link.assertFree('group', 4, 'a')).not.toThrow();
  expect(() => link.assertFree('public', 1, 'a')).not.toThrow();
  expect(() => link.assertFree('public', 2, 'a')).toThrow(OnePlaceAtATime);
  link.publish(0, NOW);
  expect(() => link.assertFree('public', 1, 'a')).toThrow(NoPublicPlace);
});

test('places of a payment that failed lose the names that its payer gave them', () => {
  const link = aLink();
  take(link, idFrom('p'), [null, 'Luis']);
  link.free(idFrom<PaymentId>('p'));
  expect([statuses(link), names(link)]).toEqual([Array(4).fill('open'), Array(4).fill(undefined)]);
});

test('paid places keep their names and are left together', () => {
  const link = aLink();
  take(link, idFrom('p'), [null, 'Luis']);
  take(link, idFrom('q'));
  link.markPaid(idFrom<PaymentId>('p'), idFrom('ana'));
  link.markPaid(idFrom<PaymentId>('q'), idFrom('eva'));
  expect(names(link)).toEqual([null, 'Luis', null, undefined]);
  link.leave(idFrom<PaymentId>('p'));
  expect(statuses(link)).toEqual(['open', 'open', 'paid', 'open']);
  expect(link.payers).toEqual([{ playerId: 'eva', amountCents: 363 }]);
});

test('a place that is being paid is not left', () => {
  const link = aLink();
  take(link, idFrom('p'));
  link.leave(idFrom<PaymentId>('p'));
  expect(statuses(link)).toEqual(['reserved', 'open', 'open', 'open']);
});

test('no place is taken from the deadline on, or when all are paid', () => {
  const link = aLink();
  expect(() => link.reserve(idFrom<PaymentId>('p'), idFrom('eva'), DUE, DUE)).toThrow(LinkExpired);
  take(link, idFrom('all'), [null, null, null, null]);
  link.markPaid(idFrom<PaymentId>('all'), idFrom('eva'));
  expect(() => take(link, idFrom('p'))).toThrow(LinkComplete);
});

test('no cent is lost or added in any order of reserving, failing, paying and leaving', () => {
  const step = fc.record({
    does: fc.constantFrom('reserve' as const, 'free' as const, 'pay' as const, 'leave' as const),
    which: fc.constantFrom('p', 'q', 'r').map((id) => idFrom<PaymentId>(id)),
    places: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 9999 }), fc.array(step, { maxLength: 20 }), (total, steps) => {
      const link = aLink(total);
      const prices = new Map<PaymentId, number>();
      for (const { does, which, places } of steps) {
        const isTaken = link
          .snapshot()
          .shares.some((share) => 'paymentId' in share && share.paymentId === which);
        if (does === 'reserve' && !isTaken) {
          try {
            prices.set(which, take(link, which, Array(places).fill(null)));
          } catch {
            // refused: nothing may have changed, which the sums below show
          }
        } else if (does === 'free') link.free(which);
        else if (does === 'pay') link.markPaid(which, idFrom(which));
        else if (does === 'leave') link.leave(which);
      }
      const { shares } = link.snapshot();
      expect(sum(shares.map(({ amountCents }) => amountCents))).toBe(total);
      for (const [paymentId, price] of prices) {
        const own = shares.filter((share) => 'paymentId' in share && share.paymentId === paymentId);
        if (own.length > 0) expect(sum(own.map(({ amountCents }) => amountCents))).toBe(price);
      }
    }),
  );
});

test.each([
  [' Luis  Mora ', 'Luis Mora'],
  ['', null],
  ['   ', null],
  ['!!!', null],
  ['Ana\nB', null],
  ['\u202Eana', null],
  ['x'.repeat(41), null],
  ['🎾a'.repeat(20), '🎾a'.repeat(20)],
])('the name %j of a place is stored as %j', (text, stored) => {
  expect(placeName(text)).toBe(stored);
});
