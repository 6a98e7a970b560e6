import type { components } from '../shared/api/schema';

type Hit = components['schemas']['SearchHitBody'];

/** Builds a venue with free starts and their prices: `{ '18:00': '16.50' }`. */
export function aHit(prices: Record<string, string>, over: Partial<Hit> = {}): Hit {
  return {
    venue: {
      id: 'venue-1',
      name: 'Club Las Lomas',
      location: 'Quito',
      imageUrl: null,
      timeZone: 'America/Guayaquil',
      rating: 4.8,
      ratingCount: 12,
    },
    nightFrom: '18:00',
    starts: Object.entries(prices).map(([timeSlot, price]) => ({
      courtId: 'court-1',
      courtNumber: 1,
      surface: 'clay',
      indoor: null,
      lights: null,
      timeSlot,
      durationMinutes: 60,
      price,
    })),
    ...over,
  };
}

/** Builds the only page of a search. */
export function aSearchPage(
  items: Hit[],
  over: Partial<components['schemas']['SearchPageBody']> = {},
): components['schemas']['SearchPageBody'] {
  return { items, alternatives: [], lengths: [60], nextCursor: null, ...over };
}
