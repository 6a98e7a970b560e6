import type { Plugin } from 'vite';
import {
  brokenBudgets,
  figureLines,
  pagesWithoutBudget,
  weighScripts,
  weighStylesAndFonts,
  type Budget,
  type Bundle,
} from './bundle-budgets';

/** Set it to any text to see the figures of a build that meets its budgets. */
const SHOW = 'SAQUE_SHOW_BUDGETS';

/** The module that imports every page except the home page. */
const PAGES = '/src/app/lazy-pages.ts';

const STYLES_AND_FONTS_KB = 90;

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

const checkout = 'src/features/checkout/checkout-page.tsx';
const cardForm = 'src/features/payments/card/card-payment-form.tsx';
const adminLayout = 'src/app/layouts/admin-layout.tsx';
const adminPage = (name: string) => `src/features/admin-${name}/admin-${name}-page.tsx`;

const budgets: readonly Budget[] = [
  { file: 'src/main.tsx', kilobytes: 170, forbidden: notAtHome },
  { file: 'src/app/pages/not-found-page.tsx', kilobytes: 170, forbidden: notAtHome },
  { file: 'src/features/venues/venue-page.tsx', kilobytes: 190 },
  { file: 'src/features/calendar/calendar-page.tsx', kilobytes: 190 },
  { file: 'src/features/my-bookings/my-bookings-page.tsx', kilobytes: 190 },
  { file: 'src/features/booking/booking-page.tsx', kilobytes: 195 },
  { file: checkout, kilobytes: 195, forbidden: ['@stripe/'] },
  { file: 'src/features/shared-payment/shared-payment-page.tsx', kilobytes: 195 },
  { file: 'src/features/shared-payment/payment-success-page.tsx', kilobytes: 195 },
  { file: 'src/features/session/admin-login-page.tsx', kilobytes: 215, forbidden: notBeforeItsNeed },
  ...['dashboard', 'courts', 'payments', 'bookings', 'discounts', 'audit'].map((name) => ({
    file: adminPage(name),
    with: [adminLayout],
    kilobytes: 215,
    forbidden: notBeforeItsNeed,
  })),
  {
    file: cardForm,
    with: ['node_modules/@stripe/stripe-js/dist/pure.mjs'],
    onTopOf: [checkout],
    kilobytes: 8,
  },
  {
    file: cardForm,
    with: ['src/features/payments/sandbox/sandbox-stripe.ts'],
    onTopOf: [checkout],
    kilobytes: 18,
  },
  {
    file: 'src/features/admin-payments/components/month/day-chart.tsx',
    onTopOf: [adminLayout, adminPage('payments')],
    kilobytes: 125,
  },
  {
    file: 'src/features/admin-courts/upload/court-image-upload.ts',
    onTopOf: [adminLayout, adminPage('courts')],
    kilobytes: 30,
  },
];

/**
 * Fails the build if a screen exceeds its budget, has none, or loads a forbidden package. The
 * figures are in the message.
 */
export function bundleBudgets(): Plugin {
  return {
    name: 'saque-bundle-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        const bundle: Bundle = output;
        const figures = [...weighScripts(bundle, budgets), weighStylesAndFonts(bundle, STYLES_AND_FONTS_KB)];
        const broken = [...pagesWithoutBudget(pagesIn(this), budgets), ...brokenBudgets(figures)];
        const lines = figureLines(figures).join('\n  ');
        if (broken.length > 0)
          this.error(`Bundle budgets:\n  ${broken.join('\n  ')}\nThe figures:\n  ${lines}`);
        if (process.env[SHOW]) console.log(`\nBundle budgets:\n  ${lines}`);
      },
    },
  };
}

/** Returns the paths of the pages that the route table imports. */
function pagesIn(build: {
  getModuleIds: () => IterableIterator<string>;
  getModuleInfo: (id: string) => { dynamicallyImportedIds: readonly string[] } | null;
}): readonly string[] {
  const table = [...build.getModuleIds()].find((id) => id.endsWith(PAGES)) ?? '';
  const pages = build.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
  if (pages.length === 0) throw new Error(`no pages found in ${PAGES}`);
  return pages;
}
