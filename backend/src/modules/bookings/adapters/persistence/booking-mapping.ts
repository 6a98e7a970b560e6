import type { Lifecycle } from '../../domain/booking-lifecycle.js';
import type { BookingState } from '../../domain/booking-state.js';
import type { BookingRow } from './bookings.schema.js';

/** Maps a row of `bookings` to the state of the aggregate. */
export function stateOf({ code: _, ...row }: BookingRow): BookingState {
  const { status, closeKind, closePercentage, closedAt, cancellationReason, nextBlock, ...facts } = row;
  const columns = { status, closeKind, closePercentage, closedAt, cancellationReason, nextBlock };
  return { ...facts, ...lifecycleOf(columns) };
}

/** Returns the columns of `bookings` that can change after the booking was placed. */
export function changingColumns({ closing, ...state }: BookingState): Partial<BookingRow> {
  return {
    discountCents: state.discountCents,
    totalCents: state.totalCents,
    paidCents: state.paidCents,
    paymentDueAt: state.paymentDueAt,
    paysAtClubSince: state.paysAtClubSince,
    transfer: state.transfer,
    guaranteedAt: state.guaranteedAt,
    remindAt: state.remindAt,
    placedFrom: state.placedFrom,
    status: state.status,
    closeKind: closing?.kind ?? null,
    closePercentage: closing?.percentage ?? null,
    closedAt: closing?.at ?? null,
    cancellationReason: closing?.reason ?? null,
    nextBlock: closing?.nextBlock ?? null,
  };
}

type LifecycleColumns = Pick<
  BookingRow,
  'status' | 'closeKind' | 'closePercentage' | 'closedAt' | 'cancellationReason' | 'nextBlock'
>;

function lifecycleOf(row: LifecycleColumns): Lifecycle {
  const { status, closeKind: kind, closePercentage: percentage, closedAt: at } = row;
  if (status === 'active' && kind === null) return { status, closing: null };
  if (kind !== null && percentage !== null && at !== null) {
    if (kind === 'deadline') {
      const closing = { kind, percentage, at, reason: null, nextBlock: null };
      if (status === 'closing' || status === 'expired') return { status, closing };
    } else {
      const closing = { kind, percentage, at, reason: row.cancellationReason, nextBlock: row.nextBlock };
      if (status === 'closing' || status === 'cancelled') return { status, closing };
    }
  }
  throw new Error(`a stored booking is ${status} with the closing kind ${String(kind)}`);
}
