import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayInWords, dayOf } from '../../../shared/model/dates';
import { paths } from '../../../shared/config/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { PageTitle } from '../../../shared/ui/page-title';
import { texts } from '../texts';
import type { Booking } from '../types';

interface PaidBookingProps {
  booking: Booking;
}

/** The checkout of a booking that is paid already. */
export function PaidBooking({ booking }: PaidBookingProps) {
  const { id, bookingDate, timeSlot } = booking;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', py: { xs: 6, md: 10 } }}>
      <PageTitle>{texts.paidTitle}</PageTitle>
      <CheckCircleRounded aria-hidden sx={{ fontSize: 64, color: 'success.main' }} />
      <Typography variant="h1">{texts.paidTitle}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.paidHint(dayInWords(dayOf(bookingDate)), timeSlot)}
      </Typography>
      <LinkButton to={paths.myBooking(id)} variant="contained">
        {texts.seeBookings}
      </LinkButton>
    </Box>
  );
}
