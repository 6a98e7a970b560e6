import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { dayOf, longDay } from '../../../../shared/model/dates';
import { RefundChip } from '../../../../shared/ui/figures/refund-chip';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { isLive, paymentInWords, paymentTone, statusTone } from '../../model/booking-words';
import { endOf } from '../../../../shared/model/play';
import { words } from '../../../../shared/texts/words';
import { texts } from '../../texts';
import type { FoundBooking } from '../../types';

interface FoundBookingRowProps {
  booking: FoundBooking;
  onOpen: () => void;
}

/** A booking in the search results: organiser, time, court and status. */
export function FoundBookingRow({ booking, onOpen }: FoundBookingRowProps) {
  const { court, venue, status, timeSlot } = booking;
  return (
    <li>
      <ButtonBase
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1.5,
          width: '100%',
          p: 2,
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: '1rem',
          borderRadius: 1.25,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, flex: '1 1 260px' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
            {booking.organiserName ?? texts.noName}
          </Typography>
          <Typography component="span" sx={{ display: 'block' }}>
            {texts.when(longDay(dayOf(booking.bookingDate)), words.hours(timeSlot, endOf(booking)))}
          </Typography>
          <Typography component="span" sx={{ display: 'block' }}>
            {words.courtName(court.courtNumber, court.name)} · {venue.name}
          </Typography>
          <Typography
            component="span"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {booking.code} · {contactOf(booking)}
          </Typography>
        </Box>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignContent: 'start' }}>
          <StatusChip tone={statusTone[status]}>{texts.status[status]}</StatusChip>
          {booking.refundStatus !== 'none' ? (
            <RefundChip booking={booking} />
          ) : isLive(booking) ? (
            <StatusChip tone={paymentTone[booking.paymentStatus]}>{paymentInWords(booking)}</StatusChip>
          ) : null}
        </Box>
      </ButtonBase>
    </li>
  );
}

function contactOf({ organiserPhone, organiserEmail }: FoundBooking): string {
  return [organiserPhone, organiserEmail].filter(Boolean).join(' · ') || texts.noContact;
}
