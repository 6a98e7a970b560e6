import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { useVenueOrFirst } from '../../shared/api/use-venue-or-first';
import { isDay } from '../../shared/model/dates';
import { useUrlState } from '../../shared/model/use-url-state';
import { words } from '../../shared/texts/words';
import { DayField } from '../../shared/ui/form/day-field';
import { SearchField } from '../../shared/ui/form/search-field';
import { VenueSelect } from '../../shared/ui/form/venue-select';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { CardList } from '../../shared/ui/list/card-list';
import { useFocusOnMore } from '../../shared/ui/list/use-focus-on-more';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { ReceiptRow } from './components/receipt-row';
import { receiptsQuery, type Venue } from './receipt-calls';
import { texts } from './texts';

const ReceiptView = lazyComponent(() => import('./components/receipt-view').then((file) => file.ReceiptView));

const CounterDialog = lazyComponent(() =>
  import('./components/counter-dialog').then((file) => file.CounterDialog),
);

const parameters = { venue: 'complejo', day: 'dia', search: 'buscar', receipt: 'recibo' };
/** The longest text that the server searches for. */
const longestSearch = 40;

/** `/admin/receipts`: the receipts and credit notes of a venue, or one of them. */
export function AdminReceiptsPage() {
  const [{ receipt }, change] = useUrlState(parameters);
  if (receipt === '') return <ReceiptList />;
  return (
    <Suspense fallback={<Loading />}>
      <ReceiptView
        key={receipt}
        number={receipt}
        onOpen={(other) => change({ receipt: other })}
        onBack={() => change({ receipt: null })}
      />
    </Suspense>
  );
}

function ReceiptList() {
  const [isSelling, setSelling] = useState(false);
  const [values, change] = useUrlState(parameters);
  const { venue, error, isFetching, refetch } = useVenueOrFirst(values.venue, 'desk.use');
  const day = isDay(values.day) ? values.day : '';
  return (
    <Box sx={{ minWidth: 0, maxWidth: 880, pb: 4 }}>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button
            variant="contained"
            disabled={!venue}
            onPointerEnter={CounterDialog.preload}
            onFocus={CounterDialog.preload}
            onClick={() => startTransition(() => setSelling(true))}
          >
            {texts.counter.sell}
          </Button>
        }
      />
      <Filters
        venue={venue ?? null}
        day={day}
        search={values.search.slice(0, longestSearch)}
        onChange={(changes) => change(changes, { replace: true })}
      />
      {error ? (
        <ErrorState title={words.venuesFailed} error={error} retrying={isFetching} onRetry={refetch} />
      ) : null}
      {venue === null ? <EmptyState title={texts.none} hint={texts.noVenue} /> : null}
      {venue ? (
        <Receipts
          venueId={venue.id}
          timeZone={venue.timeZone}
          day={day}
          search={values.search.trim().slice(0, longestSearch)}
          onOpen={(receipt) => change({ receipt })}
        />
      ) : null}
      <Suspense fallback={null}>
        {isSelling && venue ? <CounterDialog venueId={venue.id} onClose={() => setSelling(false)} /> : null}
      </Suspense>
    </Box>
  );
}

interface FiltersProps {
  venue: Venue | null;
  /** An empty text for all days. */
  day: string;
  search: string;
  onChange: (changes: { venue?: string; day?: string | null; search?: string | null }) => void;
}

function Filters({ venue, day, search, onChange }: FiltersProps) {
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5, '& > *': { flex: '1 1 240px' } }}
    >
      <VenueSelect venue={venue} capability="desk.use" onChange={({ id }) => onChange({ venue: id })} />
      <DayField label={texts.day} value={day} onChange={(chosen) => onChange({ day: chosen || null })} />
      <Box sx={{ '&&': { flexBasis: '100%' } }}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          search={search}
          onSearch={(typed) => onChange({ search: typed || null })}
        />
      </Box>
    </Box>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonRows count={6} height={72} gap={1} />
    </LoadingRegion>
  );
}

interface ReceiptsProps {
  venueId: string;
  timeZone: string;
  /** An empty text for the last ones of all days. */
  day: string;
  search: string;
  onOpen: (number: string) => void;
}

function Receipts({ venueId, timeZone, day, search, onOpen }: ReceiptsProps) {
  const query = useInfiniteQuery(receiptsQuery(venueId, day, search));
  const { data, error, isFetching, refetch } = query;
  const receipts = data?.pages.flatMap(({ items }) => items) ?? [];
  const [list, expectMore] = useFocusOnMore(receipts.length, query.isFetchingNextPage);
  if (error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data) return <Loading />;
  if (receipts.length === 0) return <NoReceipts day={day} search={search} />;
  return (
    <>
      <CardList ref={list} label={texts.list} gap={1}>
        {receipts.map((receipt) => (
          <ReceiptRow
            key={receipt.number}
            receipt={receipt}
            timeZone={timeZone}
            onOpen={() => onOpen(receipt.number)}
          />
        ))}
      </CardList>
      {query.hasNextPage ? (
        <Button
          variant="outlined"
          aria-busy={query.isFetchingNextPage || undefined}
          onClick={() => {
            if (query.isFetchingNextPage) return;
            expectMore();
            void query.fetchNextPage();
          }}
          sx={{ mt: 2.5 }}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

function NoReceipts({ day, search }: { day: string; search: string }) {
  if (search !== '') return <EmptyState title={texts.noneFound} hint={texts.noneFoundHint} />;
  if (day !== '') return <EmptyState title={texts.noneOfDay} hint={texts.noneOfDayHint} />;
  return <EmptyState title={texts.none} hint={texts.noneHint} />;
}
