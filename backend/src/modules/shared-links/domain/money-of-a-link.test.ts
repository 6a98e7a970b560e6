import { type BookingId, type PaymentId, type PlayerId, idFrom } from '../../../kernel/domain/ids.js';
import { sum, toCents } from '../../../kernel/domain/money.js';
import { RestBeingPaid, ShareBeingPaid, ShareTooSmall, WrongPlaces } from './share-errors.js';
import { SharedLink } from './shared-link.js';

const NOW = new Date('2026-11-20T20:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const [CARD, DESK] = [idFrom<PaymentId>('card'), idFrom<PaymentId>('desk')];
const [ANA, EVA] = [idFrom<PlayerId>('ana'), idFrom<PlayerId>('eva')];

const aLink = (total = 1451, places = 4) =>
  SharedLink.open({
    id: 'l',
    bookingId: idFrom<BookingId>('b'),
    total: toCents(total),
    places,
    expiresAt: later(3600),
    now: NOW,
  });
const take = (
  link: SharedLink,
  names: (string | null)[] = [null],
  paymentId = CARD,
  now = NOW,
): readonly { place: number }[] => link.reserve(paymentId, EVA, now, later(600), 'group', names);
const statuses = (link: SharedLink) => link.snapshot().shares.map(({ status }) => status);

describe('the price of a place', () => {
  test.each([
    [200, [50, 50, 50, 50]],
    [203, [50, 51, 51, 51]],
  ])('splits %i cents to the cent, the cheaper places first', (total, amounts) => {
    expect(
      aLink(total)
        .snapshot()
        .shares.map(({ amountCents }) => amountCents),
    ).toEqual(amounts);
  });

  test('is refused if a card cannot pay even one of them', () => {
    expect(() => aLink(199)).toThrow(ShareTooSmall);
  });

  test('is the one of a place the player is paying, else of the next, else of one that another pays', () => {
    const link = aLink(1451, 3);
    take(link, [null, null]);
    expect([link.nextAmountFor(EVA), link.nextAmountFor(ANA)]).toEqual([483, 484]);
    take(link, [null], idFrom('other'));
    expect([link.nextAmountFor(ANA), link.nextAmountFor(null)]).toEqual([483, 483]);
    link.voidRest();
    expect(link.nextAmountFor(ANA)).toBeNull();
  });
});

describe('the places of a payment', () => {
  test('are known to their payer with their names until the payment ends', () => {
    const link = aLink();
    expect(link.beingPaidBy(EVA)).toBeNull();
    take(link, [null, 'Luis']);
    take(link, [null], idFrom('second'));
    expect(link.beingPaidBy(EVA)).toEqual({
      paymentId: CARD,
      reservedUntil: later(600),
      names: [null, 'Luis'],
    });
    expect(link.beingPaidBy(ANA)).toBeNull();
    link.markPaid(CARD, EVA);
    expect(link.beingPaidBy(EVA)?.names).toEqual([null]);
    expect([link.paidPlaces, link.reservedPlaces]).toEqual([2, 1]);
  });

  test('are held longer and renamed without those of other payments', () => {
    const link = aLink();
    take(link, ['Luis', 'Marta']);
    link.reserve(idFrom('other'), ANA, NOW, later(600), 'group', ['Pedro']);
    link.holdUntil(CARD, later(900));
    link.rename(CARD, ['Rosa']);
    expect(link.beingPaidBy(EVA)).toMatchObject({ reservedUntil: later(900), names: ['Rosa', null] });
    expect(link.beingPaidBy(ANA)).toMatchObject({ reservedUntil: later(600), names: ['Pedro'] });
  });

  test('make the group wait if nothing else is named', () => {
    const link = aLink(1451, 1);
    take(link);
    expect(() => link.reserve(idFrom('late'), ANA, NOW, later(600))).toThrow(ShareBeingPaid);
  });
});

describe('money taken at the club', () => {
  test('pays the named places once each, also one that a card was paying', () => {
    const link = aLink();
    take(link, ['Luis']);
    link.payAtClub(DESK, ANA, [1, 3, 3]);
    expect(statuses(link)).toEqual(['paid', 'open', 'paid', 'open']);
    expect(link.snapshot().shares[0]).toMatchObject({ paymentId: DESK, forName: null, atClub: true });
    expect(link.payers).toEqual([
      { playerId: null, amountCents: 362 },
      { playerId: null, amountCents: 363 },
    ]);
    expect(link.isPaidBy(ANA)).toBe(false);
  });

  test.each([
    ['a place that is paid', [1]],
    ['no place of the link', [5]],
    ['a place before the first', [0]],
    ['a place that is paid beside an open one', [2, 1]],
  ])('pays nothing if the desk names %s', (_case, numbers) => {
    const link = aLink();
    take(link);
    link.markPaid(CARD, EVA);
    expect(() => link.payAtClub(DESK, ANA, numbers)).toThrow(
      expect.objectContaining({ code: 'places_not_open' }),
    );
    expect(statuses(link)).toEqual(['paid', 'open', 'open', 'open']);
    expect([link.isPaidBy(EVA), link.isPaidBy(ANA)]).toEqual([true, false]);
  });

  test('pays no place that has become unavailable', () => {
    const link = aLink();
    link.voidRest();
    expect(() => link.payAtClub(DESK, ANA, [1])).toThrow(
      expect.objectContaining({ code: 'places_not_open' }),
    );
  });

  test('comes back as open places if the money is taken back', () => {
    const link = aLink();
    link.payAtClub(DESK, ANA, [2, 3]);
    expect(link.leave(DESK)).toBe(2);
    expect(link.leave(DESK)).toBe(0);
    expect(statuses(link)).toEqual(Array(4).fill('open'));
  });
});

describe('the rest that the organiser pays', () => {
  test('keeps others away until then, and says for how many seconds', () => {
    const link = aLink();
    expect(link.restHeldAt(NOW)).toBeNull();
    link.holdRest(later(90.5));
    expect(link.restHeldAt(NOW)).toEqual(later(90.5));
    const refused = expect.objectContaining({
      constructor: RestBeingPaid,
      code: 'rest_being_paid',
      details: { retryAfterSeconds: 91 },
    });
    expect(() => take(link)).toThrow(refused);
    expect(link.restHeldAt(later(90.5))).toBeNull();
    expect(take(link, [null], CARD, later(90.5))).toHaveLength(1);
  });

  test('is free again if the organiser has not paid it', () => {
    const link = aLink();
    link.holdRest(later(90));
    link.freeRest();
    expect(take(link)).toHaveLength(1);
  });

  test('leaves what is paid as it is, and ends every other place and hold', () => {
    const link = aLink();
    take(link, ['Luis']);
    link.markPaid(CARD, EVA);
    take(link, [null], idFrom('late'));
    link.publish(1, NOW);
    link.holdRest(later(90));
    link.voidRest();
    const { shares, publicPlaces, restHeldUntil } = link.snapshot();
    expect(statuses(link)).toEqual(['paid', 'void', 'void', 'void']);
    expect(shares[0]).toMatchObject({ forName: 'Luis', amountCents: 362 });
    expect(sum(shares.map(({ amountCents }) => amountCents))).toBe(1451);
    expect({ publicPlaces, restHeldUntil }).toEqual({ publicPlaces: [], restHeldUntil: null });
    expect(link.statusAt(NOW)).toBe('complete');
  });
});

test('a link keeps the new deadline of its booking and the name of the invitation', () => {
  const link = SharedLink.restore(aLink().snapshot());
  expect([link.id, link.bookingId, link.places, link.organiserName]).toEqual(['l', 'b', 4, null]);
  link.inviteAs('Ana');
  link.expireAt(later(60));
  expect([link.organiserName, link.expiresAt]).toEqual(['Ana', later(60)]);
  expect([link.statusAt(later(59)), link.statusAt(later(60))]).toEqual(['open', 'expired']);
  link.inviteAs(null);
  expect(link.organiserName).toBeNull();
});

test('a wrong number of places is refused at its field', () => {
  const refused = new WrongPlaces(4);
  expect(refused).toMatchObject({ kind: 'invalid', code: 'invalid_request' });
  expect(refused.details.errors).toEqual([{ field: 'maxParticipants', message: refused.message }]);
});
