import { aVenueDay } from '../../testing/builders';
import { freeHoursOf } from './venue-day';

const day = aVenueDay({
  'court-1': { '16:00': 'past', '17:00': 'past', '18:00': 'booked' },
  'court-2': { '17:00': 'booked', '19:00': 'blocked' },
  'court-3': 'blocked',
});

describe('the hours of a court that can be booked', () => {
  const at = { today: '2026-11-20', time: '17:25' };
  const slots = (courtId: string, date: string) =>
    freeHoursOf(courtId, date, day, at).map(({ slot }) => slot);

  test('are the free ones that have not begun', () => {
    expect(slots('court-1', '2026-11-20')).toEqual(['19:00', '20:00', '21:00']);
    expect(slots('court-2', '2026-11-20')).toEqual(['18:00', '20:00', '21:00']);
    expect(slots('court-3', '2026-11-20')).toEqual([]);
  });

  test('do not depend on the time on another day', () => {
    expect(slots('court-1', '2026-11-21')[0]).toBe('06:00');
  });

  test('have the price of their game type', () => {
    expect(freeHoursOf('court-1', '2026-11-20', day, at, 'doubles')[0]).toEqual({
      date: '2026-11-20',
      slot: '19:00',
      cents: 3300,
    });
  });
});
