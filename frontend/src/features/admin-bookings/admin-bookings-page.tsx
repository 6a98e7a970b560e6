import Box from '@mui/material/Box';
import { useVenueOrFirst } from '../../shared/api/use-venue-or-first';
import { words } from '../../shared/texts/words';
import { Suspense } from 'react';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { SearchField } from '../../shared/ui/form/search-field';
import { DeskKeys } from './components/desk-keys';
import { DayBar } from './components/day/day-bar';
import { DeskSkeleton } from './components/day/desk-skeleton';
import { NothingToSell } from './components/day/nothing-to-sell';
import { TransfersButton } from './components/transfers/transfers-button';
import { VenueDay } from './components/day/venue-day';
import { texts } from './texts';
import { useDeskState } from './use-desk-state';

const SearchResults = lazyComponent(() =>
  import('./components/search/search-results').then((file) => file.SearchResults),
);

/** `/admin/desk` */
export function AdminBookingsPage() {
  const { search, change } = useDeskState();
  return (
    <Box sx={{ minWidth: 0, pb: 4 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={<DeskKeys />} />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1.5, mb: 2.5 }}>
        <Box role="search" sx={{ flex: '1 1 0', minWidth: 0, maxWidth: 720 }}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            search={search}
            onSearch={(typed) => change({ search: typed, page: null, status: null })}
          />
        </Box>
        <Transfers />
      </Box>
      {search === '' ? (
        <DayOfVenue />
      ) : (
        <Suspense fallback={<DeskSkeleton />}>
          <SearchResults />
        </Suspense>
      )}
    </Box>
  );
}

function Transfers() {
  const { venueId } = useDeskState();
  const { venue } = useVenueOrFirst(venueId, 'desk.use');
  return venue ? <TransfersButton venueId={venue.id} timeZone={venue.timeZone} /> : null;
}

function DayOfVenue() {
  const { venueId, viewOf, courtId, change } = useDeskState();
  const { venue, error, isFetching, refetch } = useVenueOrFirst(venueId, 'desk.use');

  if (error) {
    return <ErrorState title={words.venuesFailed} error={error} retrying={isFetching} onRetry={refetch} />;
  }
  if (venue === undefined) return <DeskSkeleton />;
  if (venue === null) return <NothingToSell missing="venues" />;
  const view = viewOf(venue);
  return (
    <>
      <DayBar
        view={view}
        onVenue={(chosen) => change({ venue: chosen, court: null })}
        onDay={(day) => change({ day: day === view.today ? null : day })}
      />
      <VenueDay view={view} courtId={courtId} onCourt={(court) => change({ court })} />
    </>
  );
}
