import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ownRightsQuery } from '../../shared/api/own-rights';
import { useOnlyVenue } from '../../shared/api/own-venues';
import { lowWindow, measure } from '../../shared/theme/tokens';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { AdminLogout } from './admin-logout';
import { adminItem } from './admin-nav-styles';
import { accountScreen, type AdminSection, isIn, sectionsFor } from './admin-screens';
import { texts } from './admin-texts';

const AdminYou = lazyComponent(() => import('./admin-you').then((file) => file.AdminYou));

/**
 * The navigation of the admin area: a column on wide windows, and on phones the bottom bar, in
 * place of the bar of the other screens (`shell.css`). The column also lists the screens of the
 * present section; phones have them above the screen (`AdminTabs`).
 */
export function AdminNav() {
  const { pathname } = useLocation();
  const { data: rights, isPending } = useQuery(ownRightsQuery());
  const onlyVenue = useOnlyVenue('rules.edit');
  const sections = rights ? sectionsFor(rights, onlyVenue) : [];
  return (
    <Box component="nav" className="s-admin-bar" aria-label={texts.navigation} sx={bar}>
      <Typography sx={title}>{texts.area}</Typography>
      {sections.map((section) => (
        <Section key={section.label} section={section} isPresent={isIn(section, pathname)} />
      ))}
      {/* Before, they would stand where the first section comes, and go from under the pointer. */}
      {isPending ? null : (
        <>
          <You />
          <Box component={NavLink} to={accountScreen.to} end sx={{ ...wideItem, ...last }}>
            <AccountCircleRounded aria-hidden fontSize="small" />
            {accountScreen.label}
          </Box>
          <AdminLogout sx={{ ...wideItem, color: 'text.secondary' }} />
        </>
      )}
    </Box>
  );
}

interface SectionProps {
  section: AdminSection;
  isPresent: boolean;
}

/** Leads to the first screen of a section. */
function Section({ section: { label, short, icon: Icon, screens }, isPresent }: SectionProps) {
  const { pathname } = useLocation();
  const [first] = screens;
  if (!first) return null;
  const current = first.to === pathname && screens.length === 1 ? 'page' : 'true';
  return (
    <>
      <Box component={Link} to={first.to} aria-current={isPresent ? current : undefined} sx={sectionItem}>
        <Icon aria-hidden fontSize="small" />
        {short === undefined ? (
          label
        ) : (
          <>
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {label}
            </Box>
            <Box component="span" sx={{ display: { md: 'none' } }}>
              {short}
            </Box>
          </>
        )}
      </Box>
      {isPresent && screens.length > 1
        ? screens.map(({ to, label: name }) => (
            <Box key={to} component={NavLink} to={to} end sx={innerItem}>
              {name}
            </Box>
          ))
        : null}
    </>
  );
}

/** Opens what concerns the admin alone, which has no place in the bar of a phone. */
function You() {
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
        aria-current={accountScreen.to === pathname ? 'page' : undefined}
        onPointerEnter={AdminYou.preload}
        onFocus={AdminYou.preload}
        onClick={open}
        sx={{ ...adminItem, display: { xs: 'flex', md: 'none' } }}
      >
        <AccountCircleRounded aria-hidden fontSize="small" />
        {texts.you}
      </Box>
      {wasOpened ? (
        <Suspense fallback={null}>
          <AdminYou open={isOpen} onClose={() => setOpen(false)} />
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
/** Of an open section, its screen is the one that is marked. */
const sectionItem = {
  ...adminItem,
  '&[aria-current=true]': {
    bgcolor: { md: 'transparent' },
    color: { xs: 'primary.main', md: 'primary.onSoft' },
  },
} as const;
const innerItem = {
  ...wideItem,
  minHeight: 40,
  px: 0,
  pl: '42px',
  py: 0,
  fontWeight: 500,
  color: 'text.secondary',
} as const;
const last = { mt: { md: 2 }, color: 'text.secondary' } as const;
