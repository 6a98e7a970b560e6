import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dayOf } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { slotEnd } from '../../../../shared/model/slots';
import { words } from '../../../../shared/texts/words';
import { Money } from '../../../../shared/ui/figures/money';
import { ExcessNotes } from '../../../payments/refunds/excess-notes';
import { isReleased, type Booking } from '../../model/booking';
import { BookingActions } from './booking-actions';
import { BookingFooter } from './booking-footer';
import { CardFrame } from './card-frame';
import { DateBlock } from './date-block';
import { PaymentStatus } from './payment-status';
import { RefundNote } from './refund-note';
import { useFocusWhen } from './use-focus-when';

interface BookingCardProps {
  booking: Booking;
  /** True if the booking was played, cancelled or expired. */
  over: boolean;
  /** True for a booking just paid or linked to: the card scrolls into view and takes the focus. */
  highlighted: boolean;
}

export function BookingCard({ booking, over, highlighted }: BookingCardProps) {
  const titleId = useId();
  const card = useFocusWhen(highlighted);
  const Icon = booking.tariffType === 'night' ? DarkModeRounded : LightModeRounded;
  return (
    <CardFrame ref={card} tabIndex={-1} aria-labelledby={titleId} data-highlighted={highlighted}>
      <div className="top">
        <DateBlock day={dayOf(booking.bookingDate)} tariff={booking.tariffType} faded={over} />
        <div className="body">
          <div className="facts">
            <Typography component="p" variant="figure" className="time">
              {words.hours(booking.timeSlot, slotEnd(booking.timeSlot))}
              <Icon aria-hidden />
            </Typography>
            <Typography id={titleId} variant="h3">
              {words.courtName(booking.court.courtNumber, booking.court.name)}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {booking.venue.name} · {booking.venue.location}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {words.game[booking.gameType]} ·{' '}
              <Money cents={centsOf(booking.totalAmount)} sx={{ color: 'text.primary' }} />
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {words.code} <b>{booking.code}</b>
            </Typography>
          </div>
          <div className="side">
            <PaymentStatus booking={booking} />
            {isReleased(booking) ? <RefundNote booking={booking} /> : null}
            <BookingActions booking={booking} over={over} />
          </div>
        </div>
      </div>
      <ExcessNotes of={({ bookingId }) => bookingId === booking.id} inCard />
      <BookingFooter booking={booking} over={over} />
    </CardFrame>
  );
}
