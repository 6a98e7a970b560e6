import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import type { BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import { type Cents, distribute, subtract, sum, toCents, ZERO } from '../../../kernel/domain/money.js';

/** How long money that may still come delays the decision: from a desk, or from a bank. */
const PATIENCE_DAYS = 7;
const ASK_AGAIN_HOURS = 1;

/** Returns until when the decision about a cancelled time waits for money that may still come. */
export function waitsUntil(endsAt: Date): Date {
  return addDays(endsAt, PATIENCE_DAYS);
}

/** Returns when a decision that waits is tried again. */
export function asksAgainAt(now: Date): Date {
  return addHours(now, ASK_AGAIN_HOURS);
}

/** A play on one court and day, in minutes from midnight. */
interface Play {
  readonly startMinute: number;
  readonly durationMinutes: number;
}

/** A payment of the cancelled booking, and what the venue keeps of it. */
interface KeptPayment {
  readonly id: PaymentId;
  readonly keptCents: Cents;
}

/** A booking that was cancelled with the promise of a refund after a resale. */
export interface CancelledPlay extends Play {
  readonly payments: readonly KeptPayment[];
}

/** A booking that later held a part of the cancelled time. */
export interface LaterPlay extends Play {
  readonly id: BookingId;
  /** False while more money may come, some may still go back, or a bank decides about some. */
  readonly isFinal: boolean;
  /** The amount that the venue keeps of it, before a resale of this booking itself. */
  readonly keptCents: Cents;
  /** The amount that it has already brought back to earlier cancellations. */
  readonly spentCents: Cents;
}

/** The amount that a payment gets back from the money of one later booking. */
export interface ResaleShare {
  readonly paymentId: PaymentId;
  readonly resoldBy: string;
  readonly amountCents: Cents;
}

const HALF_HOUR = 30;

/**
 * Returns what a resale brings back to each payment (docs/adr/0065). Each half hour of the
 * cancelled play has an equal share of what was kept. It comes back if a later booking of that half
 * hour leaves money to the venue. Together the shares never exceed what the later bookings leave
 * and have not brought back before.
 * @param later those that were cancelled, in the order in which they were, and then the others
 */
export function resaleShares(cancelled: CancelledPlay, later: readonly LaterPlay[]): ResaleShare[] {
  const { payments } = cancelled;
  const sources = later.filter((booking) => meets(booking, cancelled) && booking.keptCents > 0);
  const given: { id: string; left: Cents }[] = [];
  let due = resoldPart(cancelled, sources);
  for (const { id, keptCents, spentCents } of sources) {
    const free = subtract(keptCents, spentCents);
    const left = free < due ? free : due;
    due = subtract(due, left);
    given.push({ id, left });
  }
  const weights = payments.map(({ keptCents }) => keptCents);
  const amounts = distribute(sum(given.map(({ left }) => left)), weights);
  return payments.flatMap(({ id }, index) => takenFor(id, amounts[index] ?? ZERO, given));
}

/** Returns the kept amount of the half hours that were sold again. */
function resoldPart(cancelled: CancelledPlay, sources: readonly LaterPlay[]): Cents {
  const kept = sum(cancelled.payments.map(({ keptCents }) => keptCents));
  const parts = distribute(
    kept,
    Array.from({ length: cancelled.durationMinutes / HALF_HOUR }, () => toCents(1)),
  );
  const isResold = (index: number) => {
    const startMinute = cancelled.startMinute + index * HALF_HOUR;
    return sources.some((booking) => meets(booking, { startMinute, durationMinutes: HALF_HOUR }));
  };
  return sum(parts.filter((_, index) => isResold(index)));
}

/** Takes an amount for one payment from the sources in their order. */
function takenFor(paymentId: PaymentId, amount: Cents, given: { id: string; left: Cents }[]): ResaleShare[] {
  const shares: ResaleShare[] = [];
  let missing = amount;
  for (const source of given) {
    const amountCents = source.left < missing ? source.left : missing;
    if (amountCents === 0) continue;
    source.left = subtract(source.left, amountCents);
    missing = subtract(missing, amountCents);
    shares.push({ paymentId, resoldBy: source.id, amountCents });
  }
  return shares;
}

function meets(one: Play, other: Play): boolean {
  return (
    one.startMinute < other.startMinute + other.durationMinutes &&
    other.startMinute < one.startMinute + one.durationMinutes
  );
}
