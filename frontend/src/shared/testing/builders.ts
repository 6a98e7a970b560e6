import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** A venue as the API answers it; say only what matters to the test. */
export function aVenue(over: Partial<Schemas['VenueBody']> = {}): Schemas['VenueBody'] {
  return {
    id: 'venue-1',
    name: 'Club Las Lomas',
    location: 'Quito',
    description: 'Canchas de arcilla entre eucaliptos.',
    imageUrl: null,
    timeZone: 'America/Guayaquil',
    courtCount: 4,
    availableCourtCount: 3,
    minPrice: '14.50',
    rating: null,
    ratingCount: 0,
    ...over,
  };
}

export function aCourt(over: Partial<Schemas['CourtBody']> = {}): Schemas['CourtBody'] {
  return {
    id: 'court-1',
    venueId: 'venue-1',
    venueName: 'Club Las Lomas',
    timeZone: 'America/Guayaquil',
    name: 'Central',
    courtNumber: 1,
    status: 'available',
    surface: 'clay',
    imageUrl: null,
    daySinglesPrice: '14.50',
    dayDoublesPrice: '29.00',
    nightSinglesPrice: '16.50',
    nightDoublesPrice: '33.00',
    ...over,
  };
}

export function aCalendarEntry(
  over: Partial<Schemas['CalendarEntryBody']> = {},
): Schemas['CalendarEntryBody'] {
  return {
    id: 'entry-1',
    bookingDate: '2026-11-21T18:00:00',
    timeSlot: '18:00',
    gameType: 'singles',
    totalAmount: '16.50',
    paymentStatus: 'completed',
    court: { courtNumber: 2, name: 'Central' },
    ...over,
  };
}
