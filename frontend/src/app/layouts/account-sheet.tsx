import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { measure, radius } from '../../shared/theme/tokens';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { texts } from '../texts';
import { AccountIcon } from './chrome-icons';
import { ThemeChoice } from './theme-choice';

interface SheetProps {
  open: boolean;
  onClose: () => void;
}

/** The panel "Mi Cuenta": the current player, a link to their bookings, and the colour scheme. */
export function AccountSheet({ open, onClose }: SheetProps) {
  const titleId = useId();
  const desktop = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  const corners = desktop
    ? { width: 400 }
    : { borderTopLeftRadius: radius.sheet, borderTopRightRadius: radius.sheet, maxHeight: '90dvh' };
  return (
    <Drawer
      anchor={desktop ? 'right' : 'bottom'}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: corners } }}
    >
      <Box
        sx={{
          p: 3,
          pb: 'calc(24px + env(safe-area-inset-bottom))',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography id={titleId} variant="h2">
            {texts.account}
          </Typography>
          <IconButton aria-label={words.close} onClick={onClose} sx={{ mr: -1.5 }}>
            <CloseRounded />
          </IconButton>
        </Box>
        <Player />
        <LinkButton to={paths.myBookings} variant="contained" onClick={onClose}>
          {words.seeMyBookings}
        </LinkButton>
        <ThemeChoice />
      </Box>
    </Drawer>
  );
}

function Player() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
        }}
      >
        <AccountIcon />
      </Box>
      <div>
        <Typography variant="subtitle1">{texts.player}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.playerHint}
        </Typography>
      </div>
    </Box>
  );
}
