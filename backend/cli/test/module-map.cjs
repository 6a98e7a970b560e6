/**
 * Each module and the modules it may know: it may call them through their public face, and its SQL
 * may read their tables. Against this order a module publishes an event, or says nothing.
 * `.dependency-cruiser.cjs` and `sql-ownership.mjs` enforce it; docs/architecture.md quotes it.
 */
const MODULE_ORDER = {
  identity: [],
  venues: ['identity'],
  staff: ['identity', 'venues'],
  courts: ['identity', 'venues'],
  discounts: ['identity'],
  bookings: ['identity', 'venues', 'courts'],
  catalog: ['identity', 'venues', 'courts', 'bookings'],
  search: ['identity', 'venues', 'courts', 'bookings'],
  'shared-links': ['identity', 'venues', 'courts', 'bookings'],
  payments: ['identity', 'venues', 'courts', 'bookings', 'shared-links', 'discounts'],
  'manage-links': ['identity', 'venues', 'courts', 'bookings'],
  'booking-views': [
    'identity',
    'venues',
    'courts',
    'bookings',
    'discounts',
    'shared-links',
    'payments',
    'manage-links',
  ],
  reports: [
    'identity',
    'venues',
    'courts',
    'bookings',
    'discounts',
    'shared-links',
    'payments',
    'catalog',
    'booking-views',
  ],
  notifications: [
    'identity',
    'venues',
    'staff',
    'courts',
    'bookings',
    'discounts',
    'shared-links',
    'payments',
    'catalog',
    'manage-links',
    'booking-views',
  ],
  push: ['identity', 'notifications'],
};

/**
 * The tables that each module owns. Only the owner writes them. Every module may read the kernel's.
 */
const OWNED_TABLES = {
  identity: [
    'players',
    'sessions',
    'email_codes',
    'player_passkeys',
    'passkey_challenges',
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
    'mail_addresses',
    'mail_address_key',
  ],
  venues: ['venues', 'reviews'],
  staff: ['admin_invitations'],
  courts: ['courts', 'court_statuses', 'uploads'],
  discounts: ['discount_codes', 'redemptions'],
  bookings: ['bookings', 'half_hour_claims', 'hour_blocks', 'calendar_months'],
  catalog: [],
  search: ['search_venues'],
  'shared-links': ['shared_links', 'shares'],
  payments: [
    'payments',
    'refunds',
    'ledger_entries',
    'provider_customers',
    'further_customers',
    'promised_cards',
    'provider_events',
    'reconciliation_findings',
    'provider_comparisons',
    'disputes',
    'declined_charges',
  ],
  'manage-links': ['manage_links'],
  'booking-views': [],
  reports: [],
  notifications: ['sent_mails', 'play_reminders', 'reminder_choices'],
  push: ['push_subscriptions'],
  kernel: ['audit_log', 'idempotency_keys', 'purges', 'rate_limits'],
};

/** Tables that a library makes in our database; the kernel owns them as well. */
const TABLES_OF_LIBRARIES = ['migrations', 'graphile_worker.*', 'graphile_worker._private_*'];

module.exports = { MODULE_ORDER, OWNED_TABLES, TABLES_OF_LIBRARIES };
