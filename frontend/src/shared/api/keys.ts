/**
 * The query keys of the whole site. Queries and invalidations both take them from here. Those that
 * only admins need are in `admin-keys.ts`, because every visit loads this file.
 */
export const venueKeys = {
  all: ['venues'],
  home: ['venues', 'home'],
  page: (search: string, limit: number) => ['venues', 'page', { search, limit }],
  pages: (search: string) => ['venues', 'pages', { search }],
  detail: (venueId: string) => ['venues', venueId],
  courts: (venueId: string) => ['venues', venueId, 'courts'],
  day: (venueId: string, date: string) => ['venues', venueId, 'day', date],
  openGames: (venueId: string) => ['venues', venueId, 'open-games'],
  freeHours: (venueId: string, year: number, month: number) => [
    'venues',
    venueId,
    'free-hours',
    { year, month },
  ],
  month: (venueId: string, year: number, month: number) => ['venues', venueId, 'bookings', { year, month }],
} as const;

/** The free hours at all venues. */
export const searchKey = ['search'] as const;

export const favouriteKeys = { own: ['favourites'] } as const;

export const courtKeys = {
  all: ['courts'],
  detail: (courtId: string) => ['courts', courtId],
  /** The first day from `first` to `last` that has a free hour. */
  startDay: (courtId: string, first: string, last: string) => ['courts', courtId, 'start-day', first, last],
  /** The quote of a booking; with the availability, because both change together. */
  quote: (courtId: string, date: string, play: object) => ['courts', courtId, 'availability', date, play],
  availability: (courtId: string, date: string) => ['courts', courtId, 'availability', date],
} as const;

export const bookingKeys = {
  all: ['bookings'],
  detail: (bookingId: string) => ['bookings', bookingId],
  receipt: (bookingId: string) => ['bookings', bookingId, 'receipt'],
  confirmationLetter: (bookingId: string) => ['bookings', bookingId, 'confirmation-letter'],
  ofUser: (userId: string) => ['bookings', 'user', userId],
  parts: ['bookings', 'parts'],
  today: ['bookings', 'today'],
} as const;

export const paymentKeys = {
  all: ['payments'],
  stats: ['payments', 'stats'],
  excess: ['payments', 'excess'],
  todayRevenue: ['payments', 'today-revenue'],
  intent: (bookingId: string, shareToken?: string) => ['payments', 'intent', bookingId, shareToken ?? null],
  guarantee: (bookingId: string) => ['payments', 'guarantee', bookingId],
  discountQuote: (bookingId: string, code: string) => ['payments', 'discount-quote', bookingId, code],
} as const;

export const discountKeys = {
  all: ['discounts'],
  promoted: ['discounts', 'promoted'],
  active: ['discounts', 'active'],
  admin: ['discounts', 'admin'],
} as const;

export const mailAddressKeys = {
  one: (mailToken: string) => ['mail-address', mailToken],
} as const;

/** The booking behind the link of a letter. */
export const manageKeys = {
  page: (manageToken: string) => ['manage', manageToken],
  rest: (manageToken: string) => ['manage', manageToken, 'rest'],
} as const;

/** The lines in which the player waits, and the hours behind the links of letters. */
export const waitingKeys = {
  all: ['waiting-list'],
  mine: ['waiting-list', 'mine'],
  offer: (offerToken: string) => ['waiting-list', 'offer', offerToken],
} as const;

export const shareKeys = {
  link: (shareToken: string) => ['shared-link', shareToken],
  receipt: (shareToken: string) => ['shared-link', shareToken, 'receipt'],
  ofBooking: (bookingId: string, places: number) => ['shared-link', 'of-booking', bookingId, places],
} as const;

export const sessionKeys = {
  current: ['session'],
  admin: ['session', 'admin'],
  categories: ['session', 'categories'],
} as const;

/** The account of a player. The id keeps two people who share a browser apart. */
export const playerKeys = {
  devices: (userId: string) => ['player', userId, 'devices'],
  passkeys: (userId: string) => ['player', userId, 'passkeys'],
  cards: (userId: string) => ['player', userId, 'cards'],
  reminders: (userId: string) => ['player', userId, 'reminders'],
} as const;

export const configKeys = { all: ['config'] } as const;
