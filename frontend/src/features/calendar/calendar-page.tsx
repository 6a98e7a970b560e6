import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { BackHomeButton } from '../../shared/ui/screen/back-home-button';
import { BackLink } from '../../shared/ui/screen/back-link';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { CalendarSkeleton } from './components/calendar-skeleton';
import { VenueCalendar } from './components/venue-calendar';
import { texts } from './texts';

export function CalendarPage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(venueQuery(venueId));

  if (venue.isError && isNotFound(venue.error)) {
    return (
      <div className="s-wrap">
        <MessageScreen title={words.venueNotFound} action={<BackHomeButton variant="outlined" />} />
      </div>
    );
  }
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
