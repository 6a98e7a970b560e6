import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useUrlFilter } from '../../shared/model/use-url-filter';
import { measure } from '../../shared/theme/tokens';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagedList } from '../../shared/ui/list/paged-list';
import { AuditCards } from './components/audit-cards';
import { AuditFilters } from './components/audit-filters';
import { AuditTable } from './components/audit-table';
import { filterNames, queryOf, type AuditPage, type AuditQuery } from './model/audit-filter';
import { texts } from './texts';
import { client } from '../../shared/api/client';
import { reportKeys } from '../../shared/api/admin-keys';
import { unwrap } from '../../shared/api/unwrap';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';

/** One page of the actions of admins. The previous page stays until the next one has loaded. */
const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: reportKeys.audit(query),
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/audit', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** `/admin/audit` */
export function AdminAuditPage() {
  const { values, page, filterBy, turnTo, clear, isFiltered } = useUrlFilter(filterNames);
  const query = useQuery(auditQuery(queryOf(values, page)));
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <AuditFilters values={values} choices={query.data ?? { actions: [], admins: [] }} onChange={filterBy} />
      <PagedList
        query={query}
        words={texts.list}
        skeleton={<AuditSkeleton />}
        isFiltered={isFiltered}
        onClearFilters={clear}
        onTurn={turnTo}
      >
        {(shown) => <Entries page={shown} />}
      </PagedList>
    </Box>
  );
}

interface EntriesProps {
  page: AuditPage;
}

function Entries({ page: { entries, timeZone, total } }: EntriesProps) {
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);
  return (
    <>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.count(total)}. {texts.zoneNote(timeZone)}
      </Typography>
      {wide ? (
        <AuditTable entries={entries} timeZone={timeZone} />
      ) : (
        <AuditCards entries={entries} timeZone={timeZone} />
      )}
    </>
  );
}

/** Placeholders for the actions while they load. */
function AuditSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows count={4} height={{ xs: 128, md: 80 }} gap={{ xs: 1.5, md: 0.5 }} />
    </LoadingRegion>
  );
}
