import CalendarViewDayRounded from '@mui/icons-material/CalendarViewDayRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import StadiumRounded from '@mui/icons-material/StadiumRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { matchPath } from 'react-router-dom';
import { type Capability, may, type OwnRights } from '../../shared/api/own-rights';
import { paths, routes } from '../../shared/config/paths';
import { texts } from './admin-texts';

/** A screen of the admin area and what it needs. */
export interface AdminScreen {
  readonly to: string;
  readonly label: string;
  /** Null if every admin may open it. */
  readonly needs: Capability | null;
  /** True if the capability counts only for every venue: all of them share one account. */
  readonly everywhere?: boolean;
  /** The pattern of a further screen that is reached from this one. */
  readonly leadsTo?: string;
}

/** An entry of the navigation (club.md §3, "Simple for a small club"). */
export interface AdminSection {
  readonly label: string;
  /** Fits the bar of a phone, if the label does not. */
  readonly short?: string;
  readonly icon: SvgIconComponent;
  readonly screens: readonly AdminScreen[];
}

/** Each admin's own screen. It belongs to no section. */
export const accountScreen: AdminScreen = { to: paths.adminAccount, label: texts.account, needs: null };

/** In the order of the navigation. */
const sections: readonly AdminSection[] = [
  {
    label: texts.desk,
    icon: CalendarViewDayRounded,
    screens: [
      { to: paths.adminDesk, label: texts.bookings, needs: 'desk.use' },
      { to: paths.adminCustomers, label: texts.customers, needs: 'customers.read' },
      { to: paths.admin, label: texts.dashboard, needs: 'figures.read' },
    ],
  },
  {
    label: texts.courtsAndRules,
    short: texts.courts,
    icon: StadiumRounded,
    screens: [
      { to: paths.adminCourts, label: texts.courts, needs: 'courts.edit', leadsTo: routes.adminRules },
    ],
  },
  {
    label: texts.money,
    icon: PaymentsRounded,
    screens: [
      { to: paths.adminPayments, label: texts.payments, needs: 'figures.read' },
      { to: paths.adminTill, label: texts.till, needs: 'desk.use' },
      { to: paths.adminReceipts, label: texts.receipts, needs: 'desk.use' },
      { to: paths.adminDiscounts, label: texts.discounts, needs: 'discounts.edit' },
      { to: paths.adminLedger, label: texts.ledger, needs: 'payouts.read', everywhere: true },
    ],
  },
  {
    label: texts.team,
    icon: GroupsRounded,
    screens: [
      { to: paths.adminStaff, label: texts.staff, needs: 'staff.edit' },
      { to: paths.adminReviews, label: texts.reviews, needs: 'venue.edit' },
      { to: paths.adminAudit, label: texts.audit, needs: 'audit.read' },
    ],
  },
];

/**
 * Lists the sections with the screens that these rights open.
 * @param onlyVenue the only venue, whose rules have an entry of their own; null if there are more
 */
export function sectionsFor(rights: OwnRights, onlyVenue: string | null = null): AdminSection[] {
  return sections
    .map((section) => ({
      ...section,
      screens: [
        ...section.screens,
        ...(onlyVenue !== null && leadsToRules(section) ? [rulesOf(onlyVenue)] : []),
      ],
    }))
    .map((section) => ({ ...section, screens: section.screens.filter((screen) => opens(rights, screen)) }))
    .filter(({ screens }) => screens.length > 0);
}

const rulesOf = (venueId: string): AdminScreen => ({
  to: paths.adminRules(venueId),
  label: texts.rules,
  needs: 'rules.edit',
});

const leadsToRules = ({ screens }: AdminSection) =>
  screens.some(({ leadsTo }) => leadsTo === routes.adminRules);

/** Lists the screens that these rights open, in the order of the navigation. */
export function screensFor(rights: OwnRights): AdminScreen[] {
  return [...sectionsFor(rights).flatMap(({ screens }) => screens), accountScreen];
}

/** Returns true if an address is a screen of this section, or is reached from one. */
export function isIn({ screens }: AdminSection, pathname: string): boolean {
  return screens.some(({ to, leadsTo }) => [to, leadsTo ?? to].some((path) => matchPath(path, pathname)));
}

/** Returns true if the section of an address can have several screens. */
export function hasTabs(pathname: string, hasOneVenue: boolean): boolean {
  return sections.some(
    (section) =>
      (section.screens.length > 1 || (hasOneVenue && leadsToRules(section))) && isIn(section, pathname),
  );
}

/** Returns true if these rights open the screen at an address. */
export function mayOpen(rights: OwnRights, pathname: string): boolean {
  const rules = matchPath(routes.adminRules, pathname);
  if (rules) return may(rights, 'rules.edit', rules.params.venueId);
  const screen = sections.flatMap(({ screens }) => screens).find(({ to }) => matchPath(to, pathname));
  return !screen || opens(rights, screen);
}

function opens(rights: OwnRights, { needs, everywhere }: AdminScreen): boolean {
  if (needs === null) return true;
  return everywhere ? rights.rights?.[needs] === 'all' : may(rights, needs);
}
