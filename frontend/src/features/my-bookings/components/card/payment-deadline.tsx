import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeLeft, useSecondsUntil } from '../../../../shared/ui/figures/countdown';
import { clockMoment, clockTime, todayIn, weekdayAndDay } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { cardInWords } from '../../../../shared/texts/card-words';
import type { Booking } from '../../model/booking';
import { dueText } from '../../model/payment-due';
import { texts } from '../../texts';

interface PaymentDeadlineProps {
  booking: Pick<
    Booking,
    | 'paymentDueAt'
    | 'timeZone'
    | 'atDeadline'
    | 'isGuaranteed'
    | 'savedCard'
    | 'paysAtClub'
    | 'transfer'
    | 'paidAmount'
    | 'totalAmount'
    | 'status'
  >;
}

const countedSeconds = 2 * 60 * 60;

/** The payment deadline: the time, how long that is from now, and what happens then. */
export function PaymentDeadline({ booking }: PaymentDeadlineProps) {
  if (booking.transfer) return <Expected booking={booking} />;
  return booking.paysAtClub ? <AtClub booking={booking} /> : <Deadline booking={booking} />;
}

/** Nothing is due before the play. A cancellation is free only while nothing has been paid. */
function AtClub({ booking: { paidAmount, status } }: PaymentDeadlineProps) {
  const isFree = status === 'active' && centsOf(paidAmount) === 0;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isFree ? texts.paysAtClub : texts.restAtClub}
    </Typography>
  );
}

/** How much to transfer, and until when. */
function Expected({ booking }: PaymentDeadlineProps) {
  const { paymentDueAt, timeZone, atDeadline, totalAmount, paidAmount } = booking;
  const due = new Date(paymentDueAt);
  const isOver = useSecondsUntil(paymentDueAt) === 0;
  const missing = formatMoney(centsOf(totalAmount) - centsOf(paidAmount));
  const [day, time] = [weekdayAndDay(todayIn(timeZone, due)), clockTime(due, timeZone)];
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="body2">
        {isOver ? texts.overdue(time) : texts.transferUntil(missing, day, time)}
      </Typography>
      {isOver ? null : <Typography variant="body2">{texts.atDeadline[atDeadline](null)}</Typography>}
    </Box>
  );
}

function Deadline({ booking }: PaymentDeadlineProps) {
  const { paymentDueAt, timeZone, atDeadline, savedCard, isGuaranteed } = booking;
  const seconds = useSecondsUntil(paymentDueAt);
  const now = new Date(Date.parse(paymentDueAt) - seconds * 1000);
  const counted = seconds > 0 && seconds < countedSeconds;
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="body2">
        {isGuaranteed && seconds > 0
          ? texts.friendsUntil(clockMoment(paymentDueAt, timeZone))
          : dueText(paymentDueAt, timeZone, now)}
        {counted ? ` (${timeLeft(seconds)})` : ''}
      </Typography>
      {seconds > 0 ? (
        <Typography variant="body2">
          {texts.atDeadline[atDeadline](savedCard && cardInWords(savedCard))}
        </Typography>
      ) : null}
    </Box>
  );
}
