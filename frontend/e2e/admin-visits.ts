import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { texts as account } from '../src/features/admin-account/texts';
import { texts as transfers } from '../src/features/admin-bookings/components/transfers/texts';
import { texts as bookings } from '../src/features/admin-bookings/texts';
import { texts as customers } from '../src/features/admin-customers/texts';
import { texts as face } from '../src/features/admin-courts/face-texts';
import { texts as courts } from '../src/features/admin-courts/texts';
import { texts as discounts } from '../src/features/admin-discounts/texts';
import { texts as ledger } from '../src/features/admin-ledger/texts';
import { texts as payments } from '../src/features/admin-payments/texts';
import { texts as receipts } from '../src/features/admin-receipts/texts';
import { texts as reviews } from '../src/features/admin-reviews/texts';
import { categoryTexts as categories } from '../src/features/admin-rules/category-texts';
import { texts as rules } from '../src/features/admin-rules/texts';
import { texts as till } from '../src/features/admin-till/texts';
import { texts as staff } from '../src/features/admin-staff/texts';
import { texts as invitation } from '../src/features/session/invitation/texts';
import { texts as forgotten } from '../src/features/session/forgotten-password/texts';
import { texts as login } from '../src/features/session/texts';
import { texts as ui } from '../src/shared/ui/texts';
import { paths, type routes } from '../src/shared/config/paths';
import { freeHour, inLetterTo } from './fixtures';

/**
 * Every address of the route table below `/admin` that has a screen. A new one without a visit does
 * not compile.
 */
export type AdminRoute = Exclude<
  Extract<(typeof routes)[keyof typeof routes], `/admin${string}`>,
  typeof routes.adminBookings
>;

/** Opens a layer over the screen or a part of it, and returns what is visible then. */
type Open = (page: Page) => Promise<Locator>;

export interface Visit {
  /** True if the screen is for visitors who are not signed in. */
  isEntrance?: true;
  /** Returns the address of the screen. What the screen needs exists then. */
  address: (page: Page, projectName: string) => string | Promise<string>;
  /** The layers that can be opened on the screen. A dialog has the name of its file. */
  layers?: Record<string, Open>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').last();
const question = (page: Page) => page.getByRole('alertdialog');

/** Presses a button and returns the dialog that it opens. */
const after =
  (name: string | RegExp): Open =>
  async (page) => {
    await press(page, name);
    return dialog(page);
  };
const asking =
  (name: string | RegExp): Open =>
  async (page) => {
    await press(page, name);
    return question(page);
  };

async function firstVenue(page: Page): Promise<{ id: string; name: string }> {
  const [venue] = (await (await page.request.get('/api/venues')).json()) as { id: string; name: string }[];
  if (!venue) throw new Error('the demo has no venue');
  return venue;
}

/** Opens the transfers of the demo venue that takes them. */
const openTransfers: Open = async (page) => {
  const venues = (await (await page.request.get('/api/venues')).json()) as { id: string }[];
  for (const { id } of venues) {
    const expected = (await (await page.request.get(`/api/admin/venues/${id}/transfers`)).json()) as object[];
    if (expected.length === 0) continue;
    await page.goto(`${paths.adminDesk}?complejo=${id}`);
    return after(new RegExp(`^${transfers.title}`))(page);
  }
  throw new Error('the demo has no expected transfer');
};

/** Invites a person who has not accepted yet. Returns the link of the letter. */
async function invite(page: Page): Promise<string> {
  const email = `axe-${randomUUID()}@example.org`;
  const { id } = await firstVenue(page);
  const data = { email, name: 'Eva Axe', roles: [{ venueId: id, role: 'reception' }] };
  const response = await page.request.post('/api/admin/staff', { data });
  if (!response.ok()) throw new Error(await response.text());
  return inLetterTo(page, email, /(\/admin\/invitation\/[\w-]+)/);
}

/** Shows the ledger a difference, which the demo does not have. */
async function differ(page: Page): Promise<void> {
  const entry = { id: '7', kind: 'contradiction', reference: 'pi_1', ours: '14.50', theirs: '9.00' };
  const open = { resolvedAt: null, resolvedBy: null, note: null, booking: null, refund: 'none' };
  const finding = {
    ...entry,
    ...open,
    currency: 'EUR',
    foundAt: '2026-11-21T13:30:00.000Z',
    providerPage: null,
  };
  await page.route('**/api/admin/ledger/findings?*', (route) =>
    route.fulfill({ json: { entries: [finding], total: 1, page: 1, pageSize: 25 } }),
  );
}

const openBooking: Open = async (page) => {
  await page.goto(`${paths.adminDesk}?buscar=a&estado=active`);
  await page.getByRole('list', { name: bookings.results }).getByRole('button').first().click();
  return dialog(page);
};

const openMore: Open = async (page) => {
  await openBooking(page);
  await dialog(page).getByRole('button', { name: bookings.more }).click();
  return page.getByRole('menu');
};

/** Opens a part of the rules, whose button has its title and a sentence. */
const openRule = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title} `), expanded: false }).click();

/** Opens a part of the rules and then, by a button in it, a dialog. */
const inRule =
  (title: string, name: string | RegExp): Open =>
  async (page) => {
    await openRule(page, title);
    return after(name)(page);
  };

const changeSomething = async (page: Page) => {
  await openRule(page, rules.booking);
  await page.getByRole('textbox', { name: rules.windowDays }).fill('31');
};

const openCourts = async (page: Page) => {
  const { name } = await firstVenue(page);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('list', { name: courts.courtsOf(name) }).waitFor();
};

const openFirstCourt =
  (label: (name: string) => string): Open =>
  async (page) => {
    await openCourts(page);
    await press(page, new RegExp(`^${label('Cancha')}`));
    return page.getByRole('dialog').or(question(page));
  };

const openSelect = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name, exact: true }).last().click();
  return page.getByRole('listbox');
};

/** The visits to each screen of the admin area and its entrances. */
export const visits: Record<AdminRoute, Visit> = {
  '/admin/login': {
    isEntrance: true,
    address: () => paths.adminLogin,
    layers: {
      'empty fields': async (page) => {
        await page.getByRole('button', { name: login.login, exact: true }).click();
        return page.getByText(login.usernameMissing);
      },
    },
  },
  '/admin/password': {
    isEntrance: true,
    address: () => paths.forgottenPassword,
    layers: {
      'empty field': async (page) => {
        await press(page, forgotten.send);
        return page.getByText(forgotten.emailMissing);
      },
    },
  },
  '/admin/password/:resetToken': { isEntrance: true, address: () => '/admin/password/nope' },
  '/admin/invitation/:invitationToken': {
    address: (page) => invite(page),
    layers: {
      'empty fields': async (page) => {
        await press(page, invitation.enter);
        return page.getByText(invitation.passwordShort);
      },
      gone: async (page) => {
        await page.goto('/admin/invitation/nope');
        return page.getByRole('heading', { name: invitation.gone });
      },
    },
  },
  '/admin/new-password': {
    address: async (page) => {
      await page.route('**/api/admin/check', (route) =>
        route.fulfill({ json: { isAdmin: true, passwordChange: 'advised' } }),
      );
      return paths.adminNewPassword;
    },
  },
  '/admin': { address: () => paths.admin },
  '/admin/courts': {
    address: () => paths.adminCourts,
    layers: {
      'venue-dialog': after(courts.addVenue),
      'time zones': async (page) => {
        await press(page, courts.addVenue);
        return openSelect(page, courts.timeZone);
      },
      'venue with its face': async (page) => {
        await press(page, courts.editOf((await firstVenue(page)).name));
        return page
          .getByRole('list', { name: face.photoList })
          .or(page.getByText(face.amenities).last())
          .first();
      },
      'moved-bookings-dialog': async (page) => {
        await press(page, courts.editOf((await firstVenue(page)).name));
        await page.getByRole('combobox', { name: courts.timeZone }).fill('tokyo');
        await page.getByRole('option').first().click();
        await press(page, courts.save);
        return page.getByRole('list', { name: courts.movedList });
      },
      courts: async (page) => {
        await openCourts(page);
        return page.getByText(courts.available).first();
      },
      'court-dialog': after(new RegExp(`^${courts.addCourtTo('')}`)),
      'court to change': openFirstCourt(courts.editOf),
      'remove-court-dialog': openFirstCourt(courts.removeOf),
      'remove-venue-dialog': async (page) => {
        await press(page, courts.removeOf((await firstVenue(page)).name));
        return question(page);
      },
    },
  },
  '/admin/venues/:venueId/rules': {
    address: async (page) => paths.adminRules((await firstVenue(page)).id),
    layers: {
      'row-dialog': inRule(rules.hours, rules.addHours),
      'exception-dialog': inRule(rules.exceptions, rules.addException),
      'category-dialog': inRule(categories.title, categories.addCategory),
      'a price': async (page) => {
        await openRule(page, rules.prices);
        await press(page, rules.addPrice);
        return page.getByRole('grid', { name: rules.priceGrid });
      },
      'review-dialog': async (page) => {
        await changeSomething(page);
        await press(page, rules.review);
        return dialog(page);
      },
      'leave-dialog': async (page) => {
        await changeSomething(page);
        await page.getByRole('link', { name: rules.back }).first().click();
        return question(page);
      },
    },
  },
  '/admin/desk': {
    address: async (page, projectName) => {
      const { venueId, courtId, date } = await freeHour(page, 33, projectName);
      return `${paths.adminDesk}?complejo=${venueId}&dia=${date}&cancha=${courtId}`;
    },
    layers: {
      'day-dialog': after(new RegExp(`^${bookings.chooseDay}`)),
      'free-hour-dialog': async (page) => {
        await press(page, new RegExp(`: ${bookings.free}`));
        return dialog(page);
      },
      'booking-dialog': openBooking,
      'more menu': openMore,
      'cancel question': async (page) => {
        await (await openMore(page)).getByRole('menuitem', { name: bookings.cancelEntry.cancel }).click();
        return question(page);
      },
      'transfers-dialog': openTransfers,
      'nothing found': async (page) => {
        await page.goto(`${paths.adminDesk}?buscar=zzzz-zzzz`);
        return page.getByText(bookings.nothingFound);
      },
    },
  },
  '/admin/customers': {
    address: async (page) => {
      const { id: venueId } = await firstVenue(page);
      const response = await page.request.post('/api/admin/customers', {
        data: { venueId, name: 'Eva Axe' },
      });
      if (!response.ok()) throw new Error(await response.text());
      return `${paths.adminCustomers}?complejo=${venueId}&buscar=Eva+Axe`;
    },
    layers: {
      'customer-dialog': async (page) => {
        await page.getByRole('list', { name: customers.list }).getByRole('button').first().click();
        return dialog(page);
      },
    },
  },
  '/admin/payments': {
    address: () => paths.adminPayments,
    layers: {
      table: async (page) => {
        await press(page, payments.seeTable);
        return page.getByRole('button', { name: payments.seeChart });
      },
      venues: (page) => openSelect(page, payments.venue),
      'day-picker-dialog': after(ui.chooseDayFor(payments.from)),
    },
  },
  '/admin/ledger': {
    address: async (page) => {
      await differ(page);
      return paths.adminLedger;
    },
    layers: {
      'resolve-dialog': after(ledger.resolve),
      'give-back-dialog': asking(/^Devolver/),
      statement: async (page) => {
        await page.goto(paths.adminLedgerOf('nope'));
        return page.getByText(ledger.statementError);
      },
    },
  },
  '/admin/discounts': {
    address: async (page) => {
      const code = `AXE-${randomUUID().slice(0, 8)}`.toUpperCase();
      const data = { code, type: 'percentage', value: '10.00', isActive: false };
      const response = await page.request.post('/api/admin/discount-codes', { data });
      if (!response.ok()) throw new Error(await response.text());
      return paths.adminDiscounts;
    },
    layers: {
      'discount-dialog': after(discounts.create),
      'code to change': after(/^Editar /),
    },
  },
  '/admin/till': {
    address: () => paths.adminTill,
    layers: {
      'move-dialog': after(till.cashOut),
      'close-dialog': after(till.close),
    },
  },
  '/admin/receipts': {
    address: () => paths.adminReceipts,
    layers: {
      'a receipt': async (page) => {
        await press(page, /^(Recibo|Nota de crédito) C?\d{3,}-/);
        return page.getByText(receipts.notTaxInvoice);
      },
      'counter-dialog': after(receipts.counter.sell),
    },
  },
  '/admin/reviews': {
    address: () => paths.adminReviews,
    layers: {
      'reply-dialog': after(new RegExp(`^(${reviews.reply}|${reviews.change})`)),
    },
  },
  '/admin/staff': {
    address: async (page) => {
      await invite(page);
      return paths.adminStaff;
    },
    layers: {
      'member-dialog': after(staff.invite),
      'a role': async (page) => {
        await press(page, staff.invite);
        const roles = dialog(page).getByRole('combobox').first();
        await roles.selectOption({ index: 1 });
        return roles;
      },
      'member to change': after(/^Cambiar a /),
      'person to remove': asking(/^Quitar a /),
    },
  },
  '/admin/audit': {
    address: () => paths.adminAudit,
    layers: { 'day-picker-dialog': after(ui.chooseDayFor(payments.from)) },
  },
  '/admin/account': {
    address: () => paths.adminAccount,
    layers: {
      'add-app-dialog': after(account.addApp),
      'add-passkey-dialog': after(account.addPasskey),
    },
  },
};

/** The dialogs that another test opens and looks at, with its file. */
export const visitedElsewhere: Record<string, string> = {
  'change-factor-dialog': 'second-step.spec.ts',
  'new-codes-dialog': 'second-step.spec.ts',
  'end-others-dialog': 'account.spec.ts',
};
