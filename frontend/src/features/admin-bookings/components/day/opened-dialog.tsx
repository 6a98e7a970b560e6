import { Suspense } from 'react';
import type { LocalDay } from '../../../../shared/model/dates';
import type { Intervals } from '../../../../shared/model/venue-rules';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { Opened } from '../../types';

const BookingDialog = lazyComponent(() =>
  import('../booking/booking-dialog').then((file) => file.BookingDialog),
);
const FreeHourDialog = lazyComponent(() =>
  import('../free/free-hour-dialog').then((file) => file.FreeHourDialog),
);
const BlockDetails = lazyComponent(() => import('../block/block-details').then((file) => file.BlockDetails));

interface OpenedDialogProps {
  /** The pressed button; `null` while no dialog is open. */
  opened: Opened | null;
  venueId: string;
  /** The IANA zone of the venue. */
  timeZone: string;
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
  /** The time at the venue on its present day; `null` on other days. */
  now: string | null;
  /** The intervals of the day in which the venue is open. */
  opening: Intervals;
  onClose: () => void;
}

/** The dialog of a booking, of a block, or of a free hour. */
export function OpenedDialog({ opened, onClose, now, ...day }: OpenedDialogProps) {
  return (
    <Suspense fallback={null}>
      {opened?.kind === 'booking' ? <BookingDialog bookingId={opened.bookingId} onClose={onClose} /> : null}
      {opened?.kind === 'block' ? <BlockDetails block={opened.block} onClose={onClose} /> : null}
      {opened?.kind === 'free' ? (
        <FreeHourDialog {...opened} {...day} now={now ?? ''} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
