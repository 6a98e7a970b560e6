import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sessionQuery } from '../../shared/api/own-session';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { Sheet } from '../../shared/ui/dialog/sheet';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { texts } from '../texts';
import { texts as accountTexts } from './account-texts';
import { AccountIcon } from './chrome-icons';
import { ThemeChoice } from './theme-choice';

interface SheetProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The panel "Mi Cuenta": the current player, links to their bookings and their account, and the
 * colour scheme.
 */
export function AccountSheet({ open, onClose }: SheetProps) {
  const titleId = useId();
  return (
    <Sheet edge="bottom-or-right" open={open} onClose={onClose} aria-labelledby={titleId}>
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
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <LinkButton to={paths.myBookings} variant="contained" onClick={onClose}>
            {words.seeMyBookings}
          </LinkButton>
          <AccountLink onClick={onClose} />
        </Box>
        <ThemeChoice />
      </Box>
    </Sheet>
  );
}

function AccountLink({ onClick }: { onClick: () => void }) {
  const { data: session } = useQuery(sessionQuery());
  return (
    <LinkButton to={paths.account} variant="outlined" onClick={onClick}>
      {session?.isGuest === false ? accountTexts.open : accountTexts.enter}
    </LinkButton>
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
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <WhoIsHere />
      </Box>
    </Box>
  );
}

/** Says nothing about the person until the server has. Without a network it is unknown. */
function WhoIsHere() {
  const { data: session, isPending } = useQuery(sessionQuery());
  if (!session) {
    return isPending ? (
      <Skeleton variant="text" width="60%" sx={{ fontSize: '1.25rem' }} />
    ) : (
      <Typography variant="subtitle1">{accountTexts.noName}</Typography>
    );
  }
  return (
    <>
      <Typography variant="subtitle1">
        {session.isGuest ? texts.player : (session.name ?? accountTexts.noName)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {session.isGuest ? texts.playerHint : session.email}
      </Typography>
    </>
  );
}
