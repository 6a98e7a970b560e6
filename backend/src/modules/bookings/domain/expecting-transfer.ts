import type { TransferRule } from '../../venues/index.js';
import { AlreadyAtClub, BookingNotActive, NothingToTransfer, TransferTooLate } from './booking-errors.js';
import type { BookingState } from './booking-state.js';
import { remindAt } from './payment-reminder.js';
import { isInTimeForTransfer, transferDueAt } from './transfer.js';

/**
 * Returns the state of a booking whose player pays by transfer from now on; the same state if the
 * player has chosen so before.
 * @throws BookingNotActive, AlreadyAtClub, TransferTooLate after a payment or shortly before the
 *   play, NothingToTransfer
 */
export function expectingTransfer(
  state: BookingState,
  { hours, ...account }: TransferRule,
  at: Date,
): BookingState {
  const { status, transfer, paysAtClubSince, paidCents, totalCents, startsAt } = state;
  if (status !== 'active') throw new BookingNotActive();
  if (transfer) return state;
  if (paysAtClubSince) throw new AlreadyAtClub();
  if (paidCents > 0) throw new TransferTooLate('paid');
  if (totalCents === 0) throw new NothingToTransfer();
  if (!isInTimeForTransfer(startsAt, at)) throw new TransferTooLate('start');
  const paymentDueAt = transferDueAt(startsAt, at, hours);
  const chosen = { since: at.toISOString(), ...account };
  return { ...state, transfer: chosen, paymentDueAt, remindAt: remindAt({ createdAt: at, paymentDueAt }) };
}
