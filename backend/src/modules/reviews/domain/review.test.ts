import { type BookingId, idFrom } from '../../../kernel/domain/ids.js';
import { assertReviewable, edited, isReviewable, type Review } from './review.js';

const WRITTEN = new Date('2026-11-01T12:00:00Z');
const review: Review = {
  id: 'r',
  bookingId: idFrom<BookingId>('b'),
  venueId: idFrom('v'),
  stars: 4,
  text: 'Buena',
  createdAt: WRITTEN,
  editedAt: null,
};
const daysLater = (days: number) => new Date(WRITTEN.getTime() + days * 86_400_000);

describe('a review of a venue', () => {
  it.each([
    ['active', true, 'not_played_yet'],
    ['cancelled', true, 'not_played'],
    ['expired', false, 'not_played'],
    ['completed', false, 'not_paid'],
  ] as const)('is, for a booking that is %s (paid: %s), refused with %s', (status, isPaid, code) => {
    expect(() => assertReviewable({ status, isPaid })).toThrow(expect.objectContaining({ code }));
    expect(isReviewable({ status, isPaid })).toBe(false);
  });

  it('is welcome for a played and paid booking', () => {
    expect(() => assertReviewable({ status: 'completed', isPaid: true })).not.toThrow();
    expect(isReviewable({ status: 'completed', isPaid: true })).toBe(true);
  });

  it('can be changed within 14 days of the first version, however often it was changed before', () => {
    const first = edited(review, { stars: 5, text: 'Buena' }, daysLater(1));
    expect(first).toEqual({ ...review, stars: 5, editedAt: daysLater(1) });
    const last = new Date(daysLater(14).getTime() - 1);
    expect(edited(first, { stars: 5, text: null }, last)).toMatchObject({ text: null, editedAt: last });
    const late = () => edited(first, { stars: 1, text: null }, daysLater(14));
    expect(late).toThrow(expect.objectContaining({ code: 'review_closed' }));
  });

  it('stays the same object if a repeated request changes nothing, even later', () => {
    expect(edited(review, { stars: 4, text: 'Buena' }, daysLater(99))).toBe(review);
  });
});
