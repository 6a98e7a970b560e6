import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useCancelForVenue } from '../../api/cancel-for-venue';
import { usualBlockReason } from '../../model/block-reason';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';
import { AlsoBlock } from './also-block';

interface CancelForVenueProps {
  booking: DeskBooking;
  onClose: () => void;
}

/** The longest reason that the server accepts. */
const maxLength = 1000;

/** Asks the admin to confirm a cancellation, names the refund, and takes an optional reason. */
export function CancelForVenue({ booking, onClose }: CancelForVenueProps) {
  const showToast = useToast();
  const [reason, setReason] = useState('');
  const [typedBlock, setTypedBlock] = useState<string | null>(null);
  const usual = usualBlockReason(reason);
  const cancel = useCancelForVenue(booking.id);
  const paid = centsOf(booking.paidAmount);

  const confirm = async () => {
    try {
      const isBlocked = typedBlock !== null;
      const blockReason = isBlocked ? typedBlock.trim() || usual : null;
      const { refundAmount } = await cancel.mutateAsync({ reason, blockReason });
      const cents = centsOf(refundAmount);
      const description =
        cents > 0 ? texts.refundComing(formatMoney(cents), isBlocked) : texts.cancelledDone(isBlocked);
      showToast({ tone: 'success', title: words.bookingCancelled, description });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: words.cancelFailed, description: userMessageOf(error) });
    }
  };

  return (
    <ConfirmDialog
      open
      title={texts.cancelTitle}
      confirmLabel={texts.cancel}
      cancelLabel={words.back}
      pending={cancel.isPending}
      error={cancel.error ? userMessageOf(cancel.error) : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {paid > 0 ? texts.refundAll(formatMoney(paid)) : words.nothingPaid}
      </Typography>
      <TextField
        fullWidth
        multiline
        rows={3}
        label={words.optionalReason}
        value={reason}
        disabled={cancel.isPending}
        onChange={({ target }) => setReason(target.value)}
        helperText={texts.reasonHint}
        slotProps={{ htmlInput: { maxLength } }}
      />
      <AlsoBlock reason={typedBlock} usual={usual} disabled={cancel.isPending} onChange={setTypedBlock} />
    </ConfirmDialog>
  );
}
