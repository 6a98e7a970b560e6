import type { routes } from '../shared/config/paths';
import { ENTRY } from './built-chunks';
import type { Budget } from './bundle-budgets';

/** Packages that only later screens need. The home page must not load them. */
const notAtHome = [
  '@stripe/',
  'date-fns/',
  '@mui/x-',
  '@uppy/',
  '@radix-ui/',
  'react-hook-form/',
  '@hookform/',
  'zod/',
  '@simplewebauthn/',
];

/** Packages that the admin screens load only when they are used. */
const notBeforeItsNeed = ['@stripe/', '@mui/x-', '@uppy/', '@simplewebauthn/', 'uqr/'];

const adminLayout = 'src/app/layouts/admin-layout.tsx';
const cardForm = 'src/features/payments/card/card-methods.tsx';
const contact = 'src/features/checkout/components/contact/saved-contact.tsx';
const payer = 'src/features/session/contact/contact-fields.tsx';
const confirming = 'src/features/payments/card/confirming-payment.tsx';
const refundTerms = 'src/features/checkout/components/summary/refund-terms.tsx';
const sandbox = 'src/features/payments/sandbox/sandbox-stripe.ts';

const imageCard = 'src/features/admin-courts/components/image/image-upload-card.tsx';

const adminPage = (name: string, kilobytes = 232): Budget => ({
  file: `src/features/admin-${name}/admin-${name}-page.tsx`,
  with: [adminLayout],
  kilobytes,
  forbidden: notBeforeItsNeed,
});

/** The five pages of text share one chunk. */
const information: Budget = { file: 'src/features/information/information-pages.tsx', kilobytes: 191 };

/** The page of a letter's link, and the address to which the bank sends a payer back. */
const manage: Budget = {
  file: 'src/features/my-bookings/manage/manage-page.tsx',
  soon: [cardForm, sandbox, confirming],
  kilobytes: 195,
};

/** The code of each screen of the route table, with its budget. */
export const pages: Record<keyof typeof routes, Budget> = {
  home: { file: ENTRY, kilobytes: 166, forbidden: notAtHome },
  venues: { file: 'src/features/venues/venues-page.tsx', kilobytes: 208 },
  search: { file: 'src/features/finder/finder-page.tsx', kilobytes: 210 },
  venue: { file: 'src/features/venues/venue-page.tsx', kilobytes: 210 },
  calendar: { file: 'src/features/calendar/calendar-page.tsx', kilobytes: 202 },
  booking: { file: 'src/features/booking/booking-page.tsx', kilobytes: 216 },
  myBookings: { file: 'src/features/my-bookings/my-bookings-page.tsx', kilobytes: 211 },
  account: { file: 'src/features/account/account-page.tsx', kilobytes: 189, forbidden: ['@simplewebauthn/'] },
  checkout: {
    file: 'src/features/checkout/checkout-page.tsx',
    soon: [cardForm, sandbox, contact, confirming, refundTerms],
    kilobytes: 219,
    forbidden: ['@stripe/'],
  },
  sharedPayment: {
    file: 'src/features/shared-payment/shared-payment-page.tsx',
    soon: [cardForm, sandbox, payer, confirming],
    kilobytes: 215,
  },
  paymentSuccess: { file: 'src/features/shared-payment/payment-success-page.tsx', kilobytes: 214 },
  mailAddress: { file: 'src/features/mail-address/mail-address-page.tsx', kilobytes: 188 },
  offer: { file: 'src/features/waiting-list/offer-page.tsx', kilobytes: 205 },
  manage,
  manageReturn: manage,
  terms: information,
  privacy: information,
  refunds: information,
  contact: information,
  about: information,
  status: { file: 'src/features/information/status/status-page.tsx', kilobytes: 197 },
  admin: adminPage('dashboard', 238),
  adminLogin: {
    file: 'src/features/session/admin-login-page.tsx',
    kilobytes: 225,
    forbidden: notBeforeItsNeed,
  },
  adminCourts: adminPage('courts', 234),
  adminRules: adminPage('rules', 249), // the longest form of the site
  adminPayments: adminPage('payments', 240),
  adminLedger: adminPage('ledger'),
  adminDiscounts: adminPage('discounts'),
  adminDesk: adminPage('bookings', 246),
  adminBookings: adminPage('bookings', 246),
  adminCustomers: adminPage('customers', 238),
  adminStaff: adminPage('staff'),
  adminTill: adminPage('till', 237),
  adminReceipts: adminPage('receipts', 237),
  adminReviews: adminPage('reviews'),
  adminAudit: adminPage('audit'),
  adminAccount: adminPage('account', 235),
  invitation: {
    file: 'src/features/session/invitation/invitation-page.tsx',
    kilobytes: 224,
    forbidden: notBeforeItsNeed,
  },
  forgottenPassword: {
    file: 'src/features/session/forgotten-password/forgotten-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
  passwordReset: {
    file: 'src/features/session/forgotten-password/reset-page.tsx',
    kilobytes: 223,
    forbidden: notBeforeItsNeed,
  },
  adminNewPassword: {
    file: 'src/features/admin-account/new-password-page.tsx',
    kilobytes: 222,
    forbidden: notBeforeItsNeed,
  },
};

/** Parts of screens that are loaded when they are needed. */
const lateParts: readonly Budget[] = [
  {
    file: cardForm,
    with: ['node_modules/@stripe/stripe-js/dist/pure.mjs'],
    onTopOf: [pages.checkout.file],
    kilobytes: 11,
  },
  {
    file: cardForm,
    with: [sandbox],
    onTopOf: [pages.checkout.file],
    kilobytes: 18,
  },
  {
    file: 'src/features/admin-payments/components/month/day-chart.tsx',
    onTopOf: [adminLayout, pages.adminPayments.file],
    kilobytes: 125,
  },
  { file: imageCard, onTopOf: [adminLayout, pages.adminCourts.file], kilobytes: 16 },
  {
    file: 'src/features/admin-courts/upload/court-image-upload.ts',
    onTopOf: [adminLayout, pages.adminCourts.file, imageCard],
    kilobytes: 30,
  },
  {
    file: 'src/features/session/second-factor/waiting-sign-in.tsx',
    onTopOf: [pages.adminLogin.file],
    kilobytes: 8,
  },
  {
    file: 'src/features/session/second-factor/enroll.tsx',
    onTopOf: [pages.adminLogin.file, 'src/features/session/second-factor/waiting-sign-in.tsx'],
    kilobytes: 12,
  },
];

export const budgets: readonly Budget[] = [
  ...Object.values(pages),
  { file: 'src/app/pages/not-found-page.tsx', kilobytes: 186, forbidden: notAtHome },
].concat(lateParts);
