import type { StatusTone } from '../../../shared/ui/figures/status-chip';
import { shortDay } from '../../../shared/model/dates';
import { texts } from '../texts';
import type { PaymentEntry } from '../types';

export const tones: Record<PaymentEntry['state'], StatusTone> = {
  paid: 'success',
  pending: 'pending',
  refunded: 'neutral',
  refunding: 'partial',
  refund_returned: 'error',
  refund_stuck: 'error',
  refund_to_hand_over: 'pending',
  refund_held: 'pending',
  disputed: 'error',
  dispute_won: 'success',
  dispute_lost: 'error',
  contradicted: 'error',
};

/** Returns the purpose of a movement in words. */
export function conceptOf({ concept, state }: PaymentEntry): string {
  if (state === 'pending') return texts.stillDue;
  return concept === null ? texts.someMovement : texts.concepts[concept];
}

/** Returns the booked hour: "20/11/2026, 18:00". */
export function slotOf({ bookingDate, timeSlot }: PaymentEntry): string {
  return `${shortDay(bookingDate)}, ${timeSlot}`;
}
