import type { OpenGame } from '../shared/api/open-games-queries';

/** A game of doubles at 19:00 that misses one player. */
export function anOpenGame(over: Partial<OpenGame> = {}): OpenGame {
  return {
    shareToken: 'public-token',
    bookingDate: '2026-11-24T19:00:00',
    timeSlot: '19:00',
    durationMinutes: 60,
    startsAt: '2026-11-25T00:00:00Z',
    gameType: 'doubles',
    places: 1,
    amount: '7.25',
    closesAt: '2026-11-24T22:30:00Z',
    court: { id: 'court-2', courtNumber: 2, name: 'Cancha 2' },
    venue: { id: 'venue-1', name: 'Club Norte', location: 'Quito', timeZone: 'America/Guayaquil' },
    ...over,
  };
}
