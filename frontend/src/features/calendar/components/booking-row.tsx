import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, plainDay } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { isNight } from '../../../shared/model/slots';
import { timeOfPlay } from '../../../shared/texts/play-words';
import { words } from '../../../shared/texts/words';
import { Money } from '../../../shared/ui/figures/money';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { texts } from '../texts';
import type { CalendarEntry } from '../model/bookings-by-day';

interface BookingRowProps {
  entry: CalendarEntry;
  nightFrom: string;
}

const tones = { completed: 'success', partial: 'partial', pending: 'pending' } as const;

/** One booking of the list: court, day, hour, game type, total and payment status. */
export function BookingRow({ entry, nightFrom }: BookingRowProps) {
  const night = isNight(entry.timeSlot, nightFrom);
  return (
    <Box component="li" sx={row}>
      <Typography variant="figure" aria-hidden sx={{ ...disc, ...(night ? nightColors : dayColors) }}>
        {entry.court.courtNumber}
      </Typography>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          <CourtName court={entry.court} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {plainDay(dayOf(entry.bookingDate))} · {timeOfPlay(entry)} · {words.game[entry.gameType]}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, ml: { xs: 7, sm: 0 } }}>
        <Money cents={centsOf(entry.totalAmount)} sx={{ fontSize: '1.0625rem', minWidth: '3.75em' }} />
        <Box sx={{ minWidth: { sm: 132 } }}>
          <StatusChip tone={tones[entry.paymentStatus]}>
            {texts.paymentStatus[entry.paymentStatus]}
          </StatusChip>
        </Box>
      </Box>
    </Box>
  );
}

function CourtName({ court }: { court: CalendarEntry['court'] }) {
  if (!court.name) return words.court(court.courtNumber);
  return (
    <>
      <span className="s-hidden">{words.court(court.courtNumber)}: </span>
      {court.name}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, md: 2.5 },
  py: 1.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontSize: '1.125rem',
} as const;

const dayColors = { bgcolor: 'day.main', color: 'day.contrastText' } as const;
const nightColors = { bgcolor: 'night.main', color: 'night.contrastText' } as const;
