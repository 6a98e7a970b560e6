import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { venueQuery } from '../../shared/api/venue-queries';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { LinkButton } from '../../shared/ui/link-button';
import { PageTitle } from '../../shared/ui/page-title';
import { LoadingRegion } from '../../shared/ui/skeletons';
import { VenueCourts } from './components/venue/venue-courts';
import { VenueHero } from './components/venue/venue-hero';
import { VenueSkeleton } from './components/venue/venue-skeleton';
import { texts } from './texts';

export function VenuePage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(venueQuery(venueId));

  if (venue.isPending) {
    return (
      <div className="s-wrap">
        <PageTitle>{texts.venue}</PageTitle>
        <h1 className="s-hidden">{texts.venue}</h1>
        <LoadingRegion>
          <VenueSkeleton />
        </LoadingRegion>
      </div>
    );
  }
  if (venue.isError) {
    return isNotFound(venue.error) ? (
      <VenueNotFound />
    ) : (
      <div className="s-wrap">
        <PageTitle>{texts.venue}</PageTitle>
        <ErrorState
          headingLevel="h1"
          title={texts.venueFailed}
          error={venue.error}
          retrying={venue.isFetching}
          onRetry={() => void venue.refetch()}
          wayOut={<BackHome />}
        />
      </div>
    );
  }
  return (
    <div className="s-wrap">
      <PageTitle>{venue.data.name}</PageTitle>
      <VenueHero venue={venue.data} />
      <VenueCourts venueId={venueId} />
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
        hint={texts.venueNotFoundHint}
        action={<BackHome />}
      />
    </div>
  );
}

function BackHome() {
  return (
    <LinkButton to={paths.home} variant="outlined">
      {words.backHome}
    </LinkButton>
  );
}
