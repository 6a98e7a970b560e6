import type { Role } from '../../src/modules/roles/index.js';

/**
 * The callers. `owner` created the booking, the link and the payment that the calls refer to; the
 * other callers created nothing. `pending` is an admin who has given the password, and has still to
 * show a second factor.
 */
export const CALLERS = ['anonymous', 'owner', 'stranger', 'pending', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Every caller gets this status. */
const all = (status: number): Record<CallerName, number> => ({
  anonymous: status,
  owner: status,
  stranger: status,
  pending: status,
  admin: status,
});
/** The owner gets this status. Every other caller gets 404. */
const ownerOnly = (status: number): Record<CallerName, number> => ({ ...all(404), owner: status });
/** Who waits for the second step gets this status. Every other caller gets 401. */
const pendingOnly = (status: number): Record<CallerName, number> => ({ ...all(401), pending: status });
/** The admin gets this status. Every other caller gets 401. */
const adminOnly = (status: number): Record<CallerName, number> => ({ ...all(401), admin: status });

/**
 * The status that each caller gets from each call of the contract with valid values (decisions,
 * section 4). A call without a line here fails the test: a new call needs a decision about who may
 * use it.
 */
export const MATRIX: Record<string, Record<CallerName, number>> = {
  'GET /health/live': all(200),
  'GET /health/ready': all(200),
  'GET /api/config': all(200),
  'GET /api/session': all(200),
  'POST /api/session': all(200), // only the caller's
  'PUT /api/session/email': all(200),
  'GET /api/session/reminders': all(200),
  'PUT /api/session/reminders': all(200),
  'PUT /api/session/profile': all(200),
  'POST /api/session/email-code': all(202), // the same for every address
  'POST /api/session/verify': all(410), // no code was sent
  'GET /api/session/devices': all(200), // only the caller's
  'DELETE /api/session/devices': all(200), // only the caller's
  'DELETE /api/session/devices/{deviceId}': ownerOnly(204),
  'DELETE /api/session': all(204),
  'GET /api/session/push': all(200), // a public key
  'PUT /api/session/push': all(204), // only the caller's
  'DELETE /api/session/push': all(204), // only the caller's
  'GET /api/session/export': all(200), // only what the caller owns
  'POST /api/session/account/code': all(409), // a guest needs no code
  'DELETE /api/session/account': { ...all(204), owner: 409 }, // the owner has a game to come
  'GET /api/session/cards': all(200), // only the caller's
  'GET /api/session/categories': all(200), // only the caller's
  'DELETE /api/session/cards/{cardId}': ownerOnly(204),
  'GET /api/session/passkeys': all(200),
  'POST /api/session/passkeys/options': all(403), // a guest has no account
  'POST /api/session/passkeys': { ...all(409), anonymous: 403 }, // no challenge was asked for
  'DELETE /api/session/passkeys/{passkeyId}': ownerOnly(200),
  'POST /api/session/passkey-sign-in/options': all(200),
  'POST /api/session/passkey-sign-in': all(409), // no challenge was asked for

  'GET /api/admin/check': all(200),
  'POST /api/admin/login': all(401), // with a wrong password
  'POST /api/admin/logout': all(200),
  'POST /api/admin/passkey-sign-in/options': all(200),
  'POST /api/admin/passkey-sign-in': all(409), // no challenge was asked for
  'GET /api/admin/me': adminOnly(200),
  'GET /api/admin/venues': adminOnly(200),
  'GET /api/admin/staff': adminOnly(200),
  'POST /api/admin/staff': adminOnly(201),
  'PATCH /api/admin/staff/{staffId}': adminOnly(200),
  'DELETE /api/admin/staff/{staffId}': adminOnly(204),
  'POST /api/admin/staff/{staffId}/invitation': adminOnly(204),
  'POST /api/admin/staff/{staffId}/second-factor/reset': adminOnly(404), // who has not accepted yet
  'POST /api/admin/password-resets': all(202), // the same for every address
  'GET /api/admin/password-resets/{resetToken}': all(404), // the holder of the letter
  'POST /api/admin/password-resets/{resetToken}': all(404), // the same
  'GET /api/admin/role-offers': adminOnly(200),
  'POST /api/admin/role-offers/{offerId}/accept': adminOnly(404), // nothing is offered
  'DELETE /api/admin/role-offers/{offerId}': adminOnly(404), // the same
  'GET /api/admin/invitations/{invitationToken}': all(200), // the holder of the letter
  'POST /api/admin/invitations/{invitationToken}': all(200), // the holder of the letter
  'POST /api/admin/invitations/{invitationToken}/passkey/options': all(200), // the same
  'POST /api/admin/invitations/{invitationToken}/passkey': all(409), // no challenge was asked for
  'GET /api/admin/account': adminOnly(200),
  'PUT /api/admin/account/password': adminOnly(403), // with a wrong present password
  'DELETE /api/admin/account/sessions/{sessionId}': adminOnly(200),
  'POST /api/admin/account/sessions/end-others': adminOnly(200),

  'POST /api/admin/second-step/code': pendingOnly(400), // a wrong code
  'POST /api/admin/second-step/recovery-code': pendingOnly(400), // a wrong code
  'POST /api/admin/second-step/passkey/options': pendingOnly(200),
  'POST /api/admin/second-step/passkey': pendingOnly(400), // not a response to the challenge
  'GET /api/admin/second-factor': adminOnly(200),
  'POST /api/admin/second-factor/app/key': adminOnly(403), // without the password
  'PUT /api/admin/second-factor/app': adminOnly(409), // the set-up has not begun
  'POST /api/admin/second-factor/app/remove': adminOnly(403), // without the password
  'POST /api/admin/second-factor/passkeys/options': adminOnly(403), // without the password
  'POST /api/admin/second-factor/passkeys': adminOnly(409), // the set-up has not begun
  'POST /api/admin/second-factor/confirmation/options': adminOnly(200),
  'POST /api/admin/second-factor/passkeys/remove': adminOnly(403), // without the password
  'POST /api/admin/second-factor/recovery-codes': adminOnly(403), // without the password

  'GET /api/favourites': all(200), // only the caller's
  'PUT /api/favourites/{venueId}': all(204),
  'DELETE /api/favourites/{venueId}': all(204),

  'GET /api/search': all(200),
  'GET /api/search/events': all(200),

  'GET /api/waiting-list/events': all(200),
  'GET /api/waiting-list': all(200), // only what the caller waits for
  'POST /api/waiting-list': all(201), // for the caller
  'DELETE /api/waiting-list/{entryId}': ownerOnly(204),
  'GET /api/offers/{offerToken}': all(200), // the holder of the letter
  'POST /api/offers/{offerToken}/decline': all(204), // the holder of the letter
  'POST /api/offers/{offerToken}/accept': all(201), // the holder of the letter, for the owner
  'GET /api/venues': all(200),
  'GET /api/venues/page': all(200),
  'GET /api/venues/home': all(200),
  'GET /api/venues/{venueId}': all(200),
  'GET /api/venues/{venueId}/courts': all(200),
  'GET /api/venues/{venueId}/reviews': all(200),
  'GET /api/venues/{venueId}/bookings': all(200),
  'GET /api/venues/{venueId}/day': all(200),
  'GET /api/venues/{venueId}/free-hours': all(200),
  'GET /api/venues/{venueId}/events': all(200),
  'GET /api/courts': all(200),
  'GET /api/courts/{courtId}': all(200),
  'GET /api/courts/{courtId}/availability': all(200),
  'GET /api/courts/{courtId}/quote': all(200),

  'POST /api/venues': adminOnly(201),
  'PUT /api/venues/{venueId}': adminOnly(200),
  'GET /api/admin/time-zones': adminOnly(200),
  'POST /api/courts': adminOnly(201),
  'PUT /api/courts/{courtId}': adminOnly(200),
  'GET /api/admin/courts/{courtId}/removal': adminOnly(200),
  'GET /api/admin/venues/{venueId}/removal': adminOnly(200),
  'GET /api/admin/venues/{venueId}/rules': adminOnly(200),
  'PATCH /api/admin/venues/{venueId}/rules': adminOnly(200),
  'GET /api/admin/venues/{venueId}/time-zone-change': adminOnly(200),
  'DELETE /api/courts/{courtId}': adminOnly(200),
  'DELETE /api/venues/{venueId}': adminOnly(200),

  'GET /api/mail-addresses/{mailToken}': all(200),
  'POST /api/mail-addresses/{mailToken}/block': all(200),
  'POST /api/mail-addresses/{mailToken}/verify': all(200),
  'PUT /api/mail-addresses/{mailToken}/reminders': all(200),
  'GET /api/unsubscribe/{mailToken}': all(302),
  'POST /api/unsubscribe/{mailToken}': all(200),

  'POST /api/objects/upload': adminOnly(201),
  'PUT /api/courts/{courtId}/image': adminOnly(200),
  'POST /api/venues/{venueId}/photos': adminOnly(201),

  'POST /api/bookings': all(201),
  'GET /api/bookings/{bookingId}': ownerOnly(200),
  'POST /api/bookings/{bookingId}/move': ownerOnly(200),
  'POST /api/bookings/{bookingId}/pay-at-club': ownerOnly(409), // the venue does not offer it
  'POST /api/bookings/{bookingId}/transfer': ownerOnly(409), // the venue takes none
  'POST /api/bookings/{bookingId}/discount-quote': ownerOnly(200),
  'GET /api/bookings/{bookingId}/calendar.ics': ownerOnly(200),
  'GET /api/bookings/{bookingId}/confirmation-letter': ownerOnly(200),
  'GET /api/bookings/{bookingId}/receipt': ownerOnly(200),
  'GET /api/bookings/user/{userId}': ownerOnly(200),
  'GET /api/bookings/today': adminOnly(200),
  'POST /api/cancellations': ownerOnly(201),
  'GET /api/reviews': all(200), // only the caller's
  'POST /api/reviews': ownerOnly(409), // not played yet

  'POST /api/create-payment-intent': ownerOnly(201),
  'POST /api/payments': ownerOnly(409), // the card has not been confirmed
  'GET /api/payments/excess': all(200), // only what the caller paid
  'POST /api/webhooks/stripe': all(400), // not signed

  'POST /api/shared-payment-links': ownerOnly(201),
  'GET /api/shared-payment-links/{shareToken}': all(200),
  'GET /api/shared-payment-links/{shareToken}/events': all(200),
  'GET /api/shared-payment-links/{shareToken}/calendar.ics': all(200),
  'PUT /api/bookings/{bookingId}/open-places': ownerOnly(200),
  'GET /api/venues/{venueId}/open-games': all(200),
  'GET /api/open-games': all(200),
  'GET /api/shared-payment-links/{shareToken}/receipt': all(200), // only what the caller paid

  // A letter's link shows its booking to its holder. Changing it needs a code besides.
  'GET /api/booking-parts': all(200), // only what the caller paid
  'POST /api/booking-parts/{bookingId}/leave': all(404), // the owner has paid no place
  'GET /api/manage/{manageToken}': all(200),
  'GET /api/manage/{manageToken}/calendar.ics': all(200),
  'POST /api/manage/{manageToken}/code': all(409), // the organiser left no address
  'POST /api/manage/{manageToken}/cancel': { ...all(403), owner: 200 },
  'POST /api/manage/{manageToken}/move': { ...all(403), owner: 200 },
  'POST /api/manage/{manageToken}/payment-intent': all(201),
  'POST /api/manage/{manageToken}/payments': { ...all(404), owner: 409 }, // not confirmed

  'GET /api/discount-codes': all(200),
  'POST /api/discount-codes/validate': all(200),
  'GET /api/admin/discount-codes': adminOnly(200),
  'POST /api/admin/discount-codes': adminOnly(201),
  'PATCH /api/admin/discount-codes/{id}': adminOnly(200),

  'GET /api/admin/venues/{venueId}/day': adminOnly(200),
  'GET /api/admin/bookings': adminOnly(200),
  'GET /api/admin/courts/{courtId}/sale-offer': adminOnly(200),
  'POST /api/admin/bookings': adminOnly(201),
  'GET /api/admin/bookings/{bookingId}': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/cancel': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/settle': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/refund-handed-over': adminOnly(409), // nothing was paid
  'GET /api/admin/venues/{venueId}/categories': adminOnly(200),
  'PUT /api/admin/venues/{venueId}/categories': adminOnly(200),
  'GET /api/admin/venues/{venueId}/transfers': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/transfer': adminOnly(409), // none is expected
  'GET /api/admin/customers': adminOnly(200),
  'POST /api/admin/customers': adminOnly(201),
  'PATCH /api/admin/customers/{customerId}': adminOnly(200),
  'POST /api/admin/customers/{customerId}/merge': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/payment-link': adminOnly(200),
  'POST /api/admin/bookings/{bookingId}/payment-link/mail': adminOnly(204),
  'POST /api/admin/blocks': adminOnly(201),
  'DELETE /api/admin/blocks/{blockId}': adminOnly(200),

  'POST /api/admin/counter-sales': adminOnly(201),
  'POST /api/admin/receipts/{receiptNumber}/give-back': adminOnly(409), // it is a booking's
  'GET /api/admin/receipts': adminOnly(200),
  'GET /api/admin/receipts/{receiptNumber}': adminOnly(200),
  'GET /api/admin/receipts/{receiptNumber}/pdf': adminOnly(200),
  'PUT /api/admin/receipts/{receiptNumber}/buyer': adminOnly(200),
  'GET /api/admin/tills': adminOnly(200),
  'POST /api/admin/tills': adminOnly(201),
  'GET /api/admin/tills/{tillId}': adminOnly(200),
  'DELETE /api/admin/tills/{tillId}': adminOnly(409), // it is open
  'POST /api/admin/tills/{tillId}/open': adminOnly(409), // it is open
  'POST /api/admin/tills/{tillId}/movements': adminOnly(200),
  'POST /api/admin/tills/{tillId}/close': adminOnly(200),
  'GET /api/admin/tills/{tillId}/sheets/{sheetNumber}': adminOnly(200),

  'GET /api/admin/reviews': adminOnly(200),
  'PUT /api/admin/reviews/{reviewId}/reply': adminOnly(200),

  'GET /api/admin/dashboard': adminOnly(200),
  'GET /api/admin/payments/month': adminOnly(200),
  'GET /api/admin/payments': adminOnly(200),
  'GET /api/admin/payments.csv': adminOnly(200),
  'GET /api/admin/ledger': adminOnly(200),
  'GET /api/admin/ledger/findings': adminOnly(200),
  'GET /api/admin/ledger/bookings/{reference}': adminOnly(200),
  'PUT /api/admin/ledger/findings/{findingId}/resolution': adminOnly(204),
  'PUT /api/admin/ledger/findings/{findingId}/refund': adminOnly(409), // no contradicted payment
  'GET /api/admin/audit': adminOnly(200),
  'GET /api/payments/today-revenue': adminOnly(200),
  'GET /api/payments/stats': adminOnly(200),
};

/** The roles that may make a call, and what who works at another venue only gets from it. */
export interface StaffLine {
  may: readonly Role[];
  /**
   * `404`: it is about a thing of one venue. `hidden`: the same, for who may make the call at all.
   * `same`: it shows what the caller's roles allow.
   */
  elsewhere: 404 | 'hidden' | 'same';
  /** The status of who may call, if it is not that of an admin who owns everything. */
  status?: number;
}

const line = (may: readonly Role[], elsewhere: StaffLine['elsewhere']): StaffLine => ({ may, elsewhere });
const EVERYBODY: readonly Role[] = ['owner', 'manager', 'reception'];
const LEADERS: readonly Role[] = ['owner', 'manager'];
/** Only an admin who owns every venue may make the call. */
const nobody = line([], 'same');

/**
 * Who of the people with a role at one venue may make each call that needs an admin. A call without
 * a line here fails the test. The others get 403.
 */
export const STAFF_MATRIX: Record<string, StaffLine> = {
  'GET /api/admin/me': line(EVERYBODY, 'same'),
  'GET /api/admin/venues': line(EVERYBODY, 'same'),
  'GET /api/admin/time-zones': line(EVERYBODY, 'same'),

  'GET /api/admin/staff': line(['owner'], 'same'),
  'POST /api/admin/staff': line(['owner'], 'hidden'),
  'PATCH /api/admin/staff/{staffId}': line(['owner'], 'hidden'),
  'DELETE /api/admin/staff/{staffId}': line(['owner'], 'hidden'),
  'POST /api/admin/staff/{staffId}/invitation': line(['owner'], 'hidden'),
  'POST /api/admin/staff/{staffId}/second-factor/reset': {
    ...line(['owner'], 'hidden'),
    status: 404, // the person has not accepted yet
  },
  'GET /api/admin/role-offers': line(EVERYBODY, 'same'),
  'POST /api/admin/role-offers/{offerId}/accept': line(EVERYBODY, 'same'),
  'DELETE /api/admin/role-offers/{offerId}': line(EVERYBODY, 'same'),

  'GET /api/admin/account': line(EVERYBODY, 'same'),
  'PUT /api/admin/account/password': line(EVERYBODY, 'same'),
  'DELETE /api/admin/account/sessions/{sessionId}': {
    ...line(EVERYBODY, 'same'),
    status: 404, // the session of another admin
  },
  'POST /api/admin/account/sessions/end-others': line(EVERYBODY, 'same'),
  'GET /api/admin/second-factor': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/app/key': line(EVERYBODY, 'same'),
  'PUT /api/admin/second-factor/app': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/app/remove': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/passkeys/options': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/passkeys': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/confirmation/options': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/passkeys/remove': line(EVERYBODY, 'same'),
  'POST /api/admin/second-factor/recovery-codes': line(EVERYBODY, 'same'),

  'GET /api/admin/venues/{venueId}/day': line(EVERYBODY, 404),
  'GET /api/bookings/today': line(EVERYBODY, 'same'),
  'GET /api/admin/bookings': line(EVERYBODY, 'same'),
  'GET /api/admin/courts/{courtId}/sale-offer': line(EVERYBODY, 404),
  'POST /api/admin/bookings': line(EVERYBODY, 404),
  'GET /api/admin/bookings/{bookingId}': line(EVERYBODY, 404),
  'POST /api/admin/bookings/{bookingId}/cancel': line(EVERYBODY, 404), // within the terms
  'POST /api/admin/bookings/{bookingId}/settle': line(EVERYBODY, 404),
  'POST /api/admin/bookings/{bookingId}/refund-handed-over': line(EVERYBODY, 404),
  'GET /api/admin/venues/{venueId}/categories': line(EVERYBODY, 404),
  'GET /api/admin/venues/{venueId}/transfers': line(EVERYBODY, 404),
  'POST /api/admin/bookings/{bookingId}/transfer': line(EVERYBODY, 404),
  'GET /api/admin/customers': line(EVERYBODY, 'hidden'),
  'POST /api/admin/customers': line(EVERYBODY, 404),
  'PATCH /api/admin/customers/{customerId}': line(EVERYBODY, 404),
  'POST /api/admin/customers/{customerId}/merge': line(EVERYBODY, 404),
  'POST /api/admin/bookings/{bookingId}/payment-link': line(EVERYBODY, 404),
  'POST /api/admin/bookings/{bookingId}/payment-link/mail': line(EVERYBODY, 404),
  'POST /api/admin/blocks': line(EVERYBODY, 404),
  'DELETE /api/admin/blocks/{blockId}': line(EVERYBODY, 404),

  'POST /api/admin/counter-sales': line(EVERYBODY, 404),
  'POST /api/admin/receipts/{receiptNumber}/give-back': line(EVERYBODY, 404),
  'GET /api/admin/receipts': line(EVERYBODY, 404),
  'GET /api/admin/receipts/{receiptNumber}': line(EVERYBODY, 404),
  'GET /api/admin/receipts/{receiptNumber}/pdf': line(EVERYBODY, 404),
  'PUT /api/admin/receipts/{receiptNumber}/buyer': line(EVERYBODY, 404),

  'GET /api/admin/tills': line(EVERYBODY, 404),
  'POST /api/admin/tills': line(LEADERS, 404),
  'GET /api/admin/tills/{tillId}': line(EVERYBODY, 404),
  'DELETE /api/admin/tills/{tillId}': line(LEADERS, 404),
  'POST /api/admin/tills/{tillId}/open': line(EVERYBODY, 404),
  'POST /api/admin/tills/{tillId}/movements': line(EVERYBODY, 404),
  'POST /api/admin/tills/{tillId}/close': line(EVERYBODY, 404),
  'GET /api/admin/tills/{tillId}/sheets/{sheetNumber}': line(EVERYBODY, 404),

  'GET /api/admin/reviews': line(LEADERS, 'same'),
  'PUT /api/admin/reviews/{reviewId}/reply': line(LEADERS, 404),

  'POST /api/venues': nobody,
  'PUT /api/venues/{venueId}': line(LEADERS, 404),
  'POST /api/venues/{venueId}/photos': {
    ...line(LEADERS, 404),
    status: 400, // the upload of another admin
  },
  'DELETE /api/venues/{venueId}': line(LEADERS, 404),
  'GET /api/admin/venues/{venueId}/rules': line(LEADERS, 404),
  'PATCH /api/admin/venues/{venueId}/rules': line(LEADERS, 404),
  'PUT /api/admin/venues/{venueId}/categories': line(LEADERS, 404),
  'GET /api/admin/venues/{venueId}/removal': line(LEADERS, 404),
  'GET /api/admin/venues/{venueId}/time-zone-change': line(LEADERS, 404),
  'POST /api/courts': line(LEADERS, 404),
  'PUT /api/courts/{courtId}': line(LEADERS, 404),
  'PUT /api/courts/{courtId}/image': {
    ...line(LEADERS, 404),
    status: 400, // the upload of another admin
  },
  'DELETE /api/courts/{courtId}': line(LEADERS, 404),
  'GET /api/admin/courts/{courtId}/removal': line(LEADERS, 404),
  'POST /api/objects/upload': line(LEADERS, 'same'),

  'GET /api/admin/dashboard': line(LEADERS, 'same'),
  'GET /api/admin/payments/month': line(LEADERS, 'same'),
  'GET /api/admin/payments': line(LEADERS, 'same'),
  'GET /api/admin/payments.csv': line(LEADERS, 'same'),
  'GET /api/payments/today-revenue': line(LEADERS, 'same'),
  'GET /api/payments/stats': line(LEADERS, 'same'),
  'GET /api/admin/audit': line(LEADERS, 'same'),

  'GET /api/admin/discount-codes': line(LEADERS, 'same'),
  'POST /api/admin/discount-codes': line(LEADERS, 'hidden'),
  'PATCH /api/admin/discount-codes/{id}': {
    ...line(LEADERS, 'hidden'),
    status: 404, // a code of every venue
  },

  // The account at the provider belongs to the installation, not to a venue.
  'GET /api/admin/ledger': nobody,
  'GET /api/admin/ledger/findings': nobody,
  'GET /api/admin/ledger/bookings/{reference}': nobody,
  'PUT /api/admin/ledger/findings/{findingId}/resolution': nobody,
  'PUT /api/admin/ledger/findings/{findingId}/refund': nobody,
};
