import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { components } from '../../../shared/api/schema';
import { clockTime, todayIn, weekdayAndDay } from '../../../shared/model/dates';
import { copyText } from '../../../shared/model/hand-over';
import { centsOf, decimalOf, formatMoney } from '../../../shared/model/money';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from './texts';

type Booking = Pick<
  components['schemas']['BookingBody'],
  'code' | 'transfer' | 'totalAmount' | 'paidAmount' | 'paymentDueAt' | 'timeZone'
>;

/** The account, the exact amount and the subject of a transfer, each to be copied. */
export function TransferData({ booking }: { booking: Booking }) {
  const id = useId();
  const { code, transfer, paymentDueAt, timeZone } = booking;
  if (!transfer) return null;
  const due = new Date(paymentDueAt);
  const missing = centsOf(booking.totalAmount) - centsOf(booking.paidAmount);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mb: 2, maxWidth: 640 }}>
      <Typography id={id} variant="h3" component="h2">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
        {texts.putCode(code)} {texts.until(weekdayAndDay(todayIn(timeZone, due)), clockTime(due, timeZone))}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Row label={texts.amount} value={decimalOf(missing)} shown={formatMoney(missing)} strong />
        <Row label={texts.subject} value={code} strong />
        <Row label={texts.holder} value={transfer.holder} />
        <Row label={texts.bank} value={transfer.bank} />
        <Row label={texts.number} value={transfer.number} />
        {transfer.note === null ? null : <Row label={texts.note} value={transfer.note} />}
      </Box>
    </Card>
  );
}

interface RowProps {
  label: string;
  /** The text for the clipboard: banks want numbers without a sign. */
  value: string;
  shown?: string;
  strong?: boolean;
}

function Row({ label, value, shown = value, strong = false }: RowProps) {
  const showToast = useToast();
  const copy = async () => {
    const isCopied = await copyText(value);
    const title = isCopied ? texts.copied : texts.copyFailed;
    showToast({ tone: isCopied ? 'success' : 'error', title, description: value });
  };
  return (
    <Box sx={row}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        <Typography
          translate="no"
          variant={strong ? 'figure' : 'body1'}
          sx={{ overflowWrap: 'anywhere', ...(strong ? { fontSize: '1.25rem' } : { fontWeight: 650 }) }}
        >
          {shown}
        </Typography>
        <Button
          data-no-print
          variant="outlined"
          aria-label={texts.copyOf(label, value)}
          onClick={() => void copy()}
          sx={{ flexShrink: 0, minHeight: 44, mt: -1.5 }}
        >
          {texts.copy}
        </Button>
      </Box>
    </Box>
  );
}

const row = { py: 1, borderTop: '1px solid', borderColor: 'divider' } as const;
