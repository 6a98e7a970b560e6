import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useUrlFilter } from '../../shared/model/use-url-filter';
import { measure } from '../../shared/theme/tokens';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { PageHeader } from '../../shared/ui/page-header';
import { Pager } from '../../shared/ui/pager';
import { auditQuery } from './api/audit-query';
import { AuditCards } from './components/audit-cards';
import { AuditFilters } from './components/audit-filters';
import { AuditSkeleton } from './components/audit-skeleton';
import { AuditTable } from './components/audit-table';
import { filterNames, queryOf } from './model/audit-filter';
import { texts } from './texts';

/** `/admin/audit` */
export function AdminAuditPage() {
  const { values, page, filterBy, turnTo, clear, isFiltered } = useUrlFilter(filterNames);
  const query = queryOf(values, page);
  const { data } = useQuery(auditQuery(query));
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <AuditFilters values={values} choices={data ?? { actions: [], admins: [] }} onChange={filterBy} />
      <List query={query} isFiltered={isFiltered} onTurn={turnTo} onClear={clear} />
    </Box>
  );
}

interface ListProps {
  query: ReturnType<typeof queryOf>;
  isFiltered: boolean;
  onTurn: (page: number) => void;
  onClear: () => void;
}

function List({ query, isFiltered, onTurn, onClear }: ListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(auditQuery(query));
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);

  if (error && (!data || isPlaceholderData)) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <AuditSkeleton />;
  if (data.total === 0 && isFiltered) {
    const showAll = (
      <Button variant="outlined" onClick={onClear}>
        {texts.clear}
      </Button>
    );
    return <EmptyState title={texts.noneFound} hint={texts.noneFoundHint} action={showAll} />;
  }
  if (data.total === 0) return <EmptyState title={texts.none} hint={texts.noneHint} />;
  const { entries, timeZone } = data;
  return (
    <Box
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
      aria-busy={isPlaceholderData}
    >
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.count(data.total)}. {texts.zoneNote(timeZone)}
      </Typography>
      {wide ? (
        <AuditTable entries={entries} timeZone={timeZone} />
      ) : (
        <AuditCards entries={entries} timeZone={timeZone} />
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onTurn={onTurn} />
    </Box>
  );
}
