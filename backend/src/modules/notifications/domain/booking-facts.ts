import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { type Cents, formatAmount, parseAmount, subtract, sum, ZERO } from '../../../kernel/domain/money.js';
import { type GameType, nameOfGame } from '../../../kernel/domain/games.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { nameToShow } from './letter.js';
import { dayInLetter, theTime } from './moment-in-letter.js';
import type { RefundTimetable } from './refund-timetable.js';

/** The event at the deadline of a booking that is not paid in full. */
type AtDeadline = 'charges_guarantee' | 'charges_saved_card' | 'expires';

/** A payment in the words of a letter. */
export interface PaymentFacts {
  /** "$7.25" */
  readonly amount: string;
  /** "Visa ···· 4242", or null if the provider did not name it. */
  readonly card: string | null;
  /** True if it was taken at the club's desk. */
  readonly isAtDesk: boolean;
  /** "20 de noviembre de 2026, 10:15", in the zone of the venue. */
  readonly paidAt: string;
  readonly reference: string;
}

/** A booking in the words of a letter to one reader. */
export interface BookingFacts {
  readonly code: string;
  readonly venue: string;
  readonly location: string;
  readonly court: string;
  /** "sábado 21 de noviembre, de 18:00 a 19:00" */
  readonly when: string;
  /** "las 18:00" */
  readonly begins: string;
  readonly game: string;
  readonly total: string;
  /** "Socio, en vez de $14.50", or null. */
  readonly category: string | null;
  readonly paid: string;
  readonly missing: string;
  /** True if nothing is missing. */
  readonly isComplete: boolean;
  /** "viernes 20 de noviembre a las 15:40 (hora del complejo)" */
  readonly deadline: string;
  readonly atDeadline: AtDeadline;
  /** True if what is missing is paid at the club, so that there is no deadline. */
  readonly paysAtClub: boolean;
  /** The account to which the organiser transfers what is missing; null if nothing is expected. */
  readonly transfer: TransferFacts | null;
  /** True if the reader has paid something at the desk. */
  readonly ownAtDesk: boolean;
  /** True if anyone has paid anything. */
  readonly anythingPaid: boolean;
  readonly cancelledByVenue: boolean;
  /** The reason that the player or the venue gave. */
  readonly cancellationReason: string | null;
  readonly isOrganiser: boolean;
  /** The name of the organiser, if there is one that letters may show. */
  readonly organiser: string | null;
  /** The amount that the reader paid. */
  readonly own: readonly PaymentFacts[];
  readonly ownPaid: boolean;
  /** The money that the reader gets back, and its part of the reader's payments. */
  readonly ownRefund: string;
  readonly ownPercentage: number;
  readonly othersPaid: boolean;
  /** The payment that the letter is about. */
  readonly payment: PaymentFacts | null;
  /** The kept part of the reader's payments, if a resale may bring it back; null if none may. */
  readonly ownKept: string | null;
  /** The money that a resale has brought back to the reader. */
  readonly ownResale: string;
  /** True if the reader made the payment that the letter is about. */
  readonly isPayer: boolean;
  /** The name of who made it, if there is one that letters may show. */
  readonly payer: string | null;
  /** The refund that the letter is about. */
  readonly refund: string;
  /** True if it is everything that the payment had paid. */
  readonly isRefundWhole: boolean;
  /** True if nothing goes back from now on. */
  readonly isRefundNone: boolean;
  /** How many places the payment gave up. */
  readonly places: number;
  /** The refunds that the reader would get by cancelling; null if the reader has paid nothing. */
  readonly refunds: RefundTimetable | null;
  readonly url: string;
}

/** A bank account of the venue, for the organiser alone. */
interface TransferFacts {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
  readonly note: string | null;
}

/** The fields of a booking that letters use. Amounts are decimal strings, instants are ISO. */
export interface LetterBooking {
  readonly id: BookingId;
  readonly code: string;
  readonly startsAt: string;
  /** `06:00 a 07:00` */
  readonly hours: string;
  readonly timeZone: string;
  readonly gameType: GameType;
  readonly totalAmount: string;
  /** The category of the organiser that has made the price, if any. */
  readonly category?: { readonly name: string; readonly publicAmount: string } | null;
  readonly paidAmount: string;
  readonly paymentDueAt: string;
  readonly paysAtClub: boolean;
  readonly transfer?: TransferFacts | null;
  readonly atDeadline: AtDeadline;
  readonly cancelledBy: 'player' | 'venue' | null;
  readonly cancellationReason: string | null;
  /** Null if no resale may bring anything back. */
  readonly resale: object | null;
  readonly court: { readonly courtNumber: number; readonly name: string };
  readonly venue: { readonly name: string; readonly location: string };
}

/** A payment that arrived, as letters describe it. */
export interface ToldPayment {
  readonly amountCents: Cents;
  readonly isCounted: boolean;
  /** True if it was taken at the club's desk. */
  readonly isAtDesk: boolean;
  readonly paidAt: Date;
  readonly reference: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly refunds: readonly { readonly amountCents: Cents; readonly isAfterResale: boolean }[];
}

/** Who reads a letter, and what they have to do with the booking. */
export interface LetterReader {
  readonly isOrganiser: boolean;
  /** The name of the player who made the booking. */
  readonly organiser: string | null;
  /** The payments of the reader. */
  readonly payments: readonly ToldPayment[];
  /** True if another player has paid for the booking too. */
  readonly othersPaid: boolean;
  /** The payment that the letter is about. */
  readonly payment?: ToldPayment | undefined;
  /** The name of who made it. */
  readonly payer?: string | null;
  /** The refund that the letter is about. */
  readonly refundCents?: Cents | undefined;
  /** How many places the payment gave up. */
  readonly places?: number | undefined;
  /** The refunds that the reader would get by cancelling. */
  readonly refunds?: RefundTimetable | null;
  /** Where the booking can be seen, in any browser. */
  readonly url: string;
}

/** Returns a booking in the words of a letter. Days and times are local to the venue. */
export function letterFacts(booking: LetterBooking, reader: LetterReader): BookingFacts {
  const startsAt = new TZDate(booking.startsAt, booking.timeZone);
  const dueAt = new TZDate(booking.paymentDueAt, booking.timeZone);
  const deadline = `${dayInLetter(dueAt)} a ${theTime(dueAt)} (hora del complejo)`;
  const total = parseAmount(booking.totalAmount) ?? ZERO;
  const paid = parseAmount(booking.paidAmount) ?? ZERO;
  const told = (payment: ToldPayment) => paymentFacts(payment, booking.timeZone);
  const own = reader.payments.filter(({ isCounted }) => isCounted);
  const ownPaid = sum(own.map(({ amountCents }) => amountCents));
  const refunds = own.flatMap((payment) => payment.refunds);
  const ownRefund = sum(refunds.map(({ amountCents }) => amountCents));
  const ownKept = subtract(ownPaid, ownRefund);
  const ofResale = refunds.filter(({ isAfterResale }) => isAfterResale);
  return {
    code: booking.code,
    venue: booking.venue.name,
    location: booking.venue.location,
    court: courtInLetter(booking.court),
    when: `${dayInLetter(startsAt)}, de ${booking.hours}`,
    begins: theTime(startsAt),
    game: nameOfGame(booking.gameType),
    total: `$${booking.totalAmount}`,
    category: booking.category
      ? `${booking.category.name}, en vez de $${booking.category.publicAmount}`
      : null,
    paid: `$${booking.paidAmount}`,
    missing: `$${formatAmount(subtract(total, paid))}`,
    isComplete: paid >= total,
    deadline,
    atDeadline: booking.atDeadline,
    paysAtClub: booking.paysAtClub,
    transfer: reader.isOrganiser ? (booking.transfer ?? null) : null,
    ownAtDesk: own.some(({ isAtDesk }) => isAtDesk),
    anythingPaid: paid > 0,
    cancelledByVenue: booking.cancelledBy === 'venue',
    cancellationReason: booking.cancellationReason,
    isOrganiser: reader.isOrganiser,
    organiser: nameToShow(reader.organiser),
    own: own.map(told),
    ownPaid: ownPaid > 0,
    ownRefund: `$${formatAmount(ownRefund)}`,
    ownPercentage: ownPaid === 0 ? 0 : Math.round((ownRefund / ownPaid) * 100),
    ownKept: booking.resale && ownKept > 0 ? `$${formatAmount(ownKept)}` : null,
    ownResale: `$${formatAmount(sum(ofResale.map(({ amountCents }) => amountCents)))}`,
    othersPaid: reader.othersPaid,
    payment: reader.payment ? told(reader.payment) : null,
    isPayer: reader.payment !== undefined && reader.payments.includes(reader.payment),
    payer: nameToShow(reader.payer ?? null),
    refund: `$${formatAmount(reader.refundCents ?? ZERO)}`,
    isRefundWhole: reader.refundCents !== undefined && reader.refundCents === reader.payment?.amountCents,
    isRefundNone: (reader.refundCents ?? ZERO) === ZERO,
    places: reader.places ?? 1,
    refunds: reader.refunds ?? null,
    url: reader.url,
  };
}

function paymentFacts(payment: ToldPayment, timeZone: string): PaymentFacts {
  const { amountCents, card, isAtDesk, paidAt, reference } = payment;
  return {
    isAtDesk,
    amount: `$${formatAmount(amountCents)}`,
    card: card && cardInWords(card),
    paidAt: format(new TZDate(paidAt, timeZone), "d 'de' MMMM 'de' yyyy, HH:mm", { locale: es }),
    reference,
  };
}

/** Returns a court as it stands after the word "Cancha": "2 · Central". */
export function courtInLetter({ courtNumber, name }: LetterBooking['court']): string {
  return `${courtNumber} · ${name}`;
}

/** Returns where the money of a payment goes back to. */
export function backTo({ isAtDesk, card }: Pick<ToldPayment, 'isAtDesk' | 'card'>): string {
  if (isAtDesk) return 'en el club';
  return card ? `a ${cardInWords(card)}` : 'a la misma tarjeta';
}

/** Returns "Visa ···· 4242". */
export function cardInWords({ brand, last4 }: NonNullable<ToldPayment['card']>): string {
  return `${BRANDS[brand] ?? 'Tarjeta'} ···· ${last4}`;
}

/** The provider's words for brands, as people write them. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
