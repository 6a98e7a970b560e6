import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../../shared/api/api-error';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import { CountField } from '../../../../shared/ui/form/number-field';
import { usualBlockReason } from '../../model/block-reason';
import { partOf } from '../../model/part-of';
import { texts } from '../../texts';
import type { DeskBooking } from '../../types';
import { useVenueCancelling } from '../../use-venue-cancelling';
import { AlsoBlock } from './also-block';
import { CancelReason } from './cancel-reason';

interface CancelForVenueProps {
  booking: DeskBooking;
  /** True once the hour has begun: the club then says why and how much goes back. */
  hasBegun: boolean;
  onClose: () => void;
}

/** Asks the admin to confirm a cancellation, names the refund, and takes a reason. */
export function CancelForVenue({ booking, hasBegun, onClose }: CancelForVenueProps) {
  const { form, change, share, isPending, ...question } = useVenueCancelling({ booking, hasBegun, onClose });
  const { reason, blockReason } = form;
  const paid = centsOf(booking.paidAmount);
  const back = share === null ? null : formatMoney(partOf(paid, share));
  const whole = paid > 0 ? texts.refundAll(formatMoney(paid)) : words.nothingPaid;
  const afterStart = paid > 0 ? texts.begunHint(formatMoney(paid)) : texts.begunUnpaid;
  return (
    <ConfirmDialog
      open
      title={texts.cancelTitle}
      confirmLabel={paid === 0 ? texts.cancelUnpaid : hasBegun ? texts.cancelBegun(back) : texts.cancel}
      cancelLabel={words.back}
      pending={isPending}
      error={question.error ? userMessageOf(question.error) : null}
      onConfirm={() => void question.confirm()}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 2 }}>{hasBegun ? afterStart : whole}</Typography>
      <CancelReason
        reason={reason}
        needed={hasBegun}
        isMissing={question.isReasonMissing}
        disabled={isPending}
        inputRef={question.reasonField}
        onChange={(typed) => change({ reason: typed })}
      />
      {hasBegun && paid > 0 ? (
        <CountField
          label={texts.share}
          unit="%"
          value={form.share}
          problem={share === null ? texts.shareUnread : undefined}
          hint={back === null ? undefined : texts.shareHint(back)}
          onChange={(typed) => change({ share: typed })}
        />
      ) : null}
      <AlsoBlock
        reason={blockReason}
        usual={usualBlockReason(reason)}
        disabled={isPending}
        onChange={(typed) => change({ blockReason: typed })}
      />
    </ConfirmDialog>
  );
}
