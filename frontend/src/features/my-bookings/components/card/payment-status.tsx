import Box from '@mui/material/Box';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { RefundChip } from '../../../../shared/ui/figures/refund-chip';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { texts } from '../../texts';
import { isReleased, type Booking } from '../../model/booking';

interface PaymentStatusProps {
  booking: Booking;
}

/**
 * The payment status. A partial payment has a progress bar. A cancelled or expired booking shows
 * that status instead of "Pendiente". Money that came back shows instead of "Pagado".
 */
export function PaymentStatus({ booking }: PaymentStatusProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {booking.status === 'cancelled' ? <StatusChip tone="neutral">{words.cancelled}</StatusChip> : null}
      {booking.status === 'expired' ? <StatusChip tone="neutral">{words.expired}</StatusChip> : null}
      <MoneyChip booking={booking} />
    </Box>
  );
}

function MoneyChip({ booking }: PaymentStatusProps) {
  if (booking.refundStatus !== 'none') return <RefundChip booking={booking} />;
  if (isReleased(booking) && booking.paymentStatus === 'pending') return null;
  return <PaymentChip booking={booking} />;
}

function PaymentChip({ booking }: PaymentStatusProps) {
  const paid = centsOf(booking.paidAmount);
  const total = centsOf(booking.totalAmount);
  if (booking.paymentStatus === 'completed') return <StatusChip tone="success">{words.paid}</StatusChip>;
  if (booking.paymentStatus === 'pending') {
    const word = booking.transfer ? texts.toTransfer : words.pending;
    if (booking.paysAtClub) return <StatusChip tone="pending">{texts.payAtClub}</StatusChip>;
    return <StatusChip tone="pending">{word}</StatusChip>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <StatusChip tone="partial">{texts.partial(formatMoney(paid), formatMoney(total))}</StatusChip>
      <Box aria-hidden="true" sx={track}>
        <Box sx={{ width: `${Math.round((paid / total) * 100)}%`, height: '100%', bgcolor: 'info.main' }} />
      </Box>
    </Box>
  );
}

const track = { height: 6, mx: 0.5, borderRadius: 99, bgcolor: 'info.soft', overflow: 'hidden' } as const;
