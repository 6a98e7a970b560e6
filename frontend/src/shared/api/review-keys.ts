/** Reviews: of a venue for everyone, of the player's games, and of the venues of an admin. */
export const reviewKeys = {
  all: ['reviews'],
  ofVenue: (venueId: string) => ['reviews', 'venue', venueId],
  own: ['reviews', 'own'],
  admin: (filter: object) => ['reviews', 'admin', filter],
} as const;
