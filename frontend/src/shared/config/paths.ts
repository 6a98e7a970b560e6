/** The patterns of the route table. Those of the specification are exactly as written there. */
export const routes = {
  home: '/',
  venues: '/complejos',
  search: '/buscar',
  venue: '/venue/:venueId',
  calendar: '/venue/:venueId/calendar',
  booking: '/booking/:courtId',
  myBookings: '/my-bookings',
  account: '/mi-cuenta',
  checkout: '/checkout/:bookingId',
  sharedPayment: '/shared-payment/:shareToken',
  paymentSuccess: '/payment-success',
  mailAddress: '/correo/:mailToken',
  offer: '/oferta/:offerToken',
  manage: '/reserva/:manageToken',
  manageReturn: '/reserva',
  terms: '/terminos',
  privacy: '/privacidad',
  refunds: '/reembolsos',
  contact: '/contacto',
  about: '/acerca',
  status: '/estado',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminCourts: '/admin/courts',
  adminRules: '/admin/venues/:venueId/rules',
  adminStaff: '/admin/staff',
  invitation: '/admin/invitation/:invitationToken',
  forgottenPassword: '/admin/password',
  passwordReset: '/admin/password/:resetToken',
  adminPayments: '/admin/payments',
  adminLedger: '/admin/ledger',
  adminDiscounts: '/admin/discounts',
  adminDesk: '/admin/desk',
  /** The desk's address of before, which leads there. */
  adminBookings: '/admin/bookings',
  adminCustomers: '/admin/customers',
  adminTill: '/admin/till',
  adminReceipts: '/admin/receipts',
  adminReviews: '/admin/reviews',
  adminAudit: '/admin/audit',
  adminAccount: '/admin/account',
  adminNewPassword: '/admin/new-password',
} as const;

/** The parameter of the booking screen with the id of a booking that moves to another hour. */
export const movedParameter = 'cambiar';

/** The parameters of the search that the form of the home page names. */
export const searchParameters = { place: 'lugar', date: 'fecha', from: 'desde' } as const;

interface Chosen {
  date: string;
  slot?: string | null;
  minutes?: number;
  gameType?: string;
  movedId?: string | null;
}

/** The parameter of the player's bookings that shows the confirmation of one of them. */
export const paidParameter = 'pagada';

/** The parameter of the player's bookings that shows a part in the booking of another player. */
export const partParameter = 'parte';

/** Builds the addresses of all links of the site. */
export const paths = {
  home: routes.home,
  venues: routes.venues,
  search: routes.search,
  venue: (venueId: string) => `/venue/${encodeURIComponent(venueId)}`,
  calendar: (venueId: string) => `/venue/${encodeURIComponent(venueId)}/calendar`,
  booking: (courtId: string) => `/booking/${encodeURIComponent(courtId)}`,
  /** The booking screen with a day and, if given, an hour and a game type already chosen. */
  bookingOf: (courtId: string, { date, slot, minutes, gameType, movedId }: Chosen) => {
    const named = {
      fecha: date,
      hora: slot,
      duracion: minutes?.toString(),
      juego: gameType,
      [movedParameter]: movedId,
    };
    const query = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return `${paths.booking(courtId)}?${String(new URLSearchParams(query))}`;
  },
  myBookings: routes.myBookings,
  account: routes.account,
  /** The player's bookings, with one of them highlighted. */
  myBooking: (bookingId: string) => `${routes.myBookings}?reserva=${encodeURIComponent(bookingId)}`,
  /** The confirmation of a booking, with its receipt. */
  paidBooking: (bookingId: string) =>
    `${routes.myBookings}?${paidParameter}=${encodeURIComponent(bookingId)}`,
  /** The part of a friend in the booking of another player, with the receipt. */
  paidPart: (bookingId: string) => `${routes.myBookings}?${partParameter}=${encodeURIComponent(bookingId)}`,
  /** An hour that is offered to a player who waits. */
  offer: (offerToken: string) => `/oferta/${encodeURIComponent(offerToken)}`,
  /** The booking behind the link of a letter. */
  manage: (manageToken: string) => `/reserva/${encodeURIComponent(manageToken)}`,
  /** Where the bank sends a payer back to who came from such a link. It does not name the link. */
  manageReturn: routes.manageReturn,
  checkout: (bookingId: string) => `/checkout/${encodeURIComponent(bookingId)}`,
  sharedPayment: (shareToken: string) => `/shared-payment/${encodeURIComponent(shareToken)}`,
  paymentSuccess: routes.paymentSuccess,
  terms: routes.terms,
  privacy: routes.privacy,
  refunds: routes.refunds,
  contact: routes.contact,
  about: routes.about,
  status: routes.status,
  admin: routes.admin,
  adminLogin: routes.adminLogin,
  forgottenPassword: routes.forgottenPassword,
  adminCourts: routes.adminCourts,
  adminRules: (venueId: string) => `/admin/venues/${encodeURIComponent(venueId)}/rules`,
  adminStaff: routes.adminStaff,
  adminPayments: routes.adminPayments,
  adminLedger: routes.adminLedger,
  /** Every transaction of a booking, named by its id or by an id of the provider. */
  adminLedgerOf: (reference: string) => `${routes.adminLedger}?reserva=${encodeURIComponent(reference)}`,
  adminDiscounts: routes.adminDiscounts,
  adminDesk: routes.adminDesk,
  adminCustomers: routes.adminCustomers,
  /** The till of a venue, whose closed sheets the address can name. */
  adminTill: routes.adminTill,
  adminReceipts: routes.adminReceipts,
  /** A receipt or a credit note, named by its number. */
  adminReceipt: (number: string) => `${routes.adminReceipts}?recibo=${encodeURIComponent(number)}`,
  adminReviews: routes.adminReviews,
  adminAudit: routes.adminAudit,
  adminAccount: routes.adminAccount,
  adminNewPassword: routes.adminNewPassword,
} as const;

/** The fragment of the list of venues on the home page. */
export const venuesAnchor = 'complejos';
