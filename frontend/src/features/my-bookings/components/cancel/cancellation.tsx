import { userMessageOf } from '../../../../shared/api/api-error';
import type { Booking } from '../../model/booking';
import { useCancellation } from '../../use-cancellation';
import { CancelDialog } from './cancel-dialog';

interface CancellationProps {
  booking: Booking;
  onClose: () => void;
}

/** Asks whether to cancel a booking, and cancels it. */
export function Cancellation({ booking, onClose }: CancellationProps) {
  const { cancel, isCancelling, refusal } = useCancellation(booking.id);
  return (
    <CancelDialog
      booking={booking}
      pending={isCancelling}
      error={refusal ? userMessageOf(refusal) : null}
      onConfirm={(cancellation) => void cancel(cancellation)}
      onClose={onClose}
    />
  );
}
