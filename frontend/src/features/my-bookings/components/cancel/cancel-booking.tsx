import Button from '@mui/material/Button';
import { startTransition, Suspense, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import type { Booking } from '../../model/booking';
import { texts } from '../../texts';
import { useCancellation } from '../../use-cancellation';
import { nameOf } from '../../model/booking-name';

const CancelDialog = lazyComponent(() => import('./cancel-dialog').then((file) => file.CancelDialog));

interface CancelBookingProps {
  booking: Booking;
}

/** The button that cancels a booking, with its dialog. Hidden once the hour has begun. */
export function CancelBooking({ booking }: CancelBookingProps) {
  const [open, setOpen] = useState(false);
  const { cancel, isCancelling, refusal, forgetRefusal } = useCancellation(booking.id);
  const started = useSecondsUntil(booking.startsAt) === 0;
  const close = () => {
    setOpen(false);
    forgetRefusal();
  };
  if (started && !open) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={texts.cancelBookingOf(nameOf(booking))}
        onPointerEnter={CancelDialog.preload}
        onFocus={CancelDialog.preload}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {texts.cancelBooking}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CancelDialog
            booking={booking}
            pending={isCancelling}
            error={refusal ? userMessageOf(refusal) : null}
            onConfirm={(reason) => void cancel(reason)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
