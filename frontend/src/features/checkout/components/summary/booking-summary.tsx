import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { canMove } from '../../../../shared/model/can-move';
import { briefDay, dayOf } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { timeOfPlay } from '../../../../shared/texts/play-words';
import { words } from '../../../../shared/texts/words';
import { Money } from '../../../../shared/ui/figures/money';
import { movingAddress } from '../../model/booking-address';
import { bookingAmounts } from '../../model/booking-amounts';
import { texts } from '../../texts';
import type { Booking } from '../../types';
import { DiscountCode } from '../discount/discount-code';
import { useTypedCode } from '../discount/typed-code';
import { RefundLine } from './refund-line';

interface BookingSummaryProps {
  booking: Booking;
}

/** The booked hour, the price with a code, and the refund of a cancellation. */
export function BookingSummary({ booking }: BookingSummaryProps) {
  const { court, venue, bookingDate, gameType } = booking;
  return (
    <Box component="section" aria-label={words.bookingSummary} sx={{ pb: 1.5 }}>
      <Box sx={line}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>
            {texts.courtAt(words.courtTitle(court.courtNumber, court.name), venue.name)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {texts.hourOf(briefDay(dayOf(bookingDate)), timeOfPlay(booking), words.game[gameType])}
          </Typography>
        </Box>
        {canMove(booking) ? (
          <Link component={RouterLink} to={movingAddress(booking)} sx={{ flex: 'none', py: 1.25 }}>
            {texts.change}
          </Link>
        ) : null}
      </Box>
      <Box
        sx={{
          ...line,
          flexWrap: 'wrap',
          rowGap: 0.5,
          justifyContent: { xs: 'space-between', md: 'flex-start' },
        }}
      >
        <Price booking={booking} />
        <DiscountCode booking={booking} />
      </Box>
      <RefundLine booking={booking} />
    </Box>
  );
}

/** The whole price with what is paid of it, and the price before the code struck through. */
function Price({ booking }: BookingSummaryProps) {
  const { free } = useTypedCode();
  const { price, discount, paid, total } = bookingAmounts(booking);
  const isReduced = free !== null || (discount > 0 && paid === 0);
  return (
    // As high as the button beside it, so that nothing moves when the field takes its place.
    <Typography
      component="p"
      translate="no"
      aria-live="polite"
      sx={{ minHeight: 44, alignContent: 'center' }}
    >
      {isReduced ? (
        <Money component="s" cents={price} sx={{ mr: 1, color: 'text.secondary', fontSize: '1rem' }} />
      ) : null}
      <Money cents={free ? centsOf(free.amount) : total} sx={{ fontSize: '1.5rem' }} />
      {paid > 0 ? ` ${texts.paidOfIt(formatMoney(paid))}` : null}
      {booking.category && paid === 0 ? (
        <Typography component="span" sx={{ ml: 1, color: 'primary.main', fontWeight: 650 }}>
          {booking.category.name}
        </Typography>
      ) : null}
    </Typography>
  );
}

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 } as const;
