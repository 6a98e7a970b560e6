/** Those who work at the venues. */
const ADMINS = ['roles', 'sign-in', 'admins'];

/** Everybody who may call. */
const PEOPLE = [...ADMINS, 'players'];

/** The modules that `payments` may know. */
const PAYMENTS = [
  ...PEOPLE,
  'venues',
  'courts',
  'bookings',
  'shared-links',
  'discounts',
  'payment-provider',
  'findings',
];

/**
 * Each module and the modules it may know: it may call them through their public face, and its SQL
 * may read their tables. Against this order a module publishes an event, or says nothing.
 * `.dependency-cruiser.cjs` and `sql-ownership.mjs` enforce it; docs/architecture.md quotes it.
 */
const MODULE_ORDER = {
  roles: [],
  'sign-in': ['roles'],
  admins: ['roles', 'sign-in'],
  players: ['roles', 'sign-in'],
  venues: [...ADMINS],
  staff: [...ADMINS, 'venues'],
  courts: [...ADMINS, 'venues'],
  customers: [...PEOPLE, 'venues', 'staff'],
  bookings: [...PEOPLE, 'venues', 'courts'],
  discounts: [...PEOPLE, 'venues', 'courts', 'bookings'],
  favourites: [...PEOPLE, 'venues'],
  reviews: [...PEOPLE, 'venues', 'courts', 'bookings'],
  'waiting-list': [...PEOPLE, 'venues', 'courts', 'bookings'],
  'shared-links': [...PEOPLE, 'venues', 'courts', 'bookings'],
  search: [...PEOPLE, 'venues', 'courts', 'bookings', 'shared-links'],
  catalog: [...PEOPLE, 'venues', 'courts', 'bookings', 'reviews', 'shared-links', 'search', 'favourites'],
  'payment-provider': [...PEOPLE, 'venues', 'courts', 'bookings'],
  findings: [],
  payments: PAYMENTS,
  checkout: [...PAYMENTS, 'payments'],
  desk: [...PAYMENTS, 'payments', 'customers'],
  cards: [...PAYMENTS, 'payments'],
  reconciliation: [...PAYMENTS, 'payments'],
  'manage-links': [...PEOPLE, 'venues', 'courts', 'bookings'],
  'booking-flow': [
    ...PEOPLE,
    'venues',
    'courts',
    'customers',
    'bookings',
    'discounts',
    'shared-links',
    'payment-provider',
    'findings',
    'payments',
    'checkout',
    'desk',
    'manage-links',
    'waiting-list',
  ],
  reports: [
    ...PEOPLE,
    'venues',
    'courts',
    'bookings',
    'discounts',
    'shared-links',
    'payment-provider',
    'findings',
    'payments',
    'checkout',
    'desk',
    'reviews',
    'catalog',
    'waiting-list',
    'booking-flow',
  ],
  notifications: [
    ...PEOPLE,
    'venues',
    'staff',
    'courts',
    'bookings',
    'discounts',
    'shared-links',
    'payment-provider',
    'findings',
    'payments',
    'checkout',
    'desk',
    'reviews',
    'catalog',
    'waiting-list',
    'manage-links',
    'booking-flow',
  ],
  push: [...PEOPLE, 'notifications'],
};

/**
 * The tables that each module owns. Only the owner writes them. Every module may read the kernel's.
 */
const OWNED_TABLES = {
  roles: [],
  'sign-in': [],
  admins: [
    'admins',
    'admin_roles',
    'admin_sessions',
    'admin_devices',
    'admin_pending_sign_ins',
    'admin_passkey_challenges',
    'admin_authenticator_apps',
    'admin_passkeys',
    'admin_recovery_codes',
    'admin_ceremonies',
    'admin_factor_attempts',
  ],
  players: [
    'players',
    'sessions',
    'email_codes',
    'player_passkeys',
    'passkey_challenges',
    'player_browsers',
    'mail_addresses',
    'mail_address_key',
  ],
  venues: ['venues'],
  staff: ['admin_invitations', 'admin_role_offers'],
  courts: ['courts', 'court_statuses', 'uploads'],
  customers: ['customers'],
  discounts: ['discount_codes', 'redemptions'],
  bookings: ['bookings', 'half_hour_claims', 'hour_blocks', 'calendar_months'],
  reviews: ['reviews'],
  catalog: [],
  search: ['search_venues'],
  favourites: ['favourites'],
  'waiting-list': ['waiting_entries', 'hour_offers'],
  'shared-links': ['shared_links', 'shares'],
  'payment-provider': ['provider_customers', 'further_customers', 'promised_cards', 'provider_events'],
  findings: ['reconciliation_findings', 'provider_comparisons'],
  payments: [
    'payments',
    'refunds',
    'ledger_entries',
    'disputes',
    'declined_charges',
    'resale_promises',
    'resale_refunds',
  ],
  checkout: [],
  desk: ['desk_sales'],
  cards: [],
  reconciliation: [],
  'manage-links': ['manage_links'],
  'booking-flow': [],
  reports: [],
  notifications: ['sent_mails', 'play_reminders', 'reminder_choices'],
  push: ['push_subscriptions'],
  kernel: ['audit_log', 'idempotency_keys', 'purges', 'rate_limits'],
};

/** Tables that a library makes in our database; the kernel owns them as well. */
const TABLES_OF_LIBRARIES = ['migrations', 'graphile_worker.*', 'graphile_worker._private_*'];

module.exports = { MODULE_ORDER, OWNED_TABLES, TABLES_OF_LIBRARIES };
