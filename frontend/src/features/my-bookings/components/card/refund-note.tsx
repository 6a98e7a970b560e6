import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import type { Booking } from '../../model/booking';
import { texts } from '../../texts';

interface RefundNoteProps {
  booking: Booking;
}

const looks = {
  to_hand_over: { icon: ReplayRounded, color: 'text.secondary', text: texts.refundAtClub },
  pending: { icon: ReplayRounded, color: 'text.secondary', text: words.refundOnItsWay },
  disputed: { icon: HourglassTopRounded, color: 'text.secondary', text: texts.refundDisputed },
  succeeded: { icon: CheckCircleRounded, color: 'success.main', text: words.refunded },
  failed: { icon: ErrorRounded, color: 'error.main', text: texts.refundFailed },
} as const;

/** Explains why a booking was cancelled or expired and what happened to its refund. */
export function RefundNote({ booking }: RefundNoteProps) {
  const { status, refundStatus, paidAmount, cancelledBy, cancellationReason } = booking;
  const keptAll = status === 'cancelled' && refundStatus === 'none' && centsOf(paidAmount) > 0;
  return (
    <>
      {cancelledBy === 'venue' ? <Quiet>{texts.cancelledByVenue(cancellationReason)}</Quiet> : null}
      {status === 'expired' ? <Quiet>{texts.expiredHint}</Quiet> : null}
      {keptAll ? <Quiet>{words.noRefund}</Quiet> : null}
      {refundStatus === 'none' ? null : (
        <Refund status={refundStatus} amount={formatMoney(centsOf(booking.refundedAmount))} />
      )}
      {booking.resale ? <Quiet>{resaleInWords(booking.resale)}</Quiet> : null}
    </>
  );
}

function resaleInWords({ state, keptAmount, returnedAmount }: NonNullable<Booking['resale']>): string {
  if (state === 'repaid') return texts.resaleRepaid(formatMoney(centsOf(returnedAmount)));
  if (state === 'not_resold') return texts.notResold;
  return texts.resaleWaiting(formatMoney(centsOf(keptAmount)));
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function Refund({ status, amount }: { status: keyof typeof looks; amount: string }) {
  const { icon: Icon, color, text } = looks[status];
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', textAlign: 'left' }}>
      <Icon aria-hidden sx={{ flex: 'none', fontSize: 20, color }} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {text(amount)}
      </Typography>
    </Box>
  );
}
