import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { words } from '../../shared/texts/words';
import { Sheet } from '../../shared/ui/dialog/sheet';
import { AdminLogout } from './admin-logout';
import { accountScreen } from './admin-screens';
import { texts } from './admin-texts';

interface AdminYouProps {
  open: boolean;
  onClose: () => void;
}

/** The sheet with an admin's own account and the way out, for phones. */
export function AdminYou({ open, onClose }: AdminYouProps) {
  const titleId = useId();
  return (
    <Sheet edge="bottom" open={open} onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ p: 3, pb: 'calc(24px + env(safe-area-inset-bottom))' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
          <Typography id={titleId} variant="h2">
            {texts.youTitle}
          </Typography>
          <IconButton aria-label={words.close} onClick={onClose} sx={{ mr: -1.5 }}>
            <CloseRounded />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
          <Box component={NavLink} to={accountScreen.to} end sx={item} onClick={onClose}>
            <AccountCircleRounded aria-hidden fontSize="small" />
            {accountScreen.label}
          </Box>
          <AdminLogout sx={{ ...item, color: 'text.secondary' }} />
        </Box>
      </Box>
    </Sheet>
  );
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 56,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current]': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
} as const;
