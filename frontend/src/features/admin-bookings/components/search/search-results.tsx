import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { CardList } from '../../../../shared/ui/list/card-list';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { FilterSelect } from '../../../../shared/ui/form/filter-field';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { Pager } from '../../../../shared/ui/list/pager';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { searchQuery } from '../../api/search-query';
import { texts } from '../../texts';
import { useDeskState } from '../../use-desk-state';
import { FoundBookingRow } from './found-booking-row';
import { outdent } from '../../../../shared/theme/tokens';

const BookingDialog = lazyComponent(() =>
  import('../booking/booking-dialog').then((file) => file.BookingDialog),
);

const statuses = Object.entries(texts.status).map(([value, label]) => ({ value, label }));

/** The bookings of all venues that match the search. */
export function SearchResults() {
  const { status, change } = useDeskState();
  return (
    <section>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Box>
          <Button
            onClick={() => change({ search: null, status: null, page: null })}
            sx={{ ml: outdent.medium }}
          >
            {texts.clearSearch}
          </Button>
          <Typography variant="h2">{texts.results}</Typography>
        </Box>
        <Box sx={{ minWidth: 160 }}>
          <FilterSelect
            label={texts.statusFilter}
            any={texts.anyStatus}
            value={status ?? ''}
            choices={statuses}
            onChange={(chosen) => change({ status: chosen, page: null })}
          />
        </Box>
      </Box>
      <Results />
    </section>
  );
}

function Results() {
  const { search, status, page, change } = useDeskState();
  const { data: found, error, isFetching, refetch } = useQuery(searchQuery({ search, status, page }));
  const [opened, setOpened] = useState<string | null>(null);

  if (error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.searchFailed} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!found)
    return (
      <LoadingRegion>
        <SkeletonRows count={5} height={{ xs: 132, md: 84 }} gap={1} />
      </LoadingRegion>
    );
  if (found.items.length === 0 && found.total > 0) {
    const first = <Button onClick={() => change({ page: null })}>{texts.firstPage}</Button>;
    return <EmptyState title={texts.noSuchPage} hint={texts.noSuchPageHint(found.total)} action={first} />;
  }
  if (found.items.length === 0)
    return (
      <EmptyState
        title={texts.nothingFound}
        hint={texts.nothingFoundHint}
        art={<Illustration motif="ball out" seed="sin resultados" />}
      />
    );
  return (
    <>
      <CardList label={texts.results} gap={1}>
        {found.items.map((booking) => (
          <FoundBookingRow
            key={booking.id}
            booking={booking}
            onOpen={() => startTransition(() => setOpened(booking.id))}
          />
        ))}
      </CardList>
      <Pager
        page={found.page}
        pageSize={found.pageSize}
        total={found.total}
        counts="items"
        onTurn={(next) => change({ page: String(next) })}
      />
      <Suspense fallback={null}>
        {opened ? <BookingDialog bookingId={opened} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </>
  );
}
