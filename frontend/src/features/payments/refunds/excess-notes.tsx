import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { type ExcessPayment, excessQuery } from './excess-query';
import { texts } from './texts';

interface ExcessNotesProps {
  /** Selects the payments to show. */
  of: (payment: ExcessPayment) => boolean;
  /** True if the screen does not say which match the payments were for. */
  namesMatch?: boolean;
}

/**
 * What this browser was charged although the booking no longer accepted it, and how the money comes
 * back. Renders nothing if there is no such payment. Other payers do not see it.
 */
export function ExcessNotes({ of, namesMatch = false }: ExcessNotesProps) {
  const { data: payments = [] } = useQuery(excessQuery());
  const shown = payments.filter(of);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {shown.map((payment) => (
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
  const { amount, refundStatus, venueName, bookingDate, timeSlot } = payment;
  return (
    <Alert severity={severities[refundStatus]} role="status">
      <AlertTitle>{texts.excess[refundStatus].title(formatMoney(centsOf(amount)))}</AlertTitle>
      {namesMatch ? `${texts.match(venueName, dayInWords(dayOf(bookingDate)), timeSlot)} ` : ''}
      {texts.excess[refundStatus].hint}
    </Alert>
  );
}

const severities = { requested: 'info', sent: 'info', succeeded: 'success', failed: 'error' } as const;
