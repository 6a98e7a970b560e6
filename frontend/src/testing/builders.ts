import type { components } from '../shared/api/schema';
import { isNight, slots } from '../shared/model/slots';

type Schemas = components['schemas'];

/** Builds a venue as the API returns it. Pass only the fields that the test is about. */
export function aVenue(over: Partial<Schemas['VenueDetailBody']> = {}): Schemas['VenueDetailBody'] {
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

/** Builds the home page's list of all venues. */
export function aHome(
  ...venues: (Schemas['VenueBody'] & Partial<Schemas['HomeVenueBody']>)[]
): Schemas['HomeBody'] {
  const items = venues.map((venue) => ({ isFavourite: false, next: null, ...venue }));
  return { items, total: venues.length, openGames: [] };
}

/** Builds the only page of a list of venues. */
export function aVenuePage(...items: Schemas['VenueBody'][]): Schemas['VenuePageBody'] {
  return { items, nextCursor: null, total: items.length };
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
    indoor: null,
    lights: null,
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
    durationMinutes: 60,
    gameType: 'singles',
    totalAmount: '16.50',
    paymentStatus: 'completed',
    court: { courtNumber: 2, name: 'Central' },
    ...over,
  };
}

/** Builds a booking of one night hour of singles for $16.50, made now and due in one hour. */
export function aBooking(over: Partial<Schemas['BookingBody']> = {}): Schemas['BookingBody'] {
  const madeAt = Date.now();
  return {
    id: 'booking-1',
    code: 'K7M-4QX',
    courtId: 'court-1',
    venueId: 'venue-1',
    userId: 'guest-1',
    bookingDate: '2027-11-21T18:00:00',
    timeSlot: '18:00',
    durationMinutes: 60,
    startsAt: '2027-11-21T23:00:00.000Z',
    endsAt: '2027-11-22T00:00:00.000Z',
    gameType: 'singles',
    tariffType: 'night',
    totalAmount: '16.50',
    paidAmount: '0.00',
    discountAmount: '0.00',
    discountCode: null,
    refundedAmount: '0.00',
    refundStatus: 'none',
    resale: null,
    cancelledBy: null,
    cancellationReason: null,
    isShared: false,
    paysAtClub: false,
    mayPayAtClub: false,
    category: null,
    transfer: null,
    mayTransfer: false,
    splitUntil: 'grace',
    isGuaranteed: false,
    atDeadline: 'expires',
    savedCard: null,
    paymentStatus: 'pending',
    status: 'active',
    paymentDueAt: new Date(madeAt + 3_600_000).toISOString(),
    createdAt: new Date(madeAt).toISOString(),
    timeZone: 'America/Guayaquil',
    refundPolicy: [
      {
        until: '2027-11-20T23:00:00.000Z',
        inclusive: false,
        localUntil: '2027-11-20T18:00:00',
        percentage: 100,
        amount: '16.50',
      },
      {
        until: '2027-11-21T11:00:00.000Z',
        inclusive: true,
        localUntil: '2027-11-21T06:00:00',
        percentage: 50,
        amount: '8.25',
      },
    ],
    court: { id: 'court-1', courtNumber: 2, name: 'Central', imageUrl: null, surface: 'clay' },
    venue: { id: 'venue-1', name: 'Club Las Lomas', location: 'Quito' },
    ...over,
  };
}

/** Builds a part of $7.25 in the match of Ana. */
export function aPart(over: Partial<Schemas['BookingPartBody']> = {}): Schemas['BookingPartBody'] {
  return {
    id: 'booking-2',
    code: 'P4R-7AB',
    organiserName: 'Ana',
    bookingDate: '2027-11-21T10:00:00',
    timeSlot: '10:00',
    durationMinutes: 60,
    startsAt: '2027-11-21T15:00:00.000Z',
    endsAt: '2027-11-21T16:00:00.000Z',
    gameType: 'doubles',
    tariffType: 'day',
    timeZone: 'America/Guayaquil',
    status: 'active',
    court: { id: 'court-2', courtNumber: 3, name: 'Norte', imageUrl: null, surface: 'clay' },
    venue: { id: 'venue-1', name: 'Club Las Lomas', location: 'Quito' },
    paidAmount: '7.25',
    refundedAmount: '0.00',
    refundStatus: 'none',
    cancelledBy: null,
    cancellationReason: null,
    shareToken: 'share-2',
    ...over,
  };
}

type StartStatus = Schemas['StartBody']['status'];

/**
 * Builds the day of a venue. Names the starts of each court that are not free; a single status
 * counts for all of them.
 */
export function aVenueDay(
  courts: Record<string, StartStatus | Record<string, StartStatus>> = { 'court-1': {} },
): Schemas['DayOfVenueBody'] {
  return {
    courts: Object.entries(courts).map(([id, taken], index) => ({
      id,
      courtNumber: index + 1,
      name: id,
      starts: slots.map((timeSlot) => ({
        timeSlot,
        status: typeof taken === 'string' ? taken : (taken[timeSlot] ?? 'available'),
        durations: [
          isNight(timeSlot)
            ? { minutes: 60, singlesPrice: '16.50', doublesPrice: '33.00' }
            : { minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' },
        ],
      })),
    })),
    opening: [['06:00', '22:00']],
    note: null,
  };
}

/** Builds a payment of the reader's own, as a receipt shows it. */
export function aReceiptPayment(
  over: Partial<Schemas['ReceiptPaymentBody']> = {},
): Schemas['ReceiptPaymentBody'] {
  return {
    id: 'payment-1',
    amount: '7.25',
    refundedAmount: '0.00',
    paidAt: '2026-11-20T20:05:00.000Z',
    isYours: true,
    payerName: 'Ana',
    method: 'card',
    card: { brand: 'visa', last4: '4242' },
    reference: 'pi_1',
    ...over,
  };
}

/** Builds the session of a guest who has entered a name. */
export function aSession(over: Partial<Schemas['SessionView']> = {}): Schemas['SessionView'] {
  return {
    userId: 'guest-1',
    isGuest: true,
    isAdmin: false,
    name: 'Ana Torres',
    phone: null,
    email: null,
    emailVerified: false,
    emailBlocked: false,
    ...over,
  };
}

/** Builds the rights of who owns every venue. */
export function someRights(over: Partial<Schemas['OwnRightsBody']> = {}): Schemas['OwnRightsBody'] {
  return {
    id: 'admin-1',
    email: null,
    name: 'Ana',
    ownsAll: true,
    onlyVenueId: null,
    roles: [],
    rights: {
      'desk.use': 'all',
      'customers.read': 'all',
      'refund.beyond_terms': 'all',
      'sale.beyond_rules': 'all',
      'category.give': 'all',
      'venue.edit': 'all',
      'courts.edit': 'all',
      'rules.edit': 'all',
      'figures.read': 'all',
      'discounts.edit': 'all',
      'staff.edit': 'all',
      'payouts.read': 'all',
      'audit.read': 'all',
    },
    secondFactor: { isRequired: false, isSet: false },
    ...over,
  };
}

/** Builds what the server says about an hour before anyone books it. */
export function aQuote(over: Partial<Schemas['QuoteBody']> = {}): Schemas['QuoteBody'] {
  return {
    totalAmount: '16.50',
    category: null,
    durationMinutes: 60,
    startsAt: '2026-11-20T23:00:00.000Z',
    endsAt: '2026-11-21T00:00:00.000Z',
    timeZone: 'America/Guayaquil',
    createdAt: '2026-11-20T15:30:00.000Z',
    paymentDueAt: '2026-11-20T16:30:00.000Z',
    refundPolicy: [],
    savedCard: null,
    overlapping: [],
    ...over,
  };
}
