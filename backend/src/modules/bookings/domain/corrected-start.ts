import { max } from 'date-fns/max';
import type { BookingState } from './booking-state.js';
import { dueIfStarting, remindGuaranteed } from './guarantee.js';
import { remindAt } from './payment-reminder.js';
import { shiftedPolicy } from './refund-policy.js';
import { startOf } from './slot.js';

/**
 * Returns the state of a booking in the corrected time zone of its venue: local day and hour stay,
 * and so does the notice that each refund term asks for. Returns the same state if the booking has
 * ended, or has begun in both zones, or begins at the same instant.
 */
export function correctedStart(state: BookingState, timeZone: string, now: Date): BookingState {
  const startsAt = startOf({ date: state.slotDate, minute: state.startMinute }, timeZone);
  const shift = startsAt.getTime() - state.startsAt.getTime();
  const isAhead = max([startsAt, state.startsAt]) > now;
  if ((state.status !== 'active' && state.status !== 'closing') || !isAhead || shift === 0) return state;
  const paymentDueAt = dueIfStarting(state, startsAt);
  const refundPolicy = shiftedPolicy(state.refundPolicy, shift);
  return { ...state, startsAt, paymentDueAt, refundPolicy, remindAt: reminderOf(state, paymentDueAt, now) };
}

function reminderOf(state: BookingState, paymentDueAt: Date, now: Date): Date | null {
  if (!state.remindAt) return null;
  if (state.guaranteedAt) return remindGuaranteed(paymentDueAt, now);
  return remindAt({ createdAt: state.createdAt, paymentDueAt });
}
