import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../../shared/api/api-error';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import { DialogFrame } from '../../../../shared/ui/dialog/dialog-frame';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useCancelBooking } from '../../../payments/refunds/cancel-booking';
import { texts } from '../../texts';
import type { Booking } from '../../types';

interface ReleaseDialogProps {
  booking: Booking;
  onClose: () => void;
}

/**
 * Asks before an unpaid booking is released, and says what that means. A booking that was released
 * or paid elsewhere shows its new state behind the dialog.
 */
export function ReleaseDialog({ booking, onClose }: ReleaseDialogProps) {
  const showToast = useToast();
  const { mutate, isPending, isSuccess, error } = useCancelBooking();
  const { court, bookingDate, timeSlot, atDeadline, isShared } = booking;
  const name = words.courtTitle(court.courtNumber, court.name);
  const isBusy = isPending || isSuccess;
  const release = () => {
    if (isBusy) return;
    mutate(
      { bookingId: booking.id, reason: '', onlyIfUnpaid: true },
      {
        onSuccess: () =>
          showToast({ tone: 'success', title: texts.released, description: texts.releasedHint }),
      },
    );
  };
  return (
    <DialogFrame
      title={texts.releaseTitle}
      busy={isBusy}
      error={error ? userMessageOf(error) : null}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {texts.keepHour}
          </Button>
          <SubmitButton size="medium" pending={isBusy} onClick={release}>
            {texts.release}
          </SubmitButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>{texts.releaseTerms(name, dayInWords(dayOf(bookingDate)), timeSlot)}</Typography>
        {atDeadline === 'charges_guarantee' ? <Typography>{texts.releaseGuarantee}</Typography> : null}
        {isShared ? <Typography>{texts.releaseLink}</Typography> : null}
      </Box>
    </DialogFrame>
  );
}
