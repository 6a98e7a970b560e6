import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { BackLink } from '../../shared/ui/back-link';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { LinkButton } from '../../shared/ui/link-button';
import { PageHeader } from '../../shared/ui/page-header';
import { PageTitle } from '../../shared/ui/page-title';
import { LoadingRegion } from '../../shared/ui/skeletons';
import { CalendarSkeleton } from './components/calendar-skeleton';
import { VenueCalendar } from './components/venue-calendar';
import { texts } from './texts';

export function CalendarPage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(venueQuery(venueId));

  if (venue.isError && isNotFound(venue.error)) return <VenueNotFound />;
  return (
    <div className="s-wrap">
      <PageHeader
        title={texts.title}
        subtitle={venue.data?.name ?? ' '}
        back={<BackLink to={paths.venue(venueId)}>{texts.backToVenue}</BackLink>}
      />
      {venue.isPending ? (
        <LoadingRegion>
          <CalendarSkeleton />
        </LoadingRegion>
      ) : venue.isError ? (
        <ErrorState
          title={texts.failed}
          error={venue.error}
          retrying={venue.isFetching}
          onRetry={() => void venue.refetch()}
        />
      ) : (
        <VenueCalendar venueId={venueId} timeZone={venue.data.timeZone} />
      )}
    </div>
  );
}

function VenueNotFound() {
  return (
    <div className="s-wrap">
      <PageTitle>{words.venueNotFound}</PageTitle>
      <EmptyState
        headingLevel="h1"
        title={words.venueNotFound}
        action={
          <LinkButton to={paths.home} variant="outlined">
            {words.backHome}
          </LinkButton>
        }
      />
    </div>
  );
}
