import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useVenuesOf } from '../../../../shared/api/own-rights';
import { paths } from '../../../../shared/config/paths';
import { clockTime, dayInWords, todayIn } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { ReceiptLinks } from '../../../../shared/ui/receipt/receipt-links';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import { texts } from '../../texts';
import type { DeskPayment } from '../../types';
import { outdent } from '../../../../shared/theme/tokens';

interface PaymentListProps {
  bookingId: string;
  payments: readonly DeskPayment[];
  /** The time zone of the venue, in which the times are shown. */
  timeZone: string;
}

/** The payments of a booking: purpose, payer, status, time and refunds. */
export function PaymentList({ bookingId, payments, timeZone }: PaymentListProps) {
  // The ledger belongs to who owns every venue: all of them share one account.
  const maySeeLedger = useVenuesOf('payouts.read') === 'all';
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {texts.payments}
      </Typography>
      {payments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noPayments}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} timeZone={timeZone} />
          ))}
        </Box>
      )}
      {payments.length === 0 || !maySeeLedger ? null : (
        <LinkButton to={paths.adminLedgerOf(bookingId)} size="small" sx={{ ml: outdent.small }}>
          {texts.whyBalance}
        </LinkButton>
      )}
    </section>
  );
}

function PaymentItem({ payment, timeZone }: { payment: DeskPayment; timeZone: string }) {
  const { purpose, method, takenBy, payerName, status, amount, currency, dispute, createdAt } = payment;
  const { receipt, refunds, reference, counts } = payment;
  const what = texts.paymentOf[purpose];
  const at = `${dayInWords(todayIn(timeZone, new Date(createdAt)))}, ${clockTime(createdAt, timeZone)}`;
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        <span>{payerName === null ? what : texts.paymentBy(what, payerName)}</span>
        {currency === 'USD' ? <Money cents={centsOf(amount)} /> : `${amount} ${currency}`}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.paymentStatus[status]} · {at}
        {method === 'card' ? '' : ` · ${texts.takenAtDesk(texts.desk.methods[method], takenBy)}`}
        {reference === null ? '' : ` · ${texts.reference(reference)}`}
        {counts || method === 'card' ? '' : ` · ${texts.notNeeded}`}
      </Typography>
      {receipt === null ? null : <ReceiptLinks number={receipt} />}
      {dispute === null ? null : (
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: dispute === 'won' ? 'text.primary' : 'error.main' }}
        >
          {texts.dispute[dispute]}
        </Typography>
      )}
      {refunds.map((refund) => (
        <Fragment key={refund.id}>
          <Typography
            variant="body2"
            sx={{ fontWeight: 600, color: refund.status === 'failed' ? 'error.main' : 'text.primary' }}
          >
            {texts.refund[refund.status](formatMoney(centsOf(refund.amount)))}
          </Typography>
          {refund.receipt === null ? null : <ReceiptLinks number={refund.receipt} isNote />}
        </Fragment>
      ))}
    </Box>
  );
}
