import type { Plugin } from 'vite';
import { brokenBudgets, type Budget } from './bundle-budgets';

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
];

/** Packages that the admin screens load only when they are used. */
const notBeforeItsNeed = ['@stripe/', '@mui/x-', '@uppy/'];

const budgets: readonly Budget[] = [
  { page: 'src/main.tsx', kilobytes: 170, forbidden: notAtHome },
  { page: 'src/features/venues/venue-page.tsx', kilobytes: 190 },
  { page: 'src/features/calendar/calendar-page.tsx', kilobytes: 190 },
  { page: 'src/features/my-bookings/my-bookings-page.tsx', kilobytes: 190 },
  { page: 'src/features/booking/booking-page.tsx', kilobytes: 195 },
  { page: 'src/features/checkout/checkout-page.tsx', kilobytes: 195 },
  { page: 'src/features/shared-payment/shared-payment-page.tsx', kilobytes: 195 },
  { page: 'src/features/session/admin-login-page.tsx', kilobytes: 215, forbidden: notBeforeItsNeed },
  {
    page: 'src/features/admin-dashboard/admin-dashboard-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
  {
    page: 'src/features/admin-courts/admin-courts-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
  {
    page: 'src/features/admin-payments/admin-payments-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
  {
    page: 'src/features/admin-audit/admin-audit-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
  {
    page: 'src/features/admin-discounts/admin-discounts-page.tsx',
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  },
];

/** Fails the build if a screen exceeds its budget or loads a forbidden package. */
export function bundleBudgets(): Plugin {
  return {
    name: 'saque-bundle-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const broken = brokenBudgets(bundle, budgets);
      if (broken.length > 0) this.error(`Bundle budgets:\n  ${broken.join('\n  ')}`);
    },
  };
}
