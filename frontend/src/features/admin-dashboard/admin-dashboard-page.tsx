import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/config/paths';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { dashboardQuery } from './api/dashboard-query';
import { AreaLink } from './components/area-link';
import { DashboardSkeleton } from './components/dashboard-skeleton';
import { HoursLegend } from './components/hours-legend';
import { OccupancyTable } from './components/occupancy-table';
import { StatCards } from './components/stat-cards';
import { texts } from './texts';
import type { VenueDay } from './types';

/** `/admin` */
export function AdminDashboardPage() {
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Figures />
    </Box>
  );
}

function Figures() {
  const { data: dashboard, error, isFetching, refetch } = useQuery(dashboardQuery());

  if (!dashboard && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!dashboard) return <DashboardSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatCards dashboard={dashboard} />
      <Hours venues={dashboard.venues} />
      <section>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {texts.areas}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <AreaLink to={paths.adminCourts} title={texts.courts} hint={texts.courtsHint} />
          <AreaLink to={paths.adminPayments} title={texts.payments} hint={texts.paymentsHint} />
          <AreaLink to={paths.adminDiscounts} title={texts.discounts} hint={texts.discountsHint} />
        </Box>
      </section>
    </Box>
  );
}

interface HoursProps {
  venues: readonly VenueDay[];
}

function Hours({ venues }: HoursProps) {
  if (venues.length === 0) return <EmptyState title={texts.noCourts} hint={texts.noCourtsHint} />;
  return (
    <section>
      <Typography variant="h2">{texts.hours}</Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 0.5, mb: 2.5 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{texts.hoursHint}</Typography>
        <HoursLegend />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {venues.map((venue) => (
          <OccupancyTable key={venue.venueId} venue={venue} />
        ))}
      </Box>
    </section>
  );
}
