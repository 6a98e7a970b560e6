import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useUrlFilter } from '../../../../shared/model/use-url-filter';
import { measure } from '../../../../shared/theme/tokens';
import { PagedList } from '../../../../shared/ui/list/paged-list';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { paymentsFile, paymentsQuery } from '../../api/payments-query';
import { filterNames, queryOf } from '../../model/payment-filter';
import { texts } from '../../texts';
import type { PaymentQuery } from '../../types';
import { SectionHeader } from '../section-header';
import { PaymentCards } from './payment-cards';
import { PaymentFilters } from './payment-filters';
import { PaymentTable } from './payment-table';

/** Every charge and refund in a list with search, filters and pages, and as a CSV file. */
export function Movements() {
  const { values, page, filterBy, turnTo, clear, isFiltered } = useUrlFilter(filterNames);
  const filter = queryOf(values, page);
  const query = useQuery(paymentsQuery(filter));
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  return (
    <section>
      <Header total={query.data?.total} filter={filter} />
      <PaymentFilters values={values} venues={query.data?.venues ?? []} onChange={filterBy} />
      <PagedList
        query={query}
        words={texts.list}
        headingLevel="h3"
        skeleton={<ListSkeleton />}
        isFiltered={isFiltered}
        onClearFilters={clear}
        onTurn={turnTo}
      >
        {({ entries }) => (wide ? <PaymentTable entries={entries} /> : <PaymentCards entries={entries} />)}
      </PagedList>
    </section>
  );
}

interface HeaderProps {
  /** The number of movements; `undefined` while the list loads. */
  total: number | undefined;
  /** The filters of the CSV files. */
  filter: PaymentQuery;
}

function Header({ total, filter }: HeaderProps) {
  return (
    <SectionHeader
      title={texts.movements}
      note={
        <Typography aria-live="polite" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {total === undefined ? '' : `${texts.movementsCount(total)}. ${texts.localHours}`}
        </Typography>
      }
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Download href={paymentsFile(filter)} label={texts.download} />
          <Download href={paymentsFile(filter, 'semicolon')} label={texts.downloadForExcel} />
        </Box>
      }
    />
  );
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="outlined"
      size="small"
      startIcon={<DownloadRounded />}
    >
      {label}
    </Button>
  );
}

function ListSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows count={8} height={{ xs: 84, md: 58 }} gap={0.5} />
    </LoadingRegion>
  );
}
