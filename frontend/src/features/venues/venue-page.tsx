import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { useIsInBrowser } from '../../shared/model/use-is-in-browser';
import { hasSpecifiedTerms, rulesOf } from '../../shared/model/venue-rules';
import { words } from '../../shared/texts/words';
import { BackHomeButton } from '../../shared/ui/screen/back-home-button';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LatePart } from '../../shared/ui/late/late-part';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { LoadingRegion } from '../../shared/ui/screen/skeletons';
import { DayBoard } from './components/venue/board/day-board';
import { VenueCourts } from './components/venue/venue-courts';
import { VenueHero } from './components/venue/venue-hero';
import { VenueSkeleton } from './components/venue/venue-skeleton';
import { texts } from './components/venue/texts';
import type { Venue } from './types';
import { venuePageQueries } from './venue-page-queries';

const MemberLine = lazyComponent(() => import('../../shared/ui/member-line').then((file) => file.MemberLine));
const VenueOpenGames = lazyComponent(() =>
  import('../../shared/ui/open-games/venue-open-games').then((file) => file.VenueOpenGames),
);
const VenueTerms = lazyComponent(() =>
  import('./components/venue/venue-terms').then((file) => file.VenueTerms),
);
const VenueFace = lazyComponent(() =>
  import('./components/venue/face/venue-face').then((file) => file.VenueFace),
);
const NearReviews = lazyComponent(() =>
  import('./components/reviews/near-reviews').then((file) => file.NearReviews),
);

export function VenuePage() {
  const { venueId = '' } = useParams();
  const { data: venue, error, isFetching, refetch } = useQuery(venuePageQueries.venue(venueId));
  usePrefetchQuery(venuePageQueries.courts(venueId)); // together with the venue, not after it

  // Fetched data stays when it cannot be fetched again, with all that a player types below it.
  return (
    <div className="s-wrap">
      {isNotFound(error) ? (
        <MessageScreen
          title={words.venueNotFound}
          hint={texts.venueNotFoundHint}
          action={<BackHomeButton variant="outlined" />}
        />
      ) : venue ? (
        <>
          <PageTitle>{venue.name}</PageTitle>
          <PagePreview title={venue.name} description={texts.venuePreview(venue.name, venue.location)} />
          <VenueHero venue={venue}>
            {venue.hasCategories ? (
              <Suspense fallback={null}>
                <MemberLine venue={venue} />
              </Suspense>
            ) : null}
            {venue.courtCount > 0 ? <DayBoard venue={venue} /> : null}
          </VenueHero>
          <VenueCourts venue={venue} />
          <LateParts venue={venue} />
        </>
      ) : (
        <>
          <PageTitle>{texts.venue}</PageTitle>
          {error ? (
            <ErrorState
              headingLevel="h1"
              title={texts.venueFailed}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
              wayOut={<BackHomeButton variant="outlined" />}
            />
          ) : (
            <>
              <h1 className="s-hidden">{texts.venue}</h1>
              <LoadingRegion>
                <VenueSkeleton />
              </LoadingRegion>
            </>
          )}
        </>
      )}
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
        <LatePart>
          <NearReviews venue={venue} />
        </LatePart>
      ) : null}
    </>
  );
}

function tellsAboutItself({ address, phone, amenities, houseRules }: Venue): boolean {
  return Boolean(address ?? phone ?? amenities ?? houseRules);
}
