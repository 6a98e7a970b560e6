import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ownRightsQuery } from '../../shared/api/own-rights';
import { lowWindow, measure } from '../../shared/theme/tokens';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { AdminLogout } from './admin-logout';
import { adminItem } from './admin-nav-styles';
import { type AdminScreen, screensFor } from './admin-screens';
import { texts } from './admin-texts';

const AdminMore = lazyComponent(() => import('./admin-more').then((file) => file.AdminMore));

/** So many screens have a place in the bar of a phone. The others are behind its last place. */
const places = 4;

/**
 * The only navigation of the admin area: a column on wide windows, and on phones the bottom bar,
 * in place of the bar of the other screens (`shell.css`).
 */
export function AdminNav() {
  const { data: rights, isPending } = useQuery(ownRightsQuery());
  const screens = rights ? screensFor(rights) : [];
  const rest = screens.slice(places);
  return (
    <Box component="nav" className="s-admin-bar" aria-label={texts.navigation} sx={bar}>
      <Typography sx={title}>{texts.area}</Typography>
      {screens.map(({ to, label, icon: Icon }, index) => (
        <Box key={to} component={NavLink} to={to} end sx={index < places ? adminItem : wideItem}>
          <Icon aria-hidden fontSize="small" />
          {label}
        </Box>
      ))}
      {rest.length > 0 ? <More screens={rest} /> : null}
      {/* Before, it would stand where the first screen comes, and go from under the pointer. */}
      {isPending ? null : <AdminLogout sx={{ ...(rest.length > 0 ? wideItem : adminItem), ...last }} />}
    </Box>
  );
}

/** Opens the screens that have no place in the bar of a phone. */
function More({ screens }: { screens: readonly AdminScreen[] }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // Without the transition React would show nothing in its place.
  const open = () =>
    startTransition(() => {
      setOpened(true);
      setOpen(true);
    });
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-current={screens.some(({ to }) => to === pathname) ? 'page' : undefined}
        onPointerEnter={AdminMore.preload}
        onFocus={AdminMore.preload}
        onClick={open}
        sx={{ ...adminItem, display: { xs: 'flex', md: 'none' } }}
      >
        <MoreHorizRounded aria-hidden fontSize="small" />
        {texts.more}
      </Box>
      {wasOpened ? (
        <Suspense fallback={null}>
          <AdminMore open={isOpen} screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const bar = {
  display: { xs: 'grid', md: 'flex' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  flexDirection: 'column',
  gap: { md: 0.5 },
  alignSelf: 'start',
  position: { xs: 'fixed', md: 'sticky' },
  zIndex: { xs: 'appBar', md: 'auto' },
  inset: { xs: 'auto 0 0', md: 'auto' },
  top: { md: measure.topBar },
  minHeight: { xs: 'var(--s-bottom-bar)', md: 0 },
  pt: { md: 4.5 },
  pb: { xs: 'env(safe-area-inset-bottom)', md: 1 },
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'transparent' },
  bgcolor: { xs: 'var(--s-paper)', md: 'transparent' },
  [lowWindow]: { position: 'static' },
} as const;

const title = {
  display: { xs: 'none', md: 'block' },
  px: 1.5,
  pb: 1,
  color: 'text.secondary',
  fontWeight: 600,
} as const;

const wideItem = { ...adminItem, display: { xs: 'none', md: 'flex' } } as const;
const last = { mt: { md: 2 }, color: 'text.secondary' } as const;
