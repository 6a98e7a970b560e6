import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { centsOf } from '../../../../shared/model/money';
import { Money } from '../../../../shared/ui/figures/money';
import { partsOf, summaryOf, type Summary } from '../../model/summary';
import { texts } from '../../texts';
import type { PaymentsMonth } from '../../types';

const looks = {
  net: 'primary.main',
  discounts: 'day.border',
  refunds: 'secondary.main',
  fees: 'night.border',
} as const;

interface MonthSummaryProps {
  month: PaymentsMonth;
}

/** The gross, the deductions and the net, as lines and as one bar. */
export function MonthSummary({ month }: MonthSummaryProps) {
  const summary = summaryOf(month);
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mb: 1.5 }}>
        <Typography variant="h2">{texts.summary}</Typography>
      </Box>
      <Parts summary={summary} />
      <Box component="dl" sx={{ display: 'grid', m: 0 }}>
        <Line label={texts.gross} cents={summary.gross} />
        <Line label={texts.discounts} cents={-summary.discounts} mark={looks.discounts} />
        <Line label={texts.refunds} cents={-summary.refunds} mark={looks.refunds} />
        <Line label={texts.fees} cents={-summary.fees} mark={looks.fees} />
        <Line label={texts.net} cents={summary.net} mark={looks.net} strong />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {texts.feesNote}
      </Typography>
      <Methods methods={month.methods} />
    </section>
  );
}

/** The revenue by way of paying, once the desk has taken or given back money this month. */
function Methods({ methods }: Pick<PaymentsMonth, 'methods'>) {
  const headingId = useId();
  const used = methods.filter(({ method, revenue }) => method === 'card' || centsOf(revenue) !== 0);
  if (used.length < 2) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 2.5 }}>
      <Typography id={headingId} variant="h4" component="h3">
        {texts.byMethod}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', m: 0 }}>
        {used.map(({ method, revenue }) => (
          <Line key={method} label={texts.methods[method]} cents={centsOf(revenue)} />
        ))}
        <Line label={texts.revenue} cents={sumOf(methods)} strong />
      </Box>
    </Box>
  );
}

const sumOf = (methods: PaymentsMonth['methods']) =>
  methods.reduce((sum, { revenue }) => sum + centsOf(revenue), 0);

interface PartsProps {
  summary: Summary;
}

/** The parts of the gross as a bar. The lines below show the same figures. */
function Parts({ summary }: PartsProps) {
  const parts = partsOf(summary);
  if (!parts) return null;
  const order = ['net', 'discounts', 'refunds', 'fees'] as const;
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', height: 12, mb: 1, borderRadius: 99, overflow: 'hidden', bgcolor: 'taken.main' }}
    >
      {order.map((part) => (
        <Box key={part} sx={{ width: `${parts[part]}%`, bgcolor: looks[part] }} />
      ))}
    </Box>
  );
}

interface LineProps {
  label: string;
  cents: number;
  /** The colour of the same part in the bar. */
  mark?: string;
  strong?: boolean;
}

function Line({ label, cents, mark, strong = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: strong ? 0 : 1,
        borderColor: 'divider',
        fontWeight: strong ? 700 : 400,
      }}
    >
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          aria-hidden="true"
          sx={{ flex: 'none', width: 12, height: 12, borderRadius: 0.5, bgcolor: mark }}
        />
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Money cents={cents} sx={{ fontSize: strong ? '1.35rem' : '1.05rem' }} />
      </Box>
    </Box>
  );
}
