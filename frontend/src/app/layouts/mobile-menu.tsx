import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SportsTennisRounded from '@mui/icons-material/SportsTennisRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { lowWindow, radius } from '../../shared/theme/tokens';
import { Sheet } from '../../shared/ui/dialog/sheet';
import { texts } from '../texts';
import { AccountIcon, AdminIcon, BookingsIcon, HomeIcon } from './chrome-icons';
import { ChromeLink } from './chrome-link';
import { texts as menuTexts } from './menu-texts';
import { informationPages } from './nav-items';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  onOpenAccount: () => void;
}

const links = [
  { to: paths.search, label: menuTexts.search, Icon: SearchRounded },
  { to: paths.venues, label: menuTexts.venues, Icon: SportsTennisRounded },
];

/** The links of the bottom bar, for low windows and the admin area, which do without that bar. */
const linksOfTheBar = [
  { to: paths.home, label: texts.home, Icon: HomeIcon },
  { to: paths.myBookings, label: words.myBookings, Icon: BookingsIcon },
  { to: paths.admin, label: texts.admin, Icon: AdminIcon },
];

/**
 * The menu of the links that the bottom bar of narrow screens lacks. When it closes, the focus
 * returns to its button in the top bar.
 */
export function MobileMenu({ open, onClose, onOpenAccount }: MobileMenuProps) {
  const handleAccount = () => {
    onClose();
    onOpenAccount();
  };
  return (
    <Sheet edge="right" open={open} onClose={onClose} aria-label={texts.menu}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={texts.closeMenu} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Items aria-label={texts.menu}>
        {links.map(({ to, label, Icon }) => (
          <ChromeLink key={to} to={to} className="item" onClick={onClose}>
            <Icon />
            {label}
          </ChromeLink>
        ))}
        {linksOfTheBar.map(({ to, label, Icon }) => (
          <ChromeLink key={to} to={to} className="item of-the-bar" onClick={onClose}>
            <Icon />
            {label}
          </ChromeLink>
        ))}
        <button type="button" className="item of-the-bar" onClick={handleAccount}>
          <AccountIcon />
          {texts.account}
        </button>
        <hr />
        {informationPages.map((page) => (
          <ChromeLink key={page} to={paths[page]} className="item small" onClick={onClose}>
            {texts.informationPages[page]}
          </ChromeLink>
        ))}
      </Items>
    </Sheet>
  );
}

const Items = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '0 16px 24px',
  '& .item': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 56,
    padding: '0 16px',
    border: 0,
    borderRadius: radius.tile,
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '1.125rem',
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .of-the-bar': { display: 'none', [lowWindow]: { display: 'flex' } },
  'body:has(.s-admin-bar) & .of-the-bar': { display: 'flex' },
  '& hr': { width: '100%', margin: '8px 0', border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .small': { minHeight: 48, fontSize: '1rem' },
  '& .item:hover, & .item[aria-current]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
}));
