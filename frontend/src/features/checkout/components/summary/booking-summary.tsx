import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { canMove } from '../../../../shared/model/can-move';
import { briefDay, dayOf } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import { timeOfPlay } from '../../../../shared/texts/play-words';
import { words } from '../../../../shared/texts/words';
import { Money } from '../../../../shared/ui/figures/money';
import { movingAddress } from '../../model/booking-address';
import { bookingAmounts } from '../../model/booking-amounts';
import { texts } from '../../texts';
import type { Booking } from '../../types';

interface BookingSummaryProps {
  booking: Booking;
}

/** What the player pays for, in two lines, with the whole price, and the way to another hour. */
export function BookingSummary({ booking }: BookingSummaryProps) {
  const { court, venue, bookingDate, gameType } = booking;
  const { total, paid } = bookingAmounts(booking);
  return (
    <Box
      component="section"
      aria-label={words.bookingSummary}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        pb: { xs: 1.5, md: 3 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {texts.courtAt(words.courtTitle(court.courtNumber, court.name), venue.name)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {texts.hourOf(briefDay(dayOf(bookingDate)), timeOfPlay(booking), words.game[gameType])}{' '}
          <Money cents={total} sx={{ color: 'text.primary' }} />
          {paid > 0 ? ` ${texts.paidOfIt(formatMoney(paid))}` : null}
        </Typography>
      </Box>
      {canMove(booking) ? (
        <Link component={RouterLink} to={movingAddress(booking)} sx={{ flex: 'none', py: 1.25 }}>
          {texts.change}
        </Link>
      ) : null}
    </Box>
  );
}
