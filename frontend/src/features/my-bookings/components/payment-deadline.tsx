import Typography from '@mui/material/Typography';
import { timeLeft, useSecondsUntil } from '../../../shared/ui/countdown';
import { dueText } from '../model/payment-due';

interface PaymentDeadlineProps {
  paymentDueAt: string;
  timeZone: string;
}

const countedSeconds = 2 * 60 * 60;

/** Until when the booking has to be paid: the hour first, then how long that is. */
export function PaymentDeadline({ paymentDueAt, timeZone }: PaymentDeadlineProps) {
  const seconds = useSecondsUntil(paymentDueAt);
  const now = new Date(Date.parse(paymentDueAt) - seconds * 1000);
  const counted = seconds > 0 && seconds < countedSeconds;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {dueText(paymentDueAt, timeZone, now)}
      {counted ? ` (${timeLeft(seconds)})` : ''}
    </Typography>
  );
}
