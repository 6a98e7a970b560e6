import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import CalendarViewDayRounded from '@mui/icons-material/CalendarViewDayRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MenuBookRounded from '@mui/icons-material/MenuBookRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import StadiumRounded from '@mui/icons-material/StadiumRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { lowWindow, measure } from '../../shared/theme/tokens';
import { AdminLogout } from './admin-logout';
import { adminItem } from './admin-nav-styles';
import { texts } from './admin-texts';

const items = [
  { to: paths.admin, label: texts.dashboard, icon: DashboardRounded },
  { to: paths.adminBookings, label: texts.bookings, icon: CalendarViewDayRounded },
  { to: paths.adminCourts, label: texts.courts, icon: StadiumRounded },
  { to: paths.adminPayments, label: texts.payments, icon: PaymentsRounded },
  { to: paths.adminLedger, label: texts.ledger, icon: MenuBookRounded },
  { to: paths.adminDiscounts, label: texts.discounts, icon: SellRounded },
  { to: paths.adminAudit, label: texts.audit, icon: HistoryRounded },
  { to: paths.adminAccount, label: texts.account, icon: AccountCircleRounded },
] as const;

/** The navigation of the admin area: a column on wide windows, a row of tabs on phones. */
export function AdminNav() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => bringForward(nav.current), [pathname]);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={texts.navigation}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 0.5,
        alignItems: 'stretch',
        alignSelf: 'start',
        overflowX: 'auto',
        py: 1,
        borderBottom: { xs: 1, md: 0 },
        borderColor: { xs: 'divider', md: 'transparent' },
        mx: { xs: -2, md: 0 },
        px: { xs: 1.25, md: 0 },
        pt: { md: 4.5 },
        position: { md: 'sticky' },
        top: { md: measure.topBar },
        [lowWindow]: { position: 'static' },
      }}
    >
      <Typography
        sx={{
          display: { xs: 'none', md: 'block' },
          px: 1.5,
          pb: 1,
          color: 'text.secondary',
          fontWeight: 600,
        }}
      >
        {texts.area}
      </Typography>
      {items.map(({ to, label, icon: Icon }) => (
        <Box key={to} component={NavLink} to={to} end sx={adminItem}>
          <Icon aria-hidden fontSize="small" />
          {label}
        </Box>
      ))}
      <AdminLogout icon={<LogoutRounded aria-hidden fontSize="small" />} />
    </Box>
  );
}

/** Scrolls the tab of the current screen to the middle if the row is wider than the window. */
function bringForward(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !current) return;
  nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.clientWidth) / 2;
}
