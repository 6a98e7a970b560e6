import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { monthName } from '../../../../shared/model/dates';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { texts } from '../../texts';
import type { PaymentsMonth } from '../../types';
import { DayTable } from './day-table';

const DayChart = lazyComponent(() => import('./day-chart').then((file) => file.DayChart));

/** The height of chart, table and skeleton. It is the same, so that the page does not jump. */
const height = 300;

interface DayFiguresProps {
  month: PaymentsMonth;
}

/** The days of the month as a chart or, after a click, as a table. */
export function DayFigures({ month: { month, days } }: DayFiguresProps) {
  const [asTable, setAsTable] = useState(false);
  const label = texts.byDayOf(monthName(month));
  const isQuiet = days.every(({ received, refunded }) => received === '0.00' && refunded === '0.00');
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          mb: 1.5,
        }}
      >
        <Typography variant="h2">{texts.byDay}</Typography>
        {isQuiet ? null : (
          <Button
            size="small"
            sx={{ mr: -1.5 }}
            startIcon={asTable ? <BarChartRounded /> : <TableRowsRounded />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? texts.seeChart : texts.seeTable}
          </Button>
        )}
      </Box>
      {isQuiet ? <Typography sx={{ color: 'text.secondary' }}>{texts.noMovesThisMonth}</Typography> : null}
      {isQuiet || asTable ? null : (
        <Box role="img" aria-label={label} sx={{ height }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <DayChart days={days} height={height} />
          </Suspense>
        </Box>
      )}
      {!isQuiet && asTable ? <DayTable label={label} days={days} height={height} /> : null}
    </Box>
  );
}
