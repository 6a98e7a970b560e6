import { centsOf, formatMoney } from '../../../shared/model/money';
import { CardList } from '../../../shared/ui/list/card-list';
import { texts } from '../texts';
import { Meter } from './meter';
import { Sparkline } from './sparkline';
import { StatCard } from './stat-card';
import type { Dashboard } from '../model/hour-states';

interface StatCardsProps {
  dashboard: Dashboard;
}

/** The four figures of today, as the specification lists them. */
export function StatCards({ dashboard }: StatCardsProps) {
  const { bookings, revenue, activeCourts, courtCount, occupancy, days } = dashboard;
  const centsYesterday = revenue.yesterday === null ? null : centsOf(revenue.yesterday);
  return (
    <CardList columns={{ xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' }}>
      <StatCard label={texts.bookings} {...bookings} format={String}>
        <Sparkline values={days.map((day) => day.bookings)} format={String} />
      </StatCard>
      <StatCard
        label={texts.revenue}
        today={centsOf(revenue.today)}
        yesterday={centsYesterday}
        format={formatMoney}
      >
        <Sparkline values={days.map((day) => centsOf(day.revenue))} format={formatMoney} />
      </StatCard>
      <StatCard
        label={texts.activeCourts}
        {...activeCourts}
        format={String}
        note={texts.ofCourts(courtCount)}
      >
        <Meter part={courtCount === 0 ? 0 : activeCourts.today / courtCount} />
      </StatCard>
      <StatCard label={texts.occupancy} {...occupancy} format={texts.percent} isPercentage>
        <Meter part={occupancy.today / 100} />
      </StatCard>
    </CardList>
  );
}
