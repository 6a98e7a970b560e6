import { dayOf } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { Money } from '../../../../shared/ui/figures/money';
import { ExcessNotes } from '../../../payments/refunds/excess-notes';
import { isReleased, type Booking } from '../../model/booking';
import { BookingActions } from './booking-actions';
import { BookingFooter } from './booking-footer';
import { GameCard, GameFact } from '../../game-card';
import { PaymentStatus } from './payment-status';
import { RefundNote } from './refund-note';

interface BookingCardProps {
  booking: Booking;
  /** True if the booking was played, cancelled or expired. */
  over: boolean;
  /** True for a booking just paid or linked to: the card scrolls into view and takes the focus. */
  highlighted: boolean;
}

export function BookingCard({ booking, over, highlighted }: BookingCardProps) {
  const { court, venue, gameType } = booking;
  return (
    <GameCard
      day={dayOf(booking.bookingDate)}
      play={booking}
      tariff={booking.tariffType}
      title={words.courtName(court.courtNumber, court.name)}
      facts={
        <>
          <GameFact>
            {venue.name} · {venue.location}
          </GameFact>
          <GameFact>
            {words.game[gameType]} ·{' '}
            <Money cents={centsOf(booking.totalAmount)} sx={{ color: 'text.primary' }} />
            {booking.category ? ` · ${booking.category.name}` : null}
          </GameFact>
        </>
      }
      code={booking.code}
      side={
        <>
          <PaymentStatus booking={booking} />
          {isReleased(booking) ? <RefundNote booking={booking} /> : null}
          <BookingActions booking={booking} over={over} />
        </>
      }
      over={over}
      highlighted={highlighted}
    >
      <ExcessNotes of={({ bookingId }) => bookingId === booking.id} inCard />
      <BookingFooter booking={booking} over={over} />
    </GameCard>
  );
}
