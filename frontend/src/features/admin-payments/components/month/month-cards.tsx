import Typography from '@mui/material/Typography';
import { centsOf, formatMoney } from '../../../../shared/model/money';
import { CardList } from '../../../../shared/ui/list/card-list';
import { TrendNote } from '../../../../shared/ui/figures/trend-note';
import { texts } from '../../texts';
import type { PaymentsMonth } from '../../types';
import { MonthCard } from './month-card';

interface MonthCardsProps {
  month: PaymentsMonth;
}

/** The revenue of the month, the completed payments and the pending payments. */
export function MonthCards({ month: { revenue, completed, pending } }: MonthCardsProps) {
  const before = revenue.lastMonth === null ? null : centsOf(revenue.lastMonth);
  const now = centsOf(revenue.thisMonth);
  return (
    <CardList columns={{ xs: '1fr', sm: 'repeat(3, 1fr)' }}>
      <MonthCard
        label={texts.revenue}
        cents={now}
        detail={<TrendNote now={now} before={before} format={formatMoney} words={texts.trend} />}
        note={before === null ? '' : texts.revenueNote}
      />
      <MonthCard
        label={texts.completed}
        cents={centsOf(completed.amount)}
        detail={<Count>{texts.completedCount(completed.count)}</Count>}
        note={texts.completedNote}
      />
      <MonthCard
        label={texts.pending}
        cents={centsOf(pending.amount)}
        detail={<Count>{texts.pendingCount(pending.count)}</Count>}
        note={texts.pendingNote}
      />
    </CardList>
  );
}

interface CountProps {
  children: string;
}

function Count({ children }: CountProps) {
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
}
