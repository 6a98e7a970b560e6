import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayOf, timeOf, weekdayAndDay } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog';
import type { Booking } from '../../model/booking';
import { lastRefundNotice, type RefundNow } from '../../../payments/refunds/refund-terms';
import { texts } from '../../texts';
import { useRefundNow } from '../../../payments/refunds/use-refund-now';
import { RefundTimetable } from '../../../payments/refunds/refund-timetable';

export interface CancelDialogProps {
  booking: Booking;
  pending: boolean;
  /** Why the server refused the last attempt. */
  error: string | null;
  onConfirm: (cancellation: { reason: string; expectedPercentage?: number }) => void;
  onClose: () => void;
}

const longestReason = 1000;

/** Asks for confirmation. It shows the current refund first, then the timetable of refunds. */
export function CancelDialog({ booking, pending, error, onConfirm, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const percentage = useRefundNow(booking).applying?.percentage ?? 0;
  // The guarantee first pays what is missing, if the terms keep something back.
  const collects = booking.isGuaranteed && percentage < 100;
  const charged = collects ? { ...booking, paidAmount: booking.totalAmount } : booking;
  const refund = useRefundNow(charged);
  const missing = formatMoney(centsOf(booking.totalAmount) - centsOf(booking.paidAmount));
  const promised =
    centsOf(charged.paidAmount) > 0 ? { expectedPercentage: refund.applying?.percentage ?? 0 } : {};
  return (
    <ConfirmDialog
      open
      title={texts.cancelTitle(weekdayAndDay(dayOf(booking.bookingDate)).toLowerCase(), booking.timeSlot)}
      confirmLabel={texts.cancelBooking}
      cancelLabel={words.back}
      pending={pending}
      error={error}
      onConfirm={() => onConfirm({ reason, ...promised })}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {words.code} <b translate="no">{booking.code}</b>
        </Typography>
        <RefundHeadline booking={charged} refund={refund} />
        <ResalePromise booking={charged} refund={refund} />
        {booking.atDeadline === 'charges_guarantee' ? (
          <Typography>{collects ? texts.guaranteeCollects(missing) : texts.guaranteeFreed}</Typography>
        ) : null}
        {centsOf(charged.paidAmount) > 0 && refund.applying ? (
          <RefundTimetable
            label={texts.refundTerms}
            terms={refund.terms}
            applying={refund.applying}
            formatMoment={refundMoment}
          />
        ) : null}
        <TextField
          fullWidth
          multiline
          rows={3}
          label={words.optionalReason}
          value={reason}
          disabled={pending}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
          sx={{ mt: 1 }}
        />
      </Box>
    </ConfirmDialog>
  );
}

function refundMoment(localTime: string): string {
  return texts.refundMoment(weekdayAndDay(dayOf(localTime)), timeOf(localTime));
}

/** Names the notice that the terms of this booking ask for. */
function refundOver(booking: Booking): string {
  const notice = lastRefundNotice(booking);
  return notice ? texts.refundOverWithin(notice.hours, notice.inclusive) : texts.refundOver;
}

/** The further refund if the hour is sold again. */
function ResalePromise({ booking, refund: { applying } }: RefundHeadlineProps) {
  const rest = centsOf(booking.paidAmount) - Math.max(applying?.cents ?? 0, centsOf(booking.refundedAmount));
  if (booking.resale?.state !== 'possible' || rest <= 0) return null;
  return (
    <Box sx={{ px: 1.5, py: 1.25, borderRadius: 1, bgcolor: 'success.soft' }}>
      <Typography sx={{ fontWeight: 650 }}>{texts.resalePromise(formatMoney(rest))}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.resaleHint}
      </Typography>
    </Box>
  );
}

interface RefundHeadlineProps {
  booking: Booking;
  refund: RefundNow;
}

function RefundHeadline({ booking, refund: { applying } }: RefundHeadlineProps) {
  const paid = centsOf(booking.paidAmount);
  const shareOf =
    booking.isGuaranteed && paid === centsOf(booking.totalAmount) ? texts.refundOfPrice : texts.refundShare;
  if (paid === 0) return <Typography>{words.nothingPaid}</Typography>;
  const { percentage, cents } = applying ?? { percentage: 0, cents: 0 };
  const returned = centsOf(booking.refundedAmount);
  return (
    <div aria-live="polite">
      <Typography sx={{ color: 'text.secondary' }}>{texts.estimatedRefund}</Typography>
      <Typography variant="figure" component="p" sx={{ fontSize: '2.25rem', lineHeight: 1.15 }}>
        {formatMoney(cents)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {percentage === 0 ? refundOver(booking) : shareOf(percentage, formatMoney(paid))}
        {booking.isShared && cents > 0 ? ` ${texts.refundEach}` : ''}
        {returned > 0 && cents > 0 ? ` ${texts.alreadyRefunded(formatMoney(returned))}` : ''}
      </Typography>
    </div>
  );
}
