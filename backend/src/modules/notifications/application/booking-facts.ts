import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { formatAmount, parseAmount, subtract, ZERO } from '../../../kernel/domain/money.js';
import type { BookingView } from '../../bookings/index.js';
import type { BookingFacts } from '../domain/booking-letters.js';

/** A booking in the words of a letter; times are the venue's. */
export function factsOf(booking: BookingView, publicUrl: string): BookingFacts {
  const startsAt = new TZDate(booking.startsAt, booking.timeZone);
  const hour = Number(booking.timeSlot.slice(0, 2));
  const total = parseAmount(booking.totalAmount) ?? ZERO;
  const paid = parseAmount(booking.paidAmount) ?? ZERO;
  const refunded = parseAmount(booking.refundedAmount) ?? ZERO;
  return {
    venue: booking.venue.name,
    location: booking.venue.location,
    court: `${booking.court.courtNumber} · ${booking.court.name}`,
    when: `${format(startsAt, "EEEE d 'de' MMMM", { locale: es })}, ${booking.timeSlot} a ${hour + 1}:00`,
    game: booking.gameType === 'singles' ? 'Singles' : 'Dobles',
    total: `$${booking.totalAmount}`,
    paid: `$${booking.paidAmount}`,
    missing: `$${formatAmount(subtract(total, paid))}`,
    deadline: `${format(new TZDate(booking.paymentDueAt, booking.timeZone), 'HH:mm')} (hora del complejo)`,
    refund: `$${formatAmount(refunded)}`,
    percentage: paid === 0 ? 0 : Math.round((refunded / paid) * 100),
    bookingsUrl: `${publicUrl}/my-bookings`,
    checkoutUrl: `${publicUrl}/checkout/${booking.id}`,
  };
}
