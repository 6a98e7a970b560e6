import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/config/paths';
import { useUrlState } from '../../shared/model/use-url-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { dashboardQuery } from './api/dashboard-query';
import type { components } from '../../shared/api/schema';
import { AreaLink } from './components/area-link';
import { DashboardSkeleton } from './components/dashboard-skeleton';
import { FirstSteps } from './components/first-steps';
import { StatCards } from './components/stat-cards';
import { VenueHours } from './components/venue-hours';
import { texts } from './texts';

type Dashboard = components['schemas']['DashboardBody'];

/** `/admin` */
export function AdminDashboardPage() {
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Figures />
    </Box>
  );
}

/** Returns true for a club without courts, or without a booking today and in the days before. */
function isNew({ bookings, days }: Dashboard): boolean {
  return bookings.today === 0 && days.every((day) => day.bookings === 0);
}

function Figures() {
  const [{ venueId }, change] = useUrlState({ venueId: 'complejo' });
  const query = useQuery(dashboardQuery(venueId));
  const { data: dashboard, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = query;

  if (error && (!dashboard || isPlaceholderData)) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!dashboard) return <DashboardSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNew(dashboard) ? <FirstSteps hasCourts={dashboard.courtCount > 0} /> : null}
      <StatCards dashboard={dashboard} />
      <VenueHours
        venue={dashboard.venues[0]}
        loadedAt={dataUpdatedAt}
        isLoading={isPlaceholderData}
        onVenue={(chosen) => change({ venueId: chosen }, { replace: true, preventScrollReset: true })}
        onReload={() => void refetch()}
      />
      <section>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {texts.areas}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
          <AreaLink to={paths.adminCourts} title={texts.courts} hint={texts.courtsHint} />
          <AreaLink to={paths.adminPayments} title={texts.payments} hint={texts.paymentsHint} />
          <AreaLink to={paths.adminDiscounts} title={texts.discounts} hint={texts.discountsHint} />
        </Box>
      </section>
    </Box>
  );
}
