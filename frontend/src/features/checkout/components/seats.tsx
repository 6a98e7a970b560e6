import CheckRounded from '@mui/icons-material/CheckRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SharedLink } from '../../payments/sharing/own-link-query';
import { seatsInWords, seatsOf, type Seat } from '../model/seats';
import { texts } from '../texts';

interface SeatsProps {
  link: SharedLink;
}

const looks = {
  paid: { icon: CheckRounded, bgcolor: 'primary.main', color: 'primary.contrastText', borderStyle: 'solid' },
  pending: {
    icon: HourglassTopRounded,
    bgcolor: 'day.main',
    color: 'day.contrastText',
    borderStyle: 'solid',
  },
  free: {
    icon: PersonOutlineRounded,
    bgcolor: 'transparent',
    color: 'text.secondary',
    borderStyle: 'dashed',
  },
} as const;

/** Who has paid: one place per player, each with its word, and all of them in a sentence that is announced. */
export function Seats({ link }: SeatsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="ul"
        aria-label={texts.seats}
        sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1, m: 0, p: 0 }}
      >
        {seatsOf(link).map((seat, place) => (
          <SeatMark key={place} seat={seat} />
        ))}
      </Box>
      <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
        {seatsInWords(link)}
      </Typography>
    </Box>
  );
}

function SeatMark({ seat }: { seat: Seat }) {
  const { icon: Icon, ...look } = looks[seat];
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: 'center', gap: 0.75, listStyle: 'none' }}>
      <Box
        sx={{
          ...{ display: 'grid', placeItems: 'center', width: 52, height: 52, borderRadius: '50%' },
          ...{ borderWidth: 1.5, borderColor: seat === 'free' ? 'control.main' : 'transparent' },
          ...look,
          transition: 'background-color 200ms, border-color 200ms',
        }}
      >
        <Icon aria-hidden />
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.seat[seat]}
      </Typography>
    </Box>
  );
}
