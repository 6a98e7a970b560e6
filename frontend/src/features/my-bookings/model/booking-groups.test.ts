import { groupBookings, type DatedBooking } from './booking-groups';

const now = new Date('2026-11-20T15:30:00Z');
const booking = (startsAt: string, status: DatedBooking['status'] = 'active') => ({ startsAt, status });

describe('the groups of bookings', () => {
  it('keep a booking among the upcoming ones until its hour has ended', () => {
    const running = booking('2026-11-20T15:00:00Z');
    const justOver = booking('2026-11-20T14:30:00Z');
    expect(groupBookings([running, justOver], now)).toEqual({
      upcoming: [running],
      past: [justOver],
      released: [],
    });
  });

  it('keep a booking of ninety minutes until those have passed', () => {
    const running = { ...booking('2026-11-20T14:01:00Z'), durationMinutes: 90 };
    const justOver = { ...booking('2026-11-20T14:00:00Z'), durationMinutes: 90 };
    const { upcoming, past } = groupBookings([running, justOver], now);
    expect([upcoming, past]).toEqual([[running], [justOver]]);
  });

  it('follow the server if it says that a booking is completed', () => {
    const played = booking('2026-11-20T15:00:00Z', 'completed');
    expect(groupBookings([played], now).past).toEqual([played]);
  });

  it.each(['cancelled', 'expired'] as const)(
    'put a booking that is %s among the released ones at any time',
    (status) => {
      const released = booking('2026-11-25T15:00:00Z', status);
      expect(groupBookings([released], now)).toEqual({ upcoming: [], past: [], released: [released] });
    },
  );

  it('list the booking nearest to now first', () => {
    const days = ['2026-11-28', '2026-11-21', '2026-11-12', '2026-11-18'].map((day) =>
      booking(`${day}T15:00:00Z`),
    );
    const { upcoming, past } = groupBookings(days, now);
    expect(upcoming.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-11-21', '2026-11-28']);
    expect(past.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2026-11-18', '2026-11-12']);
  });
});
