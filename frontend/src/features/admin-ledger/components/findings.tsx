import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CardList } from '../../../shared/ui/list/card-list';
import { FilterSelect } from '../../../shared/ui/form/filter-field';
import { PagedList } from '../../../shared/ui/list/paged-list';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { type FindingState, findingsQuery } from '../api/ledger-queries';
import { texts } from '../texts';
import { FindingCard } from './finding-card';

interface FindingsProps {
  state: FindingState;
  page: number;
  onState: (state: FindingState) => void;
  onTurn: (page: number) => void;
}

/** The differences between the ledger and the provider: open or resolved ones. */
export function Findings({ state, page, onState, onTurn }: FindingsProps) {
  const query = useQuery(findingsQuery(state, page));
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          {texts.findings}
        </Typography>
        <Box sx={{ width: { xs: '100%', sm: 220 } }}>
          <FilterSelect
            label={texts.state}
            any={texts.states.open}
            value={state === 'resolved' ? state : ''}
            choices={[{ value: 'resolved', label: texts.states.resolved }]}
            onChange={(value) => onState(value === 'resolved' ? 'resolved' : 'open')}
          />
        </Box>
      </Box>
      <PagedList
        query={query}
        words={texts.list}
        headingLevel="h3"
        skeleton={<ListSkeleton />}
        isFiltered={state === 'resolved'}
        onClearFilters={() => onState('open')}
        onTurn={onTurn}
      >
        {({ entries }) => (
          <CardList
            label={texts.findings}
            columns={{ xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            {entries.map((finding) => (
              <FindingCard key={finding.id} finding={finding} />
            ))}
          </CardList>
        )}
      </PagedList>
    </section>
  );
}

function ListSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows count={2} height={188} gap={1.5} />
    </LoadingRegion>
  );
}
