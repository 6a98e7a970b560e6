import { aBooking, aVenueDay } from '../../testing/builders';
import { lastBooking, repeatDay, repeatHour } from './repeat';

const booking = (date: string, over: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ courtId: 'court-1', bookingDate: `${date}T18:00:00`, timeSlot: '18:00', ...over });

describe('the day on which a booking is repeated', () => {
  const at = { today: '2026-11-20', time: '17:25' };
  it.each([
    ['2026-11-13', '2026-11-20', 'today has the weekday and the hour is to come'],
    ['2026-11-06', '2026-11-20', 'two weeks have passed'],
    ['2026-11-14', '2026-11-21', 'the weekday is tomorrow'],
    ['2026-11-20', '2026-11-27', 'today is the booking itself'],
    ['2026-12-05', '2026-11-21', 'the booking is still to come'],
  ])('is, after %s, %s, because %s', (date, expected) => {
    expect(repeatDay(booking(date), at)).toBe(expected);
  });

  it('is a week later if the hour of today has begun', () => {
    expect(repeatDay(booking('2026-11-13'), { today: '2026-11-20', time: '18:00' })).toBe('2026-11-27');
  });
});

describe('the hour at which a booking is repeated', () => {
  const at = { today: '2026-11-20', time: '10:00' };
  const on = (taken: Parameters<typeof aVenueDay>[0]) =>
    repeatHour(booking('2026-11-13'), '2026-11-20', aVenueDay(taken), at)?.slot;

  it('is its own, the nearest free one, or none', () => {
    expect(on({ 'court-1': {} })).toBe('18:00');
    expect(on({ 'court-1': { '18:00': 'booked', '17:00': 'booked' } })).toBe('19:00');
    expect(on({ 'court-1': 'blocked' })).toBeUndefined();
  });
});

describe('the last booking', () => {
  it('is the one made last that was kept', () => {
    const made = (id: string, createdAt: string, status: 'active' | 'cancelled' = 'active') =>
      aBooking({ id, createdAt, status });
    const bookings = [
      made('old', '2026-11-01T10:00:00Z'),
      made('last', '2026-11-03T10:00:00Z'),
      made('gone', '2026-11-04T10:00:00Z', 'cancelled'),
    ];
    expect(lastBooking(bookings)?.id).toBe('last');
    expect(lastBooking([])).toBeNull();
  });
});
