import type { components } from '../../shared/api/schema';

type Schemas = components['schemas'];

/** Builds a review of Club Las Lomas that waits for a reply. */
export function aReview(over: Partial<Schemas['VenueReviewBody']> = {}): Schemas['VenueReviewBody'] {
  return {
    id: 'review-1',
    stars: 4,
    text: 'Buen césped',
    playerName: 'Ana P.',
    playedOn: '2026-11',
    createdAt: '2026-11-18T15:00:00.000Z',
    edited: false,
    reply: null,
    venue: { id: 'venue-1', name: 'Club Las Lomas' },
    ...over,
  };
}
