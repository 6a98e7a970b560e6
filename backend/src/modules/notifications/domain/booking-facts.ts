import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { type Cents, formatAmount, parseAmount, subtract, ZERO } from '../../../kernel/domain/money.js';
import type { AtDeadline, BookingFacts } from './booking-letters.js';

/** The fields of a booking that letters use. Amounts are decimal strings, instants are ISO. */
export interface LetterBooking {
  readonly id: string;
  readonly code: string;
  readonly startsAt: string;
  /** `06:00 a 07:00` */
  readonly hours: string;
  readonly timeZone: string;
  readonly gameType: 'singles' | 'doubles';
  readonly totalAmount: string;
  readonly paidAmount: string;
  readonly refundedAmount: string;
  readonly paymentDueAt: string;
  readonly atDeadline: AtDeadline;
  readonly cancelledBy: 'player' | 'venue' | null;
  readonly cancellationReason: string | null;
  readonly court: { readonly courtNumber: number; readonly name: string };
  readonly venue: { readonly name: string; readonly location: string };
}

/** The payment that a letter is about, if it is about one. */
interface LetterPayment {
  readonly amountCents?: Cents | undefined;
}

/** Returns a booking in the words of a letter. Days and times are local to the venue. */
export function letterFacts(
  booking: LetterBooking,
  publicUrl: string,
  { amountCents = ZERO }: LetterPayment = {},
): BookingFacts {
  const startsAt = new TZDate(booking.startsAt, booking.timeZone);
  const total = parseAmount(booking.totalAmount) ?? ZERO;
  const paid = parseAmount(booking.paidAmount) ?? ZERO;
  const refunded = parseAmount(booking.refundedAmount) ?? ZERO;
  return {
    code: booking.code,
    venue: booking.venue.name,
    location: booking.venue.location,
    court: `${booking.court.courtNumber} · ${booking.court.name}`,
    when: `${format(startsAt, "EEEE d 'de' MMMM", { locale: es })}, ${booking.hours}`,
    game: booking.gameType === 'singles' ? 'Singles' : 'Dobles',
    total: `$${booking.totalAmount}`,
    paid: `$${booking.paidAmount}`,
    missing: `$${formatAmount(subtract(total, paid))}`,
    deadline: `${theTime(new TZDate(booking.paymentDueAt, booking.timeZone))} (hora del complejo)`,
    atDeadline: booking.atDeadline,
    refund: `$${formatAmount(refunded)}`,
    excess: `$${formatAmount(amountCents)}`,
    percentage: paid === 0 ? 0 : Math.round((refunded / paid) * 100),
    anythingPaid: paid > 0,
    cancelledByVenue: booking.cancelledBy === 'venue',
    cancellationReason: booking.cancellationReason,
    bookingsUrl: `${publicUrl}/my-bookings`,
    checkoutUrl: `${publicUrl}/checkout/${booking.id}`,
  };
}

/** Returns "las 15:40", but "la 01:15". */
function theTime(instant: TZDate): string {
  return `${instant.getHours() === 1 ? 'la' : 'las'} ${format(instant, 'HH:mm')}`;
}
