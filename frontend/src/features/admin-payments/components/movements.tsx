import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useUrlFilter } from '../../../shared/model/use-url-filter';
import { measure } from '../../../shared/theme/tokens';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Pager } from '../../../shared/ui/pager';
import { LoadingRegion } from '../../../shared/ui/skeletons';
import { paymentsFile, paymentsQuery } from '../api/payments-query';
import { filterNames, queryOf } from '../model/payment-filter';
import { texts } from '../texts';
import { PaymentCards } from './payment-cards';
import { PaymentFilters } from './payment-filters';
import { PaymentTable } from './payment-table';

/** Every charge and refund: searched, filtered, page by page, or all of them as a file. */
export function Movements() {
  const { values, page, filterBy, turnTo, clear, isFiltered } = useUrlFilter(filterNames);
  const query = queryOf(values, page);
  const { data } = useQuery(paymentsQuery(query));
  return (
    <section>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Typography variant="h2">{texts.movements}</Typography>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {data ? `${texts.movementsCount(data.total)}. ${texts.localHours}` : ''}
          </Typography>
        </Box>
        <Button
          component="a"
          href={paymentsFile(query)}
          download
          variant="outlined"
          size="small"
          startIcon={<DownloadRounded />}
        >
          {texts.download}
        </Button>
      </Box>
      <PaymentFilters values={values} venues={data?.venues ?? []} onChange={filterBy} />
      <List query={query} isFiltered={isFiltered} onTurn={turnTo} onClear={clear} />
    </section>
  );
}

interface ListProps {
  query: ReturnType<typeof queryOf>;
  isFiltered: boolean;
  onTurn: (page: number) => void;
  onClear: () => void;
}

function List({ query, isFiltered, onTurn, onClear }: ListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(paymentsQuery(query));
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);

  if (error && (!data || isPlaceholderData)) {
    const retry = () => void refetch();
    return (
      <ErrorState
        title={texts.listError}
        headingLevel="h3"
        error={error}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.total === 0 && isFiltered) {
    const showAll = (
      <Button variant="outlined" onClick={onClear}>
        {texts.clear}
      </Button>
    );
    return (
      <EmptyState title={texts.noneFound} hint={texts.noneFoundHint} headingLevel="h3" action={showAll} />
    );
  }
  if (data.total === 0) return <EmptyState title={texts.none} hint={texts.noneHint} headingLevel="h3" />;
  return (
    <Box
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
      aria-busy={isPlaceholderData}
    >
      {wide ? <PaymentTable entries={data.entries} /> : <PaymentCards entries={data.entries} />}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onTurn={onTurn} />
    </Box>
  );
}

const places = [0, 1, 2, 3];

function ListSkeleton() {
  return (
    <LoadingRegion>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 0.5 } }}>
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: { xs: 168, md: 92 } }} />
        ))}
      </Box>
    </LoadingRegion>
  );
}
