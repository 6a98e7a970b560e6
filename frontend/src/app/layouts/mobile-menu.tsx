import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { radius } from '../../shared/theme/tokens';
import { texts } from '../texts';
import { AccountIcon, AdminIcon, BookingsIcon, HomeIcon } from './chrome-icons';
import { ChromeLink } from './chrome-link';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  onOpenAccount: () => void;
}

const links = [
  { to: paths.home, label: texts.home, Icon: HomeIcon },
  { to: paths.myBookings, label: words.myBookings, Icon: BookingsIcon },
  { to: paths.admin, label: texts.admin, Icon: AdminIcon },
];

/**
 * The navigation of narrow screens. When it closes, the focus returns to its button in the top bar.
 */
export function MobileMenu({ open, onClose, onOpenAccount }: MobileMenuProps) {
  const handleAccount = () => {
    onClose();
    onOpenAccount();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': texts.menu,
          sx: { width: 'min(84vw, 340px)' },
        },
      }}
    >
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
        <button type="button" className="item" onClick={handleAccount}>
          <AccountIcon />
          {texts.account}
        </button>
      </Items>
    </Drawer>
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
  '& .item:hover, & .item[aria-current]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
}));
