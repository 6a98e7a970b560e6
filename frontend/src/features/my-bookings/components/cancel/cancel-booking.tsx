import Button from '@mui/material/Button';
import { startTransition, Suspense, useState } from 'react';
import { useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { Booking } from '../../model/booking';
import { nameOf } from '../../model/booking-name';
import { texts } from '../../texts';

const Cancellation = lazyComponent(() => import('./cancellation').then((file) => file.Cancellation));

interface CancelBookingProps {
  booking: Booking;
}

/** The button that cancels a booking, with its dialog. Hidden once the hour has begun. */
export function CancelBooking({ booking }: CancelBookingProps) {
  const [open, setOpen] = useState(false);
  const started = useSecondsUntil(booking.startsAt) === 0;
  if (started && !open) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={texts.cancelBookingOf(nameOf(booking))}
        onPointerEnter={Cancellation.preload}
        onFocus={Cancellation.preload}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {texts.cancelBooking}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Cancellation booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
