import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { ExcessPayment } from './excess-query';
import { texts } from './excess-texts';

interface ExcessListProps {
  payments: readonly ExcessPayment[];
  namesMatch: boolean;
  inCard: boolean;
}

/** One note for each payment that goes back to the card. */
export function ExcessList({ payments, namesMatch, inCard }: ExcessListProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, ...(inCard ? { m: 2 } : { my: 3 }) }}>
      {payments.map((payment) => (
        <ExcessNote key={payment.id} payment={payment} namesMatch={namesMatch} />
      ))}
    </Box>
  );
}

interface ExcessNoteProps {
  payment: ExcessPayment;
  namesMatch: boolean;
}

function ExcessNote({ payment, namesMatch }: ExcessNoteProps) {
  const { amount, reason, refundStatus, venueName, bookingDate, timeSlot } = payment;
  const { hint } = texts[refundStatus];
  const title = reason === 'at_desk' ? texts.atDeskTitle[refundStatus] : texts[refundStatus].title;
  return (
    <Alert severity={severities[refundStatus]} role="status">
      <AlertTitle>{title(formatMoney(centsOf(amount)))}</AlertTitle>
      {namesMatch ? `${texts.match(venueName, dayInWords(dayOf(bookingDate)), timeSlot)} ` : ''}
      {reason === 'not_accepted' ? hint : texts[reason][refundStatus]}
    </Alert>
  );
}

const severities = { requested: 'info', sent: 'info', succeeded: 'success', failed: 'error' } as const;
