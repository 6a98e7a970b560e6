import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { components } from '../../../../shared/api/schema';
import { dayAndTime } from '../../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { brandName } from '../../../../shared/texts/card-words';
import { Money } from '../../../../shared/ui/figures/money';
import { texts } from './texts';

type Payment = components['schemas']['ReceiptPaymentBody'];

interface ReceiptProps {
  /** The lines above the payments: price, discount, total. */
  lines: readonly { label: string; cents: number }[];
  /** Undefined while they are loading. */
  payments: readonly Payment[] | undefined;
  failed: boolean;
  timeZone: string;
  /** The amount that is still missing, in cents. */
  missing?: number;
  /** True if what is missing is paid at the club. */
  atClub?: boolean;
  children?: ReactNode;
}

/** The price and who paid it, with the card, the instant and the provider's reference. */
export function Receipt(props: ReceiptProps) {
  const { lines, payments, failed, timeZone, missing = 0, atClub = false, children } = props;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {lines.map(({ label, cents }) => (
        <Line key={label} label={label} cents={cents} />
      ))}
      {failed && !payments ? <Typography role="alert">{texts.receiptFailed}</Typography> : null}
      {payments?.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} timeZone={timeZone} />
      ))}
      {missing > 0 ? <Line label={atClub ? texts.missingAtClub : texts.missing} cents={missing} /> : null}
      {children}
      {payments && payments.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.venueClock}
        </Typography>
      ) : null}
    </Box>
  );
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <Box sx={row}>
      <Typography>{label}</Typography>
      <Money cents={cents} />
    </Box>
  );
}

function PaymentLine({ payment, timeZone }: { payment: Payment; timeZone: string }) {
  const { day, time } = dayAndTime(payment.paidAt, timeZone);
  const refunded = centsOf(payment.refundedAmount);
  const facts = [
    payment.method === 'card' ? null : texts.atDesk[payment.method],
    payment.card && texts.card(brandName(payment.card.brand), payment.card.last4),
    texts.at(day, time),
    payment.reference && texts.reference(payment.reference),
    refunded > 0 ? texts.givenBack(formatMoney(refunded)) : null,
  ];
  return (
    <Box sx={{ ...row, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {payment.isYours ? texts.yours : texts.byOthers(payment.payerName)}
        </Typography>
        {facts.filter(Boolean).map((fact) => (
          <Typography key={fact} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {fact}
          </Typography>
        ))}
      </Box>
      <Money cents={centsOf(payment.amount)} />
    </Box>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 } as const;
