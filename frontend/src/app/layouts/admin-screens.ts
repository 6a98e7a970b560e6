import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import CalendarViewDayRounded from '@mui/icons-material/CalendarViewDayRounded';
import ContactsRounded from '@mui/icons-material/ContactsRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ReviewsRounded from '@mui/icons-material/ReviewsRounded';
import SellRounded from '@mui/icons-material/SellRounded';
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
  readonly icon: SvgIconComponent;
  /** Null if every admin may open it. */
  readonly needs: Capability | null;
  /** True if the capability counts only for every venue: all of them share one account. */
  readonly everywhere?: boolean;
}

/** In the order of the navigation. The first one that an admin may open is where they begin. */
const screens: readonly AdminScreen[] = [
  { to: paths.admin, label: texts.dashboard, icon: DashboardRounded, needs: 'figures.read' },
  { to: paths.adminBookings, label: texts.bookings, icon: CalendarViewDayRounded, needs: 'desk.use' },
  { to: paths.adminCourts, label: texts.courts, icon: StadiumRounded, needs: 'courts.edit' },
  { to: paths.adminPayments, label: texts.payments, icon: PaymentsRounded, needs: 'figures.read' },
  { to: paths.adminCustomers, label: texts.customers, icon: ContactsRounded, needs: 'customers.read' },
  { to: paths.adminTill, label: texts.till, icon: PointOfSaleRounded, needs: 'desk.use' },
  { to: paths.adminReceipts, label: texts.receipts, icon: ReceiptLongRounded, needs: 'desk.use' },
  {
    to: paths.adminLedger,
    label: texts.ledger,
    icon: MenuBookRounded,
    needs: 'payouts.read',
    everywhere: true,
  },
  { to: paths.adminDiscounts, label: texts.discounts, icon: SellRounded, needs: 'discounts.edit' },
  { to: paths.adminReviews, label: texts.reviews, icon: ReviewsRounded, needs: 'venue.edit' },
  { to: paths.adminStaff, label: texts.staff, icon: GroupsRounded, needs: 'staff.edit' },
  { to: paths.adminAudit, label: texts.audit, icon: HistoryRounded, needs: 'audit.read' },
  { to: paths.adminAccount, label: texts.account, icon: AccountCircleRounded, needs: null },
];

/** Lists the screens that these rights open, in the order of the navigation. */
export function screensFor(rights: OwnRights): AdminScreen[] {
  return screens.filter((screen) => opens(rights, screen));
}

/** Returns true if these rights open the screen at an address. */
export function mayOpen(rights: OwnRights, pathname: string): boolean {
  const rules = matchPath(routes.adminRules, pathname);
  if (rules) return may(rights, 'rules.edit', rules.params.venueId);
  const screen = screens.find(({ to }) => matchPath(to, pathname));
  return !screen || opens(rights, screen);
}

function opens(rights: OwnRights, { needs, everywhere }: AdminScreen): boolean {
  if (needs === null) return true;
  return everywhere ? rights.rights?.[needs] === 'all' : may(rights, needs);
}
