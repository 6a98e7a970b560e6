import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { dayInWords, dayOf } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
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
  const titleId = useId();
  const showToast = useToast();
  const { mutate, isPending, isSuccess, error } = useCancelBooking();
  const { court, bookingDate, timeSlot, atDeadline, isShared } = booking;
  const name = words.courtTitle(court.courtNumber, court.name);
  const release = () => {
    if (isPending || isSuccess) return;
    mutate(
      { bookingId: booking.id, reason: '', onlyIfUnpaid: true },
      {
        onSuccess: () =>
          showToast({ tone: 'success', title: texts.released, description: texts.releasedHint }),
      },
    );
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.releaseTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography>{texts.releaseTerms(name, dayInWords(dayOf(bookingDate)), timeSlot)}</Typography>
        {atDeadline === 'charges_guarantee' ? <Typography>{texts.releaseGuarantee}</Typography> : null}
        {isShared ? <Typography>{texts.releaseLink}</Typography> : null}
        {error ? (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {userMessageOf(error)}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={isPending || isSuccess} onClick={onClose}>
          {texts.keepHour}
        </Button>
        <SubmitButton size="medium" pending={isPending || isSuccess} onClick={release}>
          {texts.release}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
