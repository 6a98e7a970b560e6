import { TZDate } from '@date-fns/tz';
import { subHours } from 'date-fns/subHours';
import {
  type Cents,
  distribute,
  formatAmount,
  parseAmount,
  percentageOf,
  sum,
  ZERO,
} from '../../../kernel/domain/money.js';
import { dayInLetter, theTime } from './moment-in-letter.js';

/** A term of the refund policy that was frozen into a booking. */
interface Term {
  /** ISO. */
  readonly until: string;
  /** True if the term still applies at that instant. */
  readonly inclusive: boolean;
  readonly percentage: number;
}

/** The facts that decide the refunds of a booking. */
export interface RefundableBooking {
  readonly status: string;
  readonly totalAmount: string;
  readonly paidAmount: string;
  readonly paysAtClub: boolean;
  readonly transfer?: object | null;
  readonly timeZone: string;
  readonly refundPolicy: readonly Term[];
}

/** A payment with the part of a refund that goes back to it. */
export interface RefundablePayment {
  readonly amountCents: Cents;
  readonly isCounted: boolean;
  /** True if the reader made it. */
  readonly isOwn: boolean;
  /** Where the money goes back to, such as "a Visa ···· 4242". */
  readonly backTo: string;
}

/** Until when how much of their money a reader gets back. */
export interface RefundLine {
  readonly until: Date;
  readonly inclusive: boolean;
  readonly percentage: number;
  /** "viernes 20 de noviembre a las 18:00", on the clock of the venue */
  readonly moment: string;
  /** "100% · $16.50 a Visa ···· 4242" */
  readonly what: string;
}

/** The refund timetable of a reader. It is empty if nothing comes back. */
export type RefundTimetable = readonly RefundLine[];

/**
 * Returns what a cancellation gives back to a reader, by the terms of the booking and distributed
 * over its payments as a refund is (docs/adr/0015). Leaves out the terms that are over. `null` if
 * the reader has paid nothing, unless it is the organiser who is still to pay everything by card.
 * @param payments of everyone, in the order in which they were begun
 */
export function refundTimetable(
  booking: RefundableBooking,
  payments: readonly RefundablePayment[],
  { isOrganiser, now }: { isOrganiser: boolean; now: Date },
): RefundTimetable | null {
  const counted = payments.filter(({ isCounted }) => isCounted);
  const partsOf = counted.some(({ isOwn }) => isOwn)
    ? (percentage: number) => partsOfReader(counted, percentage)
    : isOrganiser && isToBePaidByCard(booking)
      ? (percentage: number) => partsOfPrice(booking, percentage)
      : null;
  if (booking.status !== 'active' || partsOf === null) return null;
  return inForce(booking.refundPolicy, now).map(({ until, inclusive, percentage }) => ({
    until: new Date(until),
    inclusive,
    percentage,
    moment: momentOf(until, booking.timeZone),
    what: `${percentage}% · ${partsOf(percentage)}`,
  }));
}

/** Leaves out terms that are over, and those after which as much still comes back. */
function inForce(policy: readonly Term[], now: Date): Term[] {
  const ahead = policy.filter(
    ({ until, inclusive }) => Date.parse(until) > now.getTime() - (inclusive ? 1 : 0),
  );
  return ahead.filter(
    (term) =>
      !ahead.some(
        (other) => other.percentage >= term.percentage && Date.parse(other.until) > Date.parse(term.until),
      ),
  );
}

function partsOfReader(counted: readonly RefundablePayment[], percentage: number): string {
  const amounts = counted.map(({ amountCents }) => amountCents);
  const parts = distribute(percentageOf(sum(amounts), percentage), amounts);
  const byPlace = new Map<string, Cents>();
  counted.forEach(({ isOwn, backTo }, index) => {
    if (isOwn) byPlace.set(backTo, sum([byPlace.get(backTo) ?? ZERO, parts[index] ?? ZERO]));
  });
  return [...byPlace].map(([backTo, cents]) => `$${formatAmount(cents)} ${backTo}`).join(' y ');
}

function partsOfPrice({ totalAmount }: RefundableBooking, percentage: number): string {
  const total = parseAmount(totalAmount) ?? ZERO;
  return `$${formatAmount(percentageOf(total, percentage))} a la tarjeta con la que pagues`;
}

function isToBePaidByCard(booking: RefundableBooking): boolean {
  const { totalAmount, paidAmount, paysAtClub, transfer } = booking;
  const isUnpaid = (parseAmount(paidAmount) ?? ZERO) === 0;
  return !paysAtClub && !transfer && isUnpaid && (parseAmount(totalAmount) ?? ZERO) > 0;
}

function momentOf(instant: string, timeZone: string): string {
  const local = new TZDate(instant, timeZone);
  return `${dayInLetter(local)} a ${theTime(local)}`;
}

/** How long before less comes back a calendar reminds of it. */
const HOURS_BEFORE = 2;

/** A reminder in a calendar. */
export interface CalendarAlarm {
  readonly at: Date;
  readonly text: string;
}

/** Returns the reminders that come before less of the money comes back. */
export function refundAlarms(
  timetable: RefundTimetable | null,
  { isOrganiser, now }: { isOrganiser: boolean; now: Date },
): CalendarAlarm[] {
  return (timetable ?? []).flatMap((line, index, lines) => {
    const at = subHours(line.until, HOURS_BEFORE);
    const then = lines[index + 1]?.what ?? 'nada';
    const text = isOrganiser
      ? `¿No vas a poder? Si cancelas ${untilWords(line)}, te devolvemos ${line.what}. Después: ${then}.`
      : `¿No vas a poder? Avisa a quien reservó. Si cancela ${untilWords(line)}, te devolvemos ${line.what}. Después: ${then}.`;
    return at > now ? [{ at, text }] : [];
  });
}

/** "antes del viernes 20 de noviembre a las 18:00" */
export function untilWords({ inclusive, moment }: Pick<RefundLine, 'inclusive' | 'moment'>): string {
  return inclusive ? `hasta el ${moment}` : `antes del ${moment}`;
}
