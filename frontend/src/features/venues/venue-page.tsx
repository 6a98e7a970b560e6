import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { useIsInBrowser } from '../../shared/model/use-is-in-browser';
import { hasSpecifiedTerms, rulesOf } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { BackHomeButton } from '../../shared/ui/screen/back-home-button';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/screen/late-part';
import { lazyComponent } from '../../shared/ui/screen/lazy-component';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { NearPart } from '../../shared/ui/screen/near-part';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { DayBoard } from './components/venue/board/day-board';
import { VenueCourts } from './components/venue/venue-courts';
import { VenueHero } from './components/venue/venue-hero';
import { VenueSkeleton } from './components/venue/venue-skeleton';
import { texts } from './components/venue/texts';
import type { Venue } from './types';
import { reviewsAnchor } from './components/venue/rating-link';
import { venuePageQueries } from './venue-page-queries';

const VenueOpenGames = lazyComponent(() =>
  import('../../shared/ui/open-games/venue-open-games').then((file) => file.VenueOpenGames),
);
const VenueTerms = lazyComponent(() =>
  import('./components/venue/venue-terms').then((file) => file.VenueTerms),
);
const VenueFace = lazyComponent(() =>
  import('./components/venue/face/venue-face').then((file) => file.VenueFace),
);
const VenueReviews = lazyComponent(() =>
  import('./components/reviews/venue-reviews').then((file) => file.VenueReviews),
);

export function VenuePage() {
  const { venueId = '' } = useParams();
  const venue = useQuery(venuePageQueries.venue(venueId));
  usePrefetchQuery(venuePageQueries.courts(venueId)); // together with the venue, not after it

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
      <div className="s-wrap">
        <MessageScreen
          title={words.venueNotFound}
          hint={texts.venueNotFoundHint}
          action={<BackHomeButton variant="outlined" />}
        />
      </div>
    ) : (
      <div className="s-wrap">
        <PageTitle>{texts.venue}</PageTitle>
        <ErrorState
          headingLevel="h1"
          title={texts.venueFailed}
          error={venue.error}
          retrying={venue.isFetching}
          onRetry={() => void venue.refetch()}
          wayOut={<BackHomeButton variant="outlined" />}
        />
      </div>
    );
  }
  return (
    <div className="s-wrap">
      <PageTitle>{venue.data.name}</PageTitle>
      <PagePreview
        title={venue.data.name}
        description={texts.venuePreview(venue.data.name, venue.data.location)}
      />
      <VenueHero venue={venue.data} />
      {venue.data.courtCount > 0 ? <DayBoard venue={venue.data} /> : null}
      <VenueCourts venue={venue.data} />
      <LateParts venue={venue.data} />
    </div>
  );
}

/** Below what a player books with: open games, terms, the venue's own words, reviews. */
function LateParts({ venue }: { venue: Venue }) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;
  return (
    <>
      <LatePart>
        <VenueOpenGames venueId={venue.id} />
      </LatePart>
      {hasSpecifiedTerms(rulesOf(venue)) ? null : (
        <LatePart>
          <VenueTerms venue={venue} />
        </LatePart>
      )}
      {tellsAboutItself(venue) ? (
        <LatePart>
          <VenueFace venue={venue} />
        </LatePart>
      ) : null}
      {venue.ratingCount > 0 ? (
        <NearPart id={reviewsAnchor}>
          <LatePart>
            <VenueReviews venue={venue} />
          </LatePart>
        </NearPart>
      ) : null}
    </>
  );
}

function tellsAboutItself({ address, phone, amenities, houseRules }: Venue): boolean {
  return Boolean(address ?? phone ?? amenities ?? houseRules);
}
