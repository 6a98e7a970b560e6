import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../../shared/model/money';

interface MonthCardProps {
  label: string;
  cents: number;
  /** A comparison, or the number of items in the figure. */
  detail: ReactNode;
  note: string;
}

/** One figure of the month. */
export function MonthCard({ label, cents, detail, note }: MonthCardProps) {
  return (
    <Card component="li" sx={{ display: 'grid', gap: 0.5, alignContent: 'start', p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="figure" component="p" sx={{ fontSize: '2.25rem' }}>
        {formatMoney(cents)}
      </Typography>
      {detail}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}
