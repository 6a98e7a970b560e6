import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { subMinutes } from 'date-fns/subMinutes';
import { es } from 'date-fns/locale/es';
import { formatAmount, parseAmount, subtract, ZERO } from '../../../kernel/domain/money.js';
import type { BookingFacts } from './booking-letters.js';

/** What is told of a booking; amounts are decimal strings, instants ISO. */
export interface BookingToTell {
  readonly id: string;
  readonly startsAt: string;
  readonly timeSlot: string;
  readonly timeZone: string;
  readonly gameType: 'singles' | 'doubles';
  readonly totalAmount: string;
  readonly paidAmount: string;
  readonly refundedAmount: string;
  readonly paymentDueAt: string;
  readonly cancelledBy: 'player' | 'venue' | null;
  readonly cancellationReason: string | null;
  readonly court: { readonly courtNumber: number; readonly name: string };
  readonly venue: { readonly name: string; readonly location: string };
}

const REMIND_MINUTES = 15;

/** When to remind of the deadline; `null` where the booking was made too shortly before it. */
export function remindAt(booking: { createdAt: string; paymentDueAt: string }): Date | null {
  const at = subMinutes(new Date(booking.paymentDueAt), REMIND_MINUTES);
  return at > new Date(booking.createdAt) ? at : null;
}

/** A booking in the words of a letter; times are the venue's. */
export function factsOf(booking: BookingToTell, publicUrl: string): BookingFacts {
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
    anythingPaid: paid > 0,
    cancelledByVenue: booking.cancelledBy === 'venue',
    cancellationReason: booking.cancellationReason,
    bookingsUrl: `${publicUrl}/my-bookings`,
    checkoutUrl: `${publicUrl}/checkout/${booking.id}`,
  };
}
