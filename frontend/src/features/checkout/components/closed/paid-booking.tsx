import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { paths } from '../../../../shared/config/paths';
import { words } from '../../../../shared/texts/words';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { PageTitle } from '../../../../shared/ui/screen/page-title';
import { texts } from '../../texts';
import type { Booking } from '../../types';

interface PaidBookingProps {
  booking: Booking;
}

/**
 * The checkout of a paid booking: free because of its discount code, paid by several players, or
 * paid earlier.
 */
export function PaidBooking({ booking }: PaidBookingProps) {
  const { id } = booking;
  const { title, hint } = wordsFor(booking);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', py: { xs: 6, md: 10 } }}>
      <PageTitle>{title}</PageTitle>
      <CheckCircleRounded aria-hidden sx={{ fontSize: 64, color: 'success.main' }} />
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '48ch' }}>{hint}</Typography>
      <LinkButton to={paths.myBooking(id)} variant="contained">
        {words.seeMyBookings}
      </LinkButton>
    </Box>
  );
}

function wordsFor({ discountCode, totalAmount, isShared, bookingDate, timeSlot }: Booking) {
  const day = dayInWords(dayOf(bookingDate));
  if (discountCode !== null && centsOf(totalAmount) === 0)
    return { title: texts.freeTitle, hint: texts.freeHint(discountCode, day, timeSlot) };
  const title = isShared ? texts.sharedPaidTitle : texts.paidTitle;
  return { title, hint: words.seeYou(day, timeSlot) };
}
