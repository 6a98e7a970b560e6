import type { PaymentId, PlayerId } from '../../../kernel/domain/ids.js';
import type { BookingView } from '../../booking-flow/index.js';
import type { Occasion } from '../domain/booking-letters.js';
import type { LetterPayment } from './booking-payments.js';

/** The payment or the refund that a letter is about. */
export interface LetterAbout {
  readonly paymentId?: PaymentId | undefined;
  readonly refundId?: string | undefined;
  /** How many places the payment gave up. */
  readonly places?: number | undefined;
}

/** Returns the players whose payments a booking counts. */
export function payersOf(payments: readonly LetterPayment[]): Set<PlayerId> {
  return new Set(payments.filter(({ isCounted }) => isCounted).map(({ playerId }) => playerId));
}

/** Returns the payment that a letter is about, or the one of its refund. */
export function paymentOf(
  { paymentId, refundId }: LetterAbout,
  payments: readonly LetterPayment[],
): LetterPayment | undefined {
  return payments.find(
    ({ id, refunds }) => id === paymentId || refunds.some((refund) => refund.id === refundId),
  );
}

const TO_ORGANISER_AND_PAYERS: readonly Occasion[] = ['cancelled', 'expired', 'moved', 'start_corrected'];
const TO_ONE_PAYER: readonly Occasion[] = ['receipt', 'excess', 'refund_succeeded', 'refund_failed'];

/** Returns the players who get a letter, the organiser first. Reminders have their own rule. */
export function recipientsOf(
  occasion: Occasion,
  { userId, status, paymentStatus }: Pick<BookingView, 'userId' | 'status' | 'paymentStatus'>,
  payments: readonly LetterPayment[],
  about: LetterAbout = {},
): PlayerId[] {
  if (occasion === 'resold') {
    const repaid = payments.filter(({ refunds }) => refunds.some(({ isAfterResale }) => isAfterResale));
    return [...payersOf(repaid)];
  }
  if (TO_ONE_PAYER.includes(occasion)) {
    const payment = paymentOf(about, payments);
    return payment ? [payment.playerId] : [];
  }
  if (occasion === 'left') {
    const isOpen = status === 'active' && paymentStatus !== 'completed';
    return whoHearOfLeaving(paymentOf(about, payments), userId, isOpen);
  }
  const others = TO_ORGANISER_AND_PAYERS.includes(occasion) ? payersOf(payments) : [];
  return [...new Set([userId, ...others])];
}

/**
 * The payer reads that the money comes back. The organiser reads that a place is open again. If
 * another player has paid that place before the letter goes out, the organiser gets no letter.
 */
function whoHearOfLeaving(
  payment: LetterPayment | undefined,
  organiser: PlayerId,
  isOpen: boolean,
): PlayerId[] {
  if (!payment) return [];
  return [...new Set(isOpen ? [payment.playerId, organiser] : [payment.playerId])];
}

/**
 * Returns true if a letter still says something true and new. One payment of the organiser causes
 * one letter: the confirmation contains its receipt, and so does the letter about a charge at the
 * deadline.
 */
export function stillApplies(
  occasion: Occasion,
  booking: Pick<BookingView, 'userId' | 'status' | 'paymentStatus' | 'paysAtClub' | 'transfer'>,
  payments: readonly LetterPayment[],
  about: LetterAbout = {},
): boolean {
  const { status, paymentStatus, userId } = booking;
  const isOn = status === 'active' || status === 'completed';
  const isComplete = paymentStatus === 'completed';
  const counted = payments.filter(({ isCounted }) => isCounted);
  switch (occasion) {
    case 'confirmed':
      return isOn && isComplete && !counted.some(({ wasAtDeadline }) => wasAtDeadline);
    case 'pays_at_club':
      return status === 'active' && booking.paysAtClub && !isComplete;
    case 'by_transfer':
      return status === 'active' && booking.transfer !== null && !isComplete;
    case 'held':
      return status === 'active' && !booking.paysAtClub && !isComplete;
    case 'receipt': {
      const payment = paymentOf(about, payments);
      const isToldOtherwise = payment?.playerId === userId && (isComplete || payment.wasAtDeadline);
      return isOn && payment?.isCounted === true && !isToldOtherwise;
    }
    case 'part_paid':
      return status === 'active' && !isComplete && counted.at(-1)?.playerId !== userId;
    case 'guaranteed':
    case 'guarantee_ended':
    case 'deadline_near':
    case 'owed_at_club':
      return isOn && !isComplete;
    case 'charged':
    case 'moved':
    case 'start_corrected':
      return isOn;
    default:
      return true;
  }
}
