import type { Offer, Waiting } from '../shared/model/waiting';

/** Builds an hour that is offered for ten more minutes. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  token: 'token-1',
  status: 'open',
  venue: { id: 'venue-1', name: 'Club Las Lomas', location: 'Quito', imageUrl: null },
  court: { id: 'court-1', courtNumber: 1, name: 'Cancha 1' },
  date: '2026-11-21',
  timeSlot: '18:00',
  timeZone: 'America/Guayaquil',
  durationMinutes: 60,
  gameType: 'singles',
  price: '14.50',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  bookingId: null,
  entryId: 'entry-1',
  ...changes,
});

/** Builds a place in a line, without an offer. */
export const anEntry = (changes: Partial<Waiting> = {}): Waiting => ({
  id: 'entry-1',
  venue: { id: 'venue-1', name: 'Club Las Lomas' },
  court: null,
  date: '2026-11-21',
  from: '18:00',
  to: '20:00',
  durationMinutes: 60,
  gameType: 'singles',
  createdAt: '2026-11-20T15:00:00.000Z',
  offer: null,
  ...changes,
});
