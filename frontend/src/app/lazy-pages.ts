import { matchPath } from 'react-router-dom';
import { routes } from '../shared/config/paths';
import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../shared/ui/late/lazy-component';

/** Every screen except the home page, each in a chunk of its own. */
export const lazyPages = [
  {
    path: routes.venues,
    Page: lazyPage(() => import('../features/venues/venues-page').then((file) => file.VenuesPage)),
  },
  {
    path: routes.search,
    Page: lazyPage(() => import('../features/finder/finder-page').then((file) => file.FinderPage)),
  },
  {
    path: routes.venue,
    Page: lazyPage(() => import('../features/venues/venue-page').then((file) => file.VenuePage)),
  },
  {
    path: routes.calendar,
    Page: lazyPage(() => import('../features/calendar/calendar-page').then((file) => file.CalendarPage)),
  },
  {
    path: routes.booking,
    Page: lazyPage(() => import('../features/booking/booking-page').then((file) => file.BookingPage)),
  },
  {
    path: routes.myBookings,
    Page: lazyPage(() =>
      import('../features/my-bookings/my-bookings-page').then((file) => file.MyBookingsPage),
    ),
  },
  {
    path: routes.account,
    Page: lazyPage(() => import('../features/account/account-page').then((file) => file.AccountPage)),
  },
  {
    path: routes.checkout,
    Page: lazyPage(() => import('../features/checkout/checkout-page').then((file) => file.CheckoutPage)),
  },
  {
    path: routes.sharedPayment,
    Page: lazyPage(() =>
      import('../features/shared-payment/shared-payment-page').then((file) => file.SharedPaymentPage),
    ),
  },
  {
    path: routes.paymentSuccess,
    Page: lazyPage(() =>
      import('../features/shared-payment/payment-success-page').then((file) => file.PaymentSuccessPage),
    ),
  },
  {
    path: routes.mailAddress,
    Page: lazyPage(() =>
      import('../features/mail-address/mail-address-page').then((file) => file.MailAddressPage),
    ),
  },
  {
    path: routes.offer,
    Page: lazyPage(() => import('../features/waiting-list/offer-page').then((file) => file.OfferPage)),
  },
  {
    path: routes.manage,
    Page: lazyPage(() =>
      import('../features/my-bookings/manage/manage-page').then((file) => file.loadManagePage()),
    ),
  },
  {
    path: routes.manageReturn,
    Page: lazyPage(() =>
      import('../features/my-bookings/manage/manage-page').then((file) => file.loadManagePage()),
    ),
  },
  {
    path: routes.terms,
    Page: lazyPage(() => import('../features/information/information-pages').then((file) => file.TermsPage)),
  },
  {
    path: routes.privacy,
    Page: lazyPage(() =>
      import('../features/information/information-pages').then((file) => file.PrivacyPage),
    ),
  },
  {
    path: routes.refunds,
    Page: lazyPage(() =>
      import('../features/information/information-pages').then((file) => file.RefundsPage),
    ),
  },
  {
    path: routes.contact,
    Page: lazyPage(() =>
      import('../features/information/information-pages').then((file) => file.ContactPage),
    ),
  },
  {
    path: routes.about,
    Page: lazyPage(() => import('../features/information/information-pages').then((file) => file.AboutPage)),
  },
  {
    path: routes.status,
    Page: lazyPage(() =>
      import('../features/information/status/status-page').then((file) => file.StatusPage),
    ),
  },
  {
    path: routes.adminLogin,
    Page: lazyPage(() => import('../features/session/admin-login-page').then((file) => file.AdminLoginPage)),
  },
  {
    path: routes.invitation,
    Page: lazyPage(() =>
      import('../features/session/invitation/invitation-page').then((file) => file.InvitationPage),
    ),
  },
  {
    path: routes.forgottenPassword,
    Page: lazyPage(() =>
      import('../features/session/forgotten-password/forgotten-page').then((file) => file.ForgottenPage),
    ),
  },
  {
    path: routes.passwordReset,
    Page: lazyPage(() =>
      import('../features/session/forgotten-password/reset-page').then((file) => file.ResetPage),
    ),
  },
  {
    path: routes.adminNewPassword,
    Page: lazyPage(() =>
      import('../features/admin-account/new-password-page').then((file) => file.NewPasswordPage),
    ),
  },
  {
    path: '*',
    Page: lazyPage(() => import('./pages/not-found-page').then((file) => file.NotFoundPage)),
  },
];

/** The layout and the guard of the admin screens. */
export const AdminLayout = lazyPage(() => import('./layouts/admin-layout').then((file) => file.AdminLayout));

/** The screens for admins only, inside {@link AdminLayout}. */
export const adminPages = [
  {
    path: routes.admin,
    Page: lazyPage(() =>
      import('../features/admin-dashboard/admin-dashboard-page').then((file) => file.AdminDashboardPage),
    ),
  },
  {
    path: routes.adminCourts,
    Page: lazyPage(() =>
      import('../features/admin-courts/admin-courts-page').then((file) => file.AdminCourtsPage),
    ),
  },
  {
    path: routes.adminRules,
    Page: lazyPage(() =>
      import('../features/admin-rules/admin-rules-page').then((file) => file.AdminRulesPage),
    ),
  },
  {
    path: routes.adminPayments,
    Page: lazyPage(() =>
      import('../features/admin-payments/admin-payments-page').then((file) => file.AdminPaymentsPage),
    ),
  },
  {
    path: routes.adminLedger,
    Page: lazyPage(() =>
      import('../features/admin-ledger/admin-ledger-page').then((file) => file.AdminLedgerPage),
    ),
  },
  {
    path: routes.adminDesk,
    Page: lazyPage(() =>
      import('../features/admin-bookings/admin-bookings-page').then((file) => file.AdminBookingsPage),
    ),
  },
  // Leads to the desk; until its scripts run, it looks like the desk.
  {
    path: routes.adminBookings,
    Page: lazyPage(() =>
      import('../features/admin-bookings/admin-bookings-page').then((file) => file.AdminBookingsPage),
    ),
  },
  {
    path: routes.adminTill,
    Page: lazyPage(() => import('../features/admin-till/admin-till-page').then((file) => file.AdminTillPage)),
  },
  {
    path: routes.adminReceipts,
    Page: lazyPage(() =>
      import('../features/admin-receipts/admin-receipts-page').then((file) => file.AdminReceiptsPage),
    ),
  },
  {
    path: routes.adminDiscounts,
    Page: lazyPage(() =>
      import('../features/admin-discounts/admin-discounts-page').then((file) => file.AdminDiscountsPage),
    ),
  },
  {
    path: routes.adminStaff,
    Page: lazyPage(() =>
      import('../features/admin-staff/admin-staff-page').then((file) => file.AdminStaffPage),
    ),
  },
  {
    path: routes.adminCustomers,
    Page: lazyPage(() =>
      import('../features/admin-customers/admin-customers-page').then((file) => file.AdminCustomersPage),
    ),
  },
  {
    path: routes.adminReviews,
    Page: lazyPage(() =>
      import('../features/admin-reviews/admin-reviews-page').then((file) => file.AdminReviewsPage),
    ),
  },
  {
    path: routes.adminAudit,
    Page: lazyPage(() =>
      import('../features/admin-audit/admin-audit-page').then((file) => file.AdminAuditPage),
    ),
  },
  {
    path: routes.adminAccount,
    Page: lazyPage(() =>
      import('../features/admin-account/admin-account-page').then((file) => file.AdminAccountPage),
    ),
  },
];

/** Fetches the code of the page at an address before its link is followed. */
export function preloadPage(address: string): void {
  [...adminPages, ...lazyPages].find(({ path }) => matchPath(path, address))?.Page.preload();
}

/** Resolves when the page at a path can be rendered without waiting. */
export async function loadPage(path: string): Promise<void> {
  const ofAdmin = adminPages.find((page) => matchPath(page.path, path));
  const found = ofAdmin ?? lazyPages.find((page) => page.path !== '*' && matchPath(page.path, path));
  await Promise.all([found?.Page.loaded(), ofAdmin && AdminLayout.loaded()]);
}

/**
 * Puts a page in a chunk of its own: `lazyPage(() => import('…/venue-page').then((file) =>
 * file.VenuePage))`.
 */
function lazyPage(load: () => Promise<ComponentType>): LazyComponent<object> {
  return lazyComponent<object>(load);
}
