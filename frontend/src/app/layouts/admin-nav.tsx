import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ownRightsQuery } from '../../shared/api/own-rights';
import { lowWindow, measure } from '../../shared/theme/tokens';
import { AdminLogout } from './admin-logout';
import { adminItem } from './admin-nav-styles';
import { screensFor } from './admin-screens';
import { texts } from './admin-texts';

/** The navigation of the admin area: a column on wide windows, a row of tabs on phones. */
export function AdminNav() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { data: rights, isPending } = useQuery(ownRightsQuery());
  useEffect(() => bringForward(nav.current), [pathname, rights]);
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
        minHeight: 61, // that of a tab with its padding and the line below
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
      {(rights ? screensFor(rights) : []).map(({ to, label, icon: Icon }) => (
        <Box key={to} component={NavLink} to={to} end sx={adminItem}>
          <Icon aria-hidden fontSize="small" />
          {label}
        </Box>
      ))}
      {/* Before, it would stand where the first screen comes, and go from under the pointer. */}
      {isPending ? null : <AdminLogout icon={<LogoutRounded aria-hidden fontSize="small" />} />}
    </Box>
  );
}

/** Scrolls the tab of the current screen to the middle if the row is wider than the window. */
function bringForward(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !current) return;
  nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.clientWidth) / 2;
}
