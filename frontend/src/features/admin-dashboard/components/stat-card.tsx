import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TrendNote } from '../../../shared/ui/figures/trend-note';
import { texts } from '../texts';

interface StatCardProps {
  label: string;
  today: number;
  yesterday: number | null;
  format: (value: number) => string;
  /** The total that the figure is part of. */
  note?: string;
  /** True for a percentage. */
  isPercentage?: boolean;
  /** A chart of the figure. */
  children: ReactNode;
}

/** One figure of today, compared with yesterday, with a chart. */
export function StatCard({ label, today, yesterday, format, note, isPercentage, children }: StatCardProps) {
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto auto auto 1fr',
        gap: 0.5,
        p: { xs: 1.75, sm: 2.5 },
        minWidth: 0,
      }}
    >
      <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}
      >
        <Typography variant="figure" sx={{ fontSize: { xs: 'clamp(1.375rem, 7.2vw, 2rem)', sm: '2.25rem' } }}>
          {format(today)}
        </Typography>
        {note ? <span>{note}</span> : null}
      </Typography>
      <TrendNote
        now={today}
        before={yesterday}
        format={format}
        words={texts.trend}
        isPercentage={isPercentage}
      />
      <Typography component="div" sx={{ display: 'grid', alignItems: 'end', mt: 1.5, minHeight: 44 }}>
        {children}
      </Typography>
    </Card>
  );
}
