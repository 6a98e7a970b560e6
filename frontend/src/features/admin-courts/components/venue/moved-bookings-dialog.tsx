import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { texts } from '../../texts';
import type { MovedBooking, MovedBookings } from '../../types';
import { dayAndTime, dayInWords } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';

interface MovedBookingsDialogProps {
  moved: MovedBookings;
  pending: boolean;
  error: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists the bookings that another time zone moves, and asks for confirmation. */
export function MovedBookingsDialog({ moved, ...props }: MovedBookingsDialogProps) {
  const unlisted = moved.count - moved.bookings.length;
  return (
    <ConfirmDialog
      open
      title={texts.movedTitle(moved.count)}
      confirmLabel={texts.movedConfirm}
      cancelLabel={texts.movedBack}
      {...props}
    >
      <Typography sx={{ mb: 1.5 }}>{texts.movedExplained}</Typography>
      <Box component="ul" tabIndex={0} aria-label={texts.movedList} sx={list}>
        {moved.bookings.map((booking) => (
          <MovedRow key={booking.id} booking={booking} />
        ))}
      </Box>
      {unlisted > 0 ? <Typography sx={{ mt: 1 }}>{texts.movedMore(unlisted)}</Typography> : null}
    </ConfirmDialog>
  );
}

function MovedRow({ booking }: { booking: MovedBooking }) {
  const { hour, before, after, note } = movedInWords(booking);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 650 }}>{hour}</Typography>
      <Typography variant="body2" sx={instant}>
        {texts.movedBefore} {before}
      </Typography>
      <Typography variant="body2" sx={instant}>
        {texts.movedAfter} {after}
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflowY: 'auto' } as const;

const instant = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** Describes a moved booking: its local hour, which stays, and the instant before and after. */
function movedInWords({ courtNumber, courtName, bookingDate, timeSlot, ...moved }: MovedBooking) {
  return {
    hour: `${dayInWords(bookingDate)}, ${timeSlot} · ${words.courtName(courtNumber, courtName)}`,
    before: universalTime(moved.startsAt),
    after: universalTime(moved.newStartsAt),
    note: moved.hasBegun ? texts.movedHasBegun : null,
  };
}

/** "21/11/2026, 23:00 UTC": the same text for every reader, whatever their own zone is. */
function universalTime(instant: string): string {
  const { day, time } = dayAndTime(instant, 'UTC');
  return `${day}, ${time} UTC`;
}
