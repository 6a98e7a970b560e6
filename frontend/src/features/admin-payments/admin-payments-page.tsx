import Box from '@mui/material/Box';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { ActiveCodes } from './components/active-codes';
import { DayFigures } from './components/month/day-figures';
import { MonthCards } from './components/month/month-cards';
import { MonthSkeleton } from './components/month/month-skeleton';
import { MonthSummary } from './components/month/month-summary';
import { Movements } from './components/movements/movements';
import { texts } from './texts';
import { client } from '../../shared/api/client';
import { reportKeys } from '../../shared/api/admin-keys';
import { unwrap } from '../../shared/api/unwrap';

/** The figures of this month. Reloaded whenever the screen opens, because players pay. */
const monthQuery = () =>
  queryOptions({
    queryKey: reportKeys.paymentsMonth,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/payments/month', { signal })),
    staleTime: 0,
  });

/** `/admin/payments` */
export function AdminPaymentsPage() {
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Month />
        <ActiveCodes />
        <Movements />
      </Box>
    </Box>
  );
}

function Month() {
  const { data: month, error, isFetching, refetch } = useQuery(monthQuery());
  if (!month && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.monthError} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!month) return <MonthSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MonthCards month={month} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          rowGap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <MonthSummary month={month} />
        <DayFigures month={month} />
      </Box>
    </Box>
  );
}
