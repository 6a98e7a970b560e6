import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { useOwnCategory } from '../../shared/model/own-category';
import { paths } from '../../shared/config/paths';
import { rulesOf } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { BackHomeButton } from '../../shared/ui/screen/back-home-button';
import { BackLink } from '../../shared/ui/screen/back-link';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { calendarPageQueries } from './calendar-page-queries';
import { CalendarSkeleton } from './components/calendar-skeleton';
import { VenueCalendar } from './components/venue-calendar';
import { texts } from './texts';

export function CalendarPage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(calendarPageQueries.venue(venueId));
  const config = useQuery(calendarPageQueries.config());
  const { category } = useOwnCategory(venue.data);
  const failed = [venue, config].filter(({ data, isError }) => isError && data === undefined);

  if (venue.isError && isNotFound(venue.error)) {
    return (
      <div className="s-wrap">
        <MessageScreen title={words.venueNotFound} action={<BackHomeButton variant="outlined" />} />
      </div>
    );
  }
  return (
    <div className="s-wrap">
      {venue.data ? (
        <PagePreview
          title={texts.previewTitle(venue.data.name)}
          description={texts.preview(venue.data.name)}
        />
      ) : null}
      <PageHeader
        title={texts.title}
        subtitle={venue.data?.name ?? ' '}
        back={<BackLink to={paths.venue(venueId)}>{texts.backToVenue}</BackLink>}
      />
      {failed.length > 0 ? (
        <ErrorState
          title={texts.failed}
          error={failed[0]?.error}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      ) : venue.isPending || config.isPending ? (
        <LoadingRegion>
          <CalendarSkeleton />
        </LoadingRegion>
      ) : venue.data && config.data ? (
        <VenueCalendar
          venue={venue.data}
          rules={rulesOf(venue.data)}
          bookingWindowDays={
            category?.windowDays ?? rulesOf(venue.data).windowDays ?? config.data.bookingWindowDays
          }
        />
      ) : null}
    </div>
  );
}
