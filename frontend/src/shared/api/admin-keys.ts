/** The account of the admin who is signed in. */
export const accountKeys = {
  own: ['admin-account'],
  secondFactor: ['admin-account', 'second-factor'],
  rights: ['admin-account', 'rights'],
  roleOffers: ['admin-account', 'role-offers'],
} as const;

/** The people who work at the venues, and their invitations. */
export const staffKeys = {
  all: ['staff'],
  venues: ['staff', 'venues'],
  invitation: (token: string) => ['staff', 'invitation', token],
  passwordReset: (token: string) => ['staff', 'password-reset', token],
} as const;

export const reportKeys = {
  dashboard: ['reports', 'dashboard'],
  dashboardOf: (venueId: string) => ['reports', 'dashboard', venueId],
  paymentsMonth: ['reports', 'payments', 'month'],
  payments: (query: object) => ['reports', 'payments', 'list', query],
  ledger: ['reports', 'ledger'],
  ledgerSummary: ['reports', 'ledger', 'summary'],
  findings: (state: string, page: number) => ['reports', 'ledger', 'findings', { state, page }],
  ledgerOf: (reference: string, page: number) => ['reports', 'ledger', 'booking', { reference, page }],
  audit: (query: object) => ['reports', 'audit', query],
} as const;

/** Venues and courts as the admin area fetches them. */
export const adminCourtKeys = {
  timeZones: ['time-zones'],
  movedBookings: (venueId: string, timeZone: string) => ['moved-bookings', venueId, timeZone],
  venueRemoval: (venueId: string) => ['removal', 'venue', venueId],
  courtRemoval: (courtId: string) => ['removal', 'court', courtId],
} as const;

/** The admin's desk: the day of a venue, and the bookings of all players. */
export const deskKeys = {
  all: ['desk'],
  day: (venueId: string, date: string) => ['desk', 'day', venueId, date],
  search: (search: string, status: string | null, page: number) => [
    'desk',
    'search',
    { search, status, page },
  ],
  booking: (bookingId: string) => ['desk', 'booking', bookingId],
  transfers: (venueId: string) => ['desk', 'transfers', venueId],
} as const;

/** The tills of a venue, with their sheets. */
export const tillKeys = {
  all: ['tills'],
  ofVenue: (venueId: string) => ['tills', 'venue', venueId],
  one: (tillId: string) => ['tills', 'one', tillId],
  sheet: (tillId: string, number: number) => ['tills', 'sheet', tillId, number],
} as const;

/** The receipts and credit notes of a venue. */
export const receiptKeys = {
  all: ['receipts'],
  list: (venueId: string, date: string, search: string) => ['receipts', 'list', { venueId, date, search }],
  one: (number: string) => ['receipts', 'one', number],
} as const;

/** The rules of a venue: as the server has them, and as an admin is changing them. */
export const ruleKeys = {
  of: (venueId: string) => ['rules', venueId],
  draft: (venueId: string) => ['rules', venueId, 'draft'],
  preview: (venueId: string, asked: object) => ['rules', venueId, 'preview', asked],
} as const;

/** The customers of venues. */
export const customerKeys = {
  all: ['customers'],
  list: (venueId: string, search: string) => ['customers', venueId, { search }],
  bookings: (customerId: string) => ['customers', 'bookings', customerId],
  categories: (venueId: string) => ['customers', 'categories', venueId],
} as const;
