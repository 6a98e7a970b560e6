import { BarChart } from '@mui/x-charts/BarChart';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { texts } from '../../texts';
import type { PaymentsMonth } from '../../types';

export interface DayChartProps {
  days: PaymentsMonth['days'];
  height: number;
}

const money = (cents: number | null) => formatMoney(cents ?? 0);

/** A bar chart of the days: received money above the axis, refunds below it. */
export function DayChart({ days, height }: DayChartProps) {
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      grid={{ horizontal: true }}
      disableKeyboardNavigation
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: number, { location }) =>
            location === 'tooltip' ? texts.dayNumber(day) : String(day),
          tickLabelInterval: (day: number) => day === 1 || day % 5 === 0,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ valueFormatter: wholeDollars, width: 56, disableLine: true, disableTicks: true }]}
      series={[
        {
          label: texts.received,
          data: days.map(({ received }) => centsOf(received)),
          stack: 'day',
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: money,
        },
        {
          label: texts.refunded,
          data: days.map(({ refunded }) => -centsOf(refunded)),
          stack: 'day',
          color: 'var(--mui-palette-secondary-main)',
          valueFormatter: money,
        },
      ]}
    />
  );
}

function wholeDollars(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
