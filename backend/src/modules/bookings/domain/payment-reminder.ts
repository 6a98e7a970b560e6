import { subMinutes } from 'date-fns/subMinutes';

const REMINDER_MINUTES = 15;

/**
 * Returns when to remind the player of the payment deadline, or null if the booking was made too
 * close to it.
 */
export function remindAt(booking: { createdAt: Date; paymentDueAt: Date }): Date | null {
  const at = subMinutes(booking.paymentDueAt, REMINDER_MINUTES);
  return at > booking.createdAt ? at : null;
}
